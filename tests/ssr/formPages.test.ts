/**
 * Form pages: one cached render for all users without a ticket, with a nonce per response; an individual render for
 * users with one.
 */
import { sql } from 'kysely';
import { addField, nextText } from '../support/designer';
import { registerVisitor } from '../support/factories';
import { buildTestSite, textOf, type TestSite } from '../support/testSite';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite();
});
afterAll(() => site.close());

const PATH = '/en/audience/registration';

/** A page and its nonce; the render ids make two renders distinguishable. */
async function open(path: string, cookie?: string) {
  const { status, html, headers } = await site.get(path, cookie ? { cookie } : {});
  const nonce = /<meta property="csp-nonce" content="" nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const policy = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  expect({ status, policy, cacheControl: headers['cache-control'] }).toEqual({
    status: 200,
    policy: nonce,
    cacheControl: 'no-store',
  });
  return { html, nonce, drawing: html.replace(nonce, '') };
}

/** A registered visitor and her browser's cookie. */
async function anna(): Promise<{ cookie: string; name: string }> {
  const visitor = site.visitor({ locale: 'en' });
  const name = 'Anna-Unmistakable';
  await registerVisitor(visitor, undefined, { firstName: name });
  return { cookie: `${visitor.cookie}; webTicket=${visitor.ticket}`, name };
}

test('a client without a ticket gets the cached page with a unique nonce', async () => {
  const [first, second, third] = [await open(PATH), await open(PATH), await open(PATH, 'sid=another-session')];
  expect(second.drawing).toBe(first.drawing);
  expect(third.drawing).toBe(first.drawing);
  expect(new Set([first.nonce, second.nonce, third.nonce]).size).toBe(3);
  for (const { nonce } of [first, second, third]) expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
});

test('a client with a ticket gets a personal page, which is not shared', async () => {
  const anybodys = await open(PATH);
  const { cookie, name } = await anna();
  const own = await open(PATH, cookie);
  expect(textOf(own.html)).toContain(name);
  expect((await open(PATH)).drawing).toBe(anybodys.drawing);
  expect(anybodys.html).not.toContain(name);
  expect((await open(PATH, cookie)).drawing).not.toBe(own.drawing);
});

test('an expired ticket identifies nobody', async () => {
  const { cookie } = await anna();
  const ended = site.clock.now().toISOString();
  expect((await open(PATH, `${cookie}; ites_webTicket_expire=${ended}`)).drawing).toBe((await open(PATH)).drawing);
});

test('the next page uses a newly published form version', async () => {
  const before = await open(PATH);
  const document = await nextText(site, 'visitor-en', addField());
  expect(await site.app.services.publishing.publish({ formId: 'visitor-en', document })).toMatchObject({
    state: 'published',
    version: 3,
  });
  expect(before.html).toContain('/forms/visitor-en/2.json?v=');
  const after = await open(PATH);
  expect(after.html).toContain('/forms/visitor-en/3.json?v=');
  expect((await open(PATH)).drawing).toBe(after.drawing);
});

test('sends the cached page while the database cannot return the form versions', async () => {
  const { db } = site.database;
  const { drawing } = await open(PATH);
  await sql`alter table form_version rename to form_version_away`.execute(db);
  try {
    expect((await open(PATH)).drawing).toBe(drawing);
    site.invalidateContent();
    expect((await site.get(PATH)).status).toBe(500);
  } finally {
    await sql`alter table form_version_away rename to form_version`.execute(db);
  }
  expect((await open(PATH)).html).toContain('/forms/visitor-en/3.json?v=');
});

test('sends the same cached page for every campaign, and another one for what it depends on', async () => {
  const { drawing } = await open(PATH);
  for (const campaign of ['utm_source=mail', 'source=wx&from=timeline'])
    expect((await open(`${PATH}?${campaign}`)).drawing).toBe(drawing);
  const chinese = '/zh-cn/audience/register/1';
  expect((await open(`${chinese}?source=wx&origin=landing`)).drawing).toBe((await open(chinese)).drawing);
  const found = await open(`${PATH}?find=1`);
  expect(textOf(found.html)).not.toBe(textOf(drawing));
  expect((await open(`${PATH}?find=1`)).drawing).not.toBe(found.drawing);
});

test('a redirect of a form preserves the campaign', async () => {
  await site.get('/zh-cn/audience/register');
  const { status, headers } = await site.get('/zh-cn/audience/register?source=wx');
  expect({ status, location: headers.location }).toEqual({
    status: 302,
    location: '/zh-cn/audience/register/1?source=wx',
  });
});

test('a hundred simultaneous requests render a form once, and each response has its own nonce', async () => {
  site.invalidateContent();
  const all = await Promise.all(Array.from({ length: 100 }, () => open(PATH)));
  expect(new Set(all.map(({ drawing }) => drawing)).size).toBe(1);
  expect(new Set(all.map(({ nonce }) => nonce)).size).toBe(100);
});
