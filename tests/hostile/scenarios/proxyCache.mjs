// nginx caches public pages of the site: it sends what the site would send, never one user's page to another, and
// never an expired page.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { startProxy } from '../../../deploy/rehearsal/processes.mjs';
import { freePort } from '../../support/postgresServer.mjs';

const PAGE = '/en/exhibitor-list';
const FORM = '/en/audience/registration';
const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' };

async function get(port, path, headers = {}) {
  const call = request({ host: '127.0.0.1', port, path, headers }).end();
  const [response] = await once(call, 'response');
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}

const cacheStatus = ({ headers }) => headers['x-cache-status'] ?? null;
const htmlOf = ({ headers, body }) =>
  (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();

/** The text before the date of the site's clock in the demo banner. */
const [CLOCK_TEXT] = JSON.parse(readFileSync('locales/en/shell.json', 'utf8'))['shell.sandboxClock'].split('{time}');

/** The date of the site's clock, from the demo banner of each page. */
const dateOn = (page) => new RegExp(`${CLOCK_TEXT}(\\d+ \\w+)`).exec(htmlOf(page))?.[1];

/** A page expires at midnight in Shanghai: through nginx the new date appears when the site has it. */
async function checkMidnightExpiry(startSite, folder) {
  const site = await startSite({ TRUST_PROXY: '1', SITE_NOW: '2026-03-01T23:59:40+08:00' });
  const port = await freePort();
  const nginx = await startProxy(folder, port, [site]);
  try {
    for (let tries = 0; tries < 240; tries++) {
      await get(port, PAGE);
      const direct = dateOn(await get(site.port, PAGE));
      if (direct === '2 March')
        return dateOn(await get(port, PAGE)) === direct ? [] : ['nginx sends a page of the day before'];
      await wait(250);
    }
    return ['the page did not change at midnight'];
  } finally {
    nginx.stop();
  }
}

export async function run({ startSite }) {
  if (spawnSync('nginx', ['-v']).error) return { problems: [], skipReason: 'nginx is not installed' };
  const site = await startSite({ TRUST_PROXY: '1' });
  const folder = mkdtempSync(join(tmpdir(), 'hostile-nginx-'));
  const port = await freePort();
  const nginx = await startProxy(folder, port, [site]);
  const problems = [];
  const expect = (what, actual, expected) => {
    const [actualJson, expectedJson] = [actual, expected].map((value) => JSON.stringify(value ?? null));
    if (actualJson !== expectedJson)
      problems.push(`${what}: ${actualJson.slice(0, 200)} instead of ${expectedJson.slice(0, 200)}`);
  };
  const statusesOf = async (path, ...requestHeaders) => {
    const statuses = [];
    for (const headers of requestHeaders) statuses.push(cacheStatus(await get(port, path, headers)));
    return statuses;
  };
  try {
    // Cached responses equal the site's.
    for (const headers of [BROTLI, { 'accept-encoding': 'gzip' }, {}]) {
      const direct = await get(site.port, PAGE, headers);
      await get(port, PAGE, headers);
      const cached = await get(port, PAGE, headers);
      expect('cache status of a second client', cacheStatus(cached), 'HIT');
      expect('body from the cache', htmlOf(cached) === htmlOf(direct), true);
      for (const name of [
        'content-type',
        'content-encoding',
        'content-security-policy',
        'etag',
        'vary',
        'cache-control',
      ])
        expect(`${name} from the cache`, cached.headers[name], direct.headers[name]);
      const again = await get(port, PAGE, { ...headers, 'if-none-match': direct.headers.etag });
      expect('a page that the client has cached', [again.status, again.body.length], [304, 0]);
    }
    // Two encodings, whatever the Accept-Encoding list looks like.
    const news = '/en';
    expect(
      'one cache entry per encoding',
      await statusesOf(
        news,
        { 'accept-encoding': 'br' },
        { 'accept-encoding': 'gzip, BR;q=0.5' },
        { 'accept-encoding': 'br;q=0, gzip' },
        { 'accept-encoding': 'identity' },
      ),
      ['MISS', 'HIT', 'MISS', 'HIT'],
    );
    // One user's headers change nothing for another.
    const poisoned = '/en/products';
    const otherHeaders = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'accept-language': 'ru',
      cookie: 'locale=ru',
    };
    const first = await get(port, poisoned, otherHeaders);
    const second = await get(port, poisoned);
    expect('a page after a client with other headers', cacheStatus(second), 'HIT');
    expect('headers of one client in the page', /evil\.example/.test(htmlOf(first)), false);
    expect('the page of another client', htmlOf(second), htmlOf(await get(site.port, poisoned)));
    // A request with a ticket bypasses the cache.
    const ticket = { cookie: 'webTicket=abc' };
    expect('a ticket', await statusesOf('/en/video', ticket, ticket, {}, {}), ['BYPASS', 'BYPASS', 'MISS', 'HIT']);
    // A form page is personal.
    const forms = await Promise.all(Array.from({ length: 20 }, () => get(port, FORM, BROTLI)));
    expect('form pages from the cache', forms.filter((page) => cacheStatus(page) !== 'MISS').length, 0);
    // Errors, the API and files are not cached.
    expect('a page that does not exist', await statusesOf('/en/nothing-here', {}, {}), ['MISS', 'MISS']);
    expect('the API', await statusesOf('/api/web/own/client', {}, {}), [null, null]);
    expect(
      'monitoring paths',
      (await Promise.all(['/metrics', '/ready', '/stub_status'].map((path) => get(port, path)))).map(
        ({ status }) => status,
      ),
      [404, 404, 404],
    );
    const counted = await get(nginx.statusPort, '/stub_status');
    expect('the count of requests', /^\s*\d+ \d+ \d+/m.test(counted.body.toString()), true);
    // While the site is down, cached pages are served, but no forms.
    await wait(11_000);
    await site.stop();
    expect(
      'a page while the site is down',
      [(await get(port, PAGE, BROTLI)).status, (await get(port, FORM)).status],
      [200, 502],
    );
    problems.push(...(await checkMidnightExpiry(startSite, mkdtempSync(join(folder, 'midnight-')))));
  } finally {
    nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { problems, pages: 6 };
}
