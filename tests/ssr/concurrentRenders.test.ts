import { buildTestSite, textOf, type TestSite } from '../support/testSite';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite();
}, 60_000);
afterAll(() => site.close());

test('pages rendered concurrently in two languages never mix', async () => {
  const [russian, chinese] = await Promise.all([site.get('/ru'), site.get('/zh-cn')]);
  const alone = { ru: textOf(russian.html), 'zh-cn': textOf(chinese.html) };
  const languages = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'ru' : 'zh-cn') as keyof typeof alone);
  const pages = await Promise.all(languages.map((language) => site.get(`/${language}?draw=1`)));
  pages.forEach(({ html }, index) => expect(textOf(html)).toBe(alone[languages[index] ?? 'ru']));
});
