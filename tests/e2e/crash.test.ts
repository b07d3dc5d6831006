/**
 * Acknowledged writes survive when a process is killed, stopped or loses its database (security.md). The site is the
 * built one, in its own process.
 */
import { newEmail, makeRegistrationBody } from '../support/factories';
import { startPostgres } from '../support/postgresServer.mjs';
import { createApiClient } from './apiClient';
import { FlakyProxy } from '../support/flakyProxy';
import { Site } from './site';
import { until } from '../support/until';

/** All clients of this file share one IP address. */
const sharedNetwork = { SHARED_NETWORKS: '127.0.0.0/8' };
const WRITERS = 6;
const MIN_REGISTRATIONS = 12;

/** The specification's maximum time without the database. */
const MAX_RESPONSE_MS = 3_000;

/** Registers a person in English. Resolves with the address once the server has responded with success. */
async function register(site: Site): Promise<string> {
  const request = createApiClient(site);
  const email = newEmail();
  const { data: captcha } = await request('/verification/sendImageCode', { purpose: 'registration' });
  const captchaId = captcha['captchaId'] ?? '';
  await request('/captcha/checkVerificationResult', { captchaId, ...(await site.captcha(captchaId)) });
  await request('/web/own/email-code', { email, purpose: 'registration' });
  await request('/web/own/email-code/check', { email, purpose: 'registration', code: await site.code(email) });
  const response = await request('/visit/regist/info/en/insert', makeRegistrationBody(email));
  if (response.code !== 200) throw new Error(`${email} could not register: ${JSON.stringify(response)}`);
  return email;
}

const isRegistered = async (site: Site, email: string): Promise<unknown> =>
  (await createApiClient(site)('/visit/regist/info/en/existEmail', { email })).data['exists'];

/** Registers continuously in parallel until the server is gone. Adds the acknowledged addresses to the list. */
async function registerUntilKilled(site: Site, acknowledged: string[]): Promise<void> {
  for (;;) {
    const email = await register(site).catch(() => null);
    if (email === null) return;
    acknowledged.push(email);
  }
}

const databases: [name: string, open: () => Promise<{ env: Record<string, string>; close: () => void }>][] = [
  ['PGlite', () => Promise.resolve({ env: {}, close: () => undefined })],
  [
    'PostgreSQL',
    async () => {
      const server = await startPostgres([]);
      return { env: { DATABASE_URL: server.url }, close: () => server.stop() };
    },
  ],
];

test.each(databases)(
  'on %s: a confirmed registration survives kill -9 in the middle of writing',
  async (_name, open) => {
    const { env, close } = await open();
    const site = await Site.start({ ...sharedNetwork, ...env });
    const acknowledged: string[] = [];
    const writers = Array.from({ length: WRITERS }, () => registerUntilKilled(site, acknowledged));
    await until(() => acknowledged.length >= MIN_REGISTRATIONS);
    await site.kill();
    await Promise.all(writers);
    await site.boot();
    expect(await isRegistered(site, newEmail())).toBe(false);
    const found = await Promise.all(acknowledged.map((email) => isRegistered(site, email)));
    expect(acknowledged.filter((_email, at) => found[at] !== true)).toEqual([]);
    // The site still works.
    expect(await isRegistered(site, await register(site))).toBe(true);
    await site.remove();
    close();
  },
);

test('SIGTERM under load: every accepted request gets a complete response, and the process exits with 0', async () => {
  // For two seconds it accepts new requests, as for a proxy that has not noticed the shutdown yet
  // (docs/operations.md).
  const site = await Site.start({ ...sharedNetwork, DRAIN_SECONDS: '2' });
  const pages = Array.from({ length: 60 }, (_one, at) =>
    fetch(`${site.url}/en/news?page=${(at % 3) + 1}&at=${at}`)
      .then(async (response) => ({ status: response.status, isWhole: (await response.text()).includes('</html>') }))
      .catch((error: { cause?: { code?: string } }) => error.cause?.code ?? 'cut off'),
  );
  // Some requests are done, some are rendering, the others wait.
  await Promise.race(pages);
  const code = await site.stop();
  expect(code).toBe(0);
  expect(await Promise.all(pages)).toEqual(pages.map(() => ({ status: 200, isWhole: true })));
  await site.remove();
});

test('returns 503 in time with a clear message while the database is unavailable, then recovers without data loss', async () => {
  const server = await startPostgres([]);
  const proxy = new FlakyProxy(server.port);
  await proxy.open();
  const site = await Site.start({
    ...sharedNetwork,
    DATABASE_URL: server.url.replace(`:${server.port}/`, `:${proxy.port}/`),
  });
  const email = await register(site);
  expect(await isRegistered(site, email)).toBe(true);

  await proxy.disconnect();
  for (let time = 0; time < 3; time++) {
    const started = performance.now();
    const call = await fetch(`${site.url}/api/visit/regist/info/en/existEmail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-locale': 'en' },
      body: JSON.stringify({ email }),
    });
    expect(call.status).toBe(503);
    expect(await call.json()).toMatchObject({ code: 503, data: { reason: 'server.unavailable' } });
    expect(performance.now() - started).toBeLessThan(MAX_RESPONSE_MS);
  }
  // A page that was never rendered, so that no cache has it.
  const started = performance.now();
  const page = await fetch(`${site.url}/en/search?k=never-asked`);
  const html = await page.text();
  expect(performance.now() - started).toBeLessThan(MAX_RESPONSE_MS);
  expect({ status: page.status, type: page.headers.get('content-type') }).toEqual({
    status: 503,
    type: 'text/html; charset=utf-8',
  });
  expect(html).toContain('Network error');
  expect(html).not.toMatch(/ECONN|postgres|Unexpected Application Error/i);
  expect((await fetch(`${site.url}/health`)).status).toBe(200);

  await proxy.open();
  await until(async () => (await fetch(`${site.url}/ready`)).status === 200);
  expect(await isRegistered(site, email)).toBe(true);
  expect(await isRegistered(site, await register(site))).toBe(true);
  await site.remove();
  await proxy.disconnect();
  server.stop();
});
