/**
 * Form pages: one cached render for all users without a ticket; an individual render for users with one.
 */
import { sql } from 'kysely';
import { addField, nextText } from '../support/designer';
import { registerVisitor } from '../support/factories';
import { buildTestSite, textOf, type TestSite } from '../support/testSite';
import { newestOf } from '../support/newestOf.mjs';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite();
});
afterAll(() => site.close());

const PATH = '/en/audience/registration';
const VERSION = newestOf('visitor-en');

/** The HTML of a form page; the render ids make two renders distinguishable. */
async function open(path: string, cookie?: string): Promise<string> {
  const { status, html, headers } = await site.get(path, cookie ? { cookie } : {});
  expect({ status, cacheControl: headers['cache-control'] }).toEqual({ status: 200, cacheControl: 'no-store' });
  return html;
}

/** A registered visitor and her browser's cookie. */
async function anna(): Promise<{ cookie: string; name: string }> {
  const visitor = site.visitor({ locale: 'en' });
  const name = 'Anna-Unmistakable';
  await registerVisitor(visitor, undefined, { firstName: name });
  return { cookie: `${visitor.cookie}; webTicket=${visitor.ticket}`, name };
}

test('a client without a ticket gets the cached page', async () => {
  const [first, second, third] = [await open(PATH), await open(PATH), await open(PATH, 'sid=another-session')];
  expect(second).toBe(first);
  expect(third).toBe(first);
});

test('a client with a ticket gets a personal page, which is not shared', async () => {
  const anybodys = await open(PATH);
  const { cookie, name } = await anna();
  const own = await open(PATH, cookie);
  expect(textOf(own)).toContain(name);
  expect(await open(PATH)).toBe(anybodys);
  expect(anybodys).not.toContain(name);
  expect(await open(PATH, cookie)).not.toBe(own);
});

test('an expired ticket identifies nobody', async () => {
  const { cookie } = await anna();
  const ended = site.clock.now().toISOString();
  expect(await open(PATH, `${cookie}; ites_webTicket_expire=${ended}`)).toBe(await open(PATH));
});

test('the next page uses a newly published form version', async () => {
  const before = await open(PATH);
  const document = await nextText(site, 'visitor-en', addField());
  expect(await site.app.services.publishing.publish({ formId: 'visitor-en', document })).toMatchObject({
    state: 'published',
    version: VERSION + 1,
  });
  expect(before).toContain(`/forms/visitor-en/${VERSION}.json?v=`);
  const after = await open(PATH);
  expect(after).toContain(`/forms/visitor-en/${VERSION + 1}.json?v=`);
  expect(await open(PATH)).toBe(after);
});

test('sends the cached page while the database cannot return the form versions', async () => {
  const { db } = site.database;
  const page = await open(PATH);
  await sql`alter table form_version rename to form_version_away`.execute(db);
  try {
    expect(await open(PATH)).toBe(page);
    site.invalidateContent();
    expect((await site.get(PATH)).status).toBe(500);
  } finally {
    await sql`alter table form_version_away rename to form_version`.execute(db);
  }
  expect(await open(PATH)).toContain(`/forms/visitor-en/${VERSION + 1}.json?v=`);
});

test('sends the same cached page for every campaign, and another one for what it depends on', async () => {
  const page = await open(PATH);
  for (const campaign of ['utm_source=mail', 'source=wx&from=timeline'])
    expect(await open(`${PATH}?${campaign}`)).toBe(page);
  const chinese = '/zh-cn/audience/register/1';
  expect(await open(`${chinese}?source=wx&origin=landing`)).toBe(await open(chinese));
  const found = await open(`${PATH}?find=1`);
  expect(textOf(found)).not.toBe(textOf(page));
  expect(await open(`${PATH}?find=1`)).not.toBe(found);
});

test('a redirect of a form preserves the campaign', async () => {
  await site.get('/zh-cn/audience/register');
  const { status, headers } = await site.get('/zh-cn/audience/register?source=wx');
  expect({ status, location: headers.location }).toEqual({
    status: 302,
    location: '/zh-cn/audience/register/1?source=wx',
  });
});

test('a hundred simultaneous requests render a form once', async () => {
  site.invalidateContent();
  const all = await Promise.all(Array.from({ length: 100 }, () => open(PATH)));
  expect(new Set(all).size).toBe(1);
});
