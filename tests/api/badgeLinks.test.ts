/** The link in mail and text message opens only the badge, on any device. */
import { maskUrl } from '../../server/lib/masking';
import {
  registerConfirmedInChinese,
  registerConfirmed,
  newEmail,
  newMobile,
  registerVisitor,
  type Registration,
} from '../support/factories';
import { buildTestSite, textOf, type TestSite } from '../support/testSite';
import { OPEN, errorOf, type TestVisitor } from '../support/testApp';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite();
});
afterAll(() => site.close());
afterEach(() => site.clock.set(OPEN));

/** The links in messages to an address or number. */
async function linksTo(recipient: string): Promise<string[]> {
  const rows = await site.database.db
    .selectFrom('outbox_message')
    .select('text')
    .where('recipient', '=', recipient)
    .where('template', '=', 'registrationConfirmed')
    .orderBy('position')
    .execute();
  return rows.map(({ text }) => /http:\/\/127\.0\.0\.1:\d+(\/\S+\/b\/[\w-]{22})/.exec(text)?.[1] ?? '');
}

async function setUpRegistration(): Promise<{ anna: TestVisitor; registration: Registration; link: string }> {
  const anna = site.visitor({ locale: 'en' });
  const registration = await registerConfirmed(anna);
  const [link = ''] = await linksTo(registration.email);
  return { anna, registration, link };
}
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
const open = (link: string) =>
  site.visitor({ locale: 'en' }).request('ownBadgeLink', { path: { token: tokenOf(link) } });

test('shows another session the number, name, QR code and what to bring, but no contact data', async () => {
  const { registration: visit, link } = await setUpRegistration();
  expect(link).toMatch(/^\/en\/b\/[\w-]{22}$/);
  const page = await site.get(link);
  const text = textOf(page.html);
  expect(page.status).toBe(200);
  for (const part of [
    visit.number?.replaceAll('-', ' '),
    'Anna',
    'Two business cards',
    'Change or cancel my registration',
  ])
    expect(text).toContain(part);
  expect(page.html).toContain('role="img"');
  expect(page.html).not.toContain(visit.email);
  expect(page.html).not.toContain(String(visit['company']));
});

test('returns from the API exactly what the page shows', async () => {
  const { registration: visit, link } = await setUpRegistration();
  expect((await open(link)).data).toEqual({
    number: visit.number,
    name: expect.stringContaining('Anna'),
    qrContent: visit.qrContent,
    sessions: [],
  });
});

test('the text message has its own link in the language of the registration', async () => {
  const mobile = newMobile();
  await registerConfirmedInChinese(site.visitor({ locale: 'zh-cn' }), mobile);
  const [link = ''] = await linksTo(mobile);
  expect(link).toMatch(/^\/zh-cn\/b\//);
  expect((await open(link)).code).toBe(200);
});

test('the page is not stored in caches, not indexed by search engines and sends no referrer', async () => {
  const { link } = await setUpRegistration();
  const { headers, html } = await site.get(link);
  expect([headers['cache-control'], headers['referrer-policy'], headers['x-robots-tag']]).toEqual([
    'no-store',
    'no-referrer',
    'noindex',
  ]);
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test('stores only the token’s hash, and opening the link changes nothing', async () => {
  const { registration: visit, link } = await setUpRegistration();
  const rows = () =>
    site.database.db.selectFrom('badge_link').selectAll().where('registration_id', '=', visit.id).execute();
  const before = await rows();
  expect(JSON.stringify(before)).not.toContain(tokenOf(link));
  await site.get(link);
  await site.get(link);
  expect(await rows()).toEqual(before);
  expect((await open(link)).code).toBe(200);
});

test('the link expires when the registration is cancelled', async () => {
  const { anna, registration: visit, link } = await setUpRegistration();
  await anna.request('ownCancelRegistration', { path: { id: visit.id }, body: {} });
  expect(errorOf(await open(link))).toEqual({ code: 404, reason: 'link.notFound' });
  const page = await site.get(link);
  expect([page.status, textOf(page.html)]).toEqual([404, expect.stringContaining('This link has expired')]);
});

test('the link expires when the exhibition ends', async () => {
  const { link } = await setUpRegistration();
  site.clock.set('2026-04-03T14:59:59+08:00');
  expect((await open(link)).code).toBe(200);
  site.clock.set('2026-04-03T15:00:00+08:00');
  expect((await open(link)).code).toBe(404);
});

test('only the owner can revoke the links, and the next confirmation has a new one', async () => {
  const { anna, registration: visit, link } = await setUpRegistration();
  const path = { id: visit.id };
  expect(errorOf(await site.visitor().request('ownEndBadgeLinks', { path }))).toMatchObject({
    reason: 'visitor.notFound',
  });
  expect((await anna.request('ownEndBadgeLinks', { path })).data).toEqual({ ended: 1 });
  expect((await open(link)).code).toBe(404);
  await anna.request('ownResendRegistration', { path });
  const again = (await linksTo(visit.email)).at(-1) ?? '';
  expect(again).not.toBe(link);
  expect((await open(again)).code).toBe(200);
});

test('shows a page that explains an unknown link, and returns 404 for a malformed one', async () => {
  expect((await site.get('/en/b/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
  expect((await site.get('/en/b/toString')).status).toBe(404);
});

test('limits how often a client can open links', async () => {
  const { link } = await setUpRegistration();
  const [client, codes] = [site.visitor(), new Set<number>()];
  for (let count = 0; count < 121; count++) {
    const { code } = await client.request('ownBadgeLink', { path: { token: tokenOf(link) } });
    codes.add(code);
  }
  expect([...codes]).toEqual([200, 429]);
});

test.each([
  '/en/b/q3Jx0Vb7mZc1TgYkP9sLwQ',
  '/api/web/own/badge/q3Jx0Vb7mZc1TgYkP9sLwQ',
  '/api/web/seo?url=%2Fen%2Fb%2Fq3Jx0Vb7mZc1TgYkP9sLwQ',
])('logs and tracking do not contain the token of %s', (url) => {
  expect(maskUrl(url)).toBe(url.replace('q3Jx0Vb7mZc1TgYkP9sLwQ', '[hidden]'));
});

test('its owner can create a link on a shared device, ten a day', async () => {
  const { anna, registration: visit } = await setUpRegistration();
  const make = (client = anna) => client.request('ownMakeBadgeLink', { path: { id: visit.id } });
  const { path } = (await make()).data as { path: string };
  expect(path).toMatch(/^\/en\/b\/[\w-]{22}$/);
  expect((await open(path)).data).toMatchObject({ number: visit.number });
  for (let count = 1; count < 10; count++) expect((await make()).code).toBe(200);
  expect(errorOf(await make())).toMatchObject({ code: 429 });
});

test('creates no badge link for an unconfirmed visitor', async () => {
  const boris = site.visitor({ locale: 'en' });
  const { id } = await registerVisitor(boris, newEmail());
  expect(errorOf(await boris.request('ownMakeBadgeLink', { path: { id } }))).toEqual({
    code: 409,
    reason: 'visitor.notConfirmed',
  });
});
