/** Each page states the price of its own channel, from the edition, and cached pages expire when a price changes. */
import { readContent } from '../../server/content/read';
import { nextExpiry } from '../../server/ssr/expiry';
import {
  makeChineseBody,
  makeChineseQuestionnaireBody,
  newMobile,
  registerInChinese,
  type SavedRegistration,
} from '../support/factories';
import { buildTestSite, textOf, type TestSite } from '../support/testSite';
import { OPEN } from '../support/testApp';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite();
});
afterAll(() => site.close());
afterEach(() => site.clock.set(OPEN));

const LATE_FEE_START = '2026-03-24T00:00:00+08:00';
const read = async (url: string) => textOf((await site.get(url)).html);

test('the Chinese registration shows the end of free registration before its first field, and later the price', async () => {
  expect(await read('/zh-cn/audience/register/1')).toContain('2026年3月24日 00:00前预登记免费，之后登记费为¥50。');
  site.clock.set(LATE_FEE_START);
  expect(await read('/zh-cn/audience/register/1')).toContain('现在登记费为¥50');
});

test('the earlier me area shows the same, and registration from abroad is always free', async () => {
  site.clock.set(LATE_FEE_START);
  expect(await read('/me/register')).toMatch(/¥50/);
  expect(await read('/en/audience/registration')).toContain('Registration by email is free.');
  expect(await read('/en/audience/registration')).not.toContain('¥50');
});

test.each(['/zh-cn/landing/page1', '/mobile-devices/cn/landing/page1'])(
  '%s shows the price next to its button, and free until the fee begins',
  async (url) => {
    expect(await read(url)).toContain('2026年3月24日 00:00前预登记免费，之后登记费为¥50。');
    site.clock.set(LATE_FEE_START);
    expect(await read(url)).toContain('现在登记费为¥50');
  },
);

test('a delegation registers by mobile number, and is always free', async () => {
  site.clock.set(LATE_FEE_START);
  const page = await read('/en/audience/register/2');
  expect(page).toContain('Registration is free.');
  expect(page).not.toContain('by email is free');
});

test('the English landing page says that registration is free', async () => {
  site.clock.set(LATE_FEE_START);
  expect(await read('/en/landing2020')).toContain('Registration by email is free.');
});

test('a page cached before the fee shows the new price as soon as the fee begins', async () => {
  site.clock.set('2026-03-23T23:59:50+08:00');
  expect(await read('/ru/audience/register/1?by=mobile')).toContain('бесплатна, после');
  site.clock.set(LATE_FEE_START);
  expect(await read('/ru/audience/register/1?by=mobile')).toContain('сейчас стоит');
  // Also at a time other than midnight.
  const edition = {
    ...(await site.app.services.edition.current()),
    lateFee: { from: '2026-03-24T12:30:00+08:00', fen: 100 },
  };
  const clock = { now: () => new Date('2026-03-24T12:00:00+08:00') };
  const next = await nextExpiry(
    {
      edition: () => Promise.resolve(edition),
      nextAdvert: () => Promise.resolve(null),
      nextSession: () => Promise.resolve(null),
    },
    clock,
  );
  expect(new Date(next)).toEqual(new Date(edition.lateFee.from));
});

test('the submission time sets the price: a visitor who submitted before the fee owes nothing', async () => {
  site.clock.set('2026-03-23T23:59:59+08:00');
  const wang = site.visitor({ locale: 'zh-cn' });
  const { id, amountDue } = await registerInChinese(wang);
  expect(amountDue).toBe(0);
  site.clock.set(LATE_FEE_START);
  const { registration } = (await wang.request('visitorSubmitQuestion', { body: makeChineseQuestionnaireBody(id) }))
    .data as SavedRegistration;
  expect([registration.state, registration.amountDue]).toEqual(['confirmed', 0]);
});

test('a visitor who submits after the fee began owes it, whatever price the page showed', async () => {
  const wang = site.visitor({ locale: 'zh-cn' });
  const mobile = newMobile();
  site.clock.set('2026-03-23T23:59:00+08:00');
  await wang.verifyMobile(mobile);
  site.clock.set(LATE_FEE_START);
  const { next, registration } = (await wang.request('visitorInsert', { body: makeChineseBody(mobile) }))
    .data as SavedRegistration;
  expect([next, registration.amountDue]).toEqual(['payment', 5000]);
});

test('every page shows the reply time and mailboxes of the edition', async () => {
  const { content } = await readContent('content');
  // Requests about personal data have the 15 working days of the law.
  const pages = content.library.pages.filter(({ routeUrl }) => routeUrl !== '/privacy');
  const times =
    /(?:within|in) \w+ (?:working days?|hours)|[一二两三五\d]+个?(?:工作日|小时)内|за (?:\p{L}+|\d+) (?:рабочи|час)|\d+(?:営業日|時間)以内/giu;
  const found = JSON.stringify([content.menu, content.home, content.seo, pages]).match(times) ?? [];
  expect([...new Set(found)].sort()).toEqual(
    ['2个工作日内', '2営業日以内', 'within 2 working days', 'за 2 рабочи'].sort(),
  );
  expect(await read('/en/contact')).toContain('answered within 2 working days');
  expect((await site.get('/en/media')).html).toContain('press@imt-shenzhen.example');
});

test('menu, home and news use the price and dates of the edition', async () => {
  const home = await read('/en');
  expect(home).toContain('free before 24 March 2026, then ¥50');
  expect(home).not.toMatch(/[Ff]ree of charge until 30 March/);
  const { content, problems } = await readContent('content');
  expect(problems).toEqual([]);
  const texts = JSON.stringify([content.menu, content.home, content.news, content.seo]);
  expect(texts).toContain('2026年3月24日前免费，之后¥50');
  expect(texts).not.toContain('{edition.');
});
