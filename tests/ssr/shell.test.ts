/** Header, footer and advert places of rendered pages. */
import { buildTestSite, textOf, type TestSite } from '../support/testSite';
import { OPEN } from '../support/testApp';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite();
});
afterAll(() => site.close());
afterEach(() => site.clock.set(OPEN));

const links = (html: string) =>
  [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => ({
    href: /href="([^"]*)"/.exec(tag)?.[1]?.replace(/&amp;/g, '&'),
    isCurrent: /aria-current="page"/.test(tag),
  }));

test.each([
  ['/en/exhibitor-list?theme=2&k=laser', '/zh-cn/exhibitor-list?theme=2&k=laser'],
  ['/en/products?category=3&current=2', '/zh-cn/products?category=3&current=2'],
  ['/en/news?current=2', '/zh-cn/news?current=2'],
  ['/en/search?k=spindle&kind=news', '/zh-cn/search?k=spindle&kind=news'],
  ['/zh-cn/meeting?date=2026-04-01&theme=2', '/en/meeting?date=2026-04-01&theme=2'],
  ['/ru/products?new=1', '/ja/products?new=1'],
])('on %s the other language shows the same page', async (path, other) => {
  const { html } = await site.get(path);
  expect(links(html).map(({ href }) => href)).toContain(other);
});

test.each([
  ['/en/video', '/en/video'],
  ['/en/image', '/en/image'],
  ['/en/news', '/en/news'],
])('on %s the menu marks only %s as the current page', async (path, current) => {
  const { html } = await site.get(path);
  const menu = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  const marked = links(menu).filter(({ isCurrent }) => isCurrent);
  expect([...new Set(marked.map(({ href }) => href))]).toEqual([current]);
});

test.each([
  ['/en', 'From the organiser', 'Bring your program: toolpath clinic'],
  ['/en', 'Advertisement · Sixform Robotics', 'Sixform Robotics: a machine-tending cell you teach by hand'],
  ['/zh-cn', '广告 · ', '可拖动示教的上下料单元'],
  ['/en/exhibitor-list', 'Advertisement · Lancore Bearings', 'A bearing-life test rig in hall 15'],
  ['/en/products', 'From the organiser', 'Premieres'],
  ['/en/meeting', 'From the organiser', 'Seats left in the main forum'],
  ['/en/media', 'From the organiser', 'Apply for a media card'],
])('%s shows its advert and its advertiser: %s', async (path, from, title) => {
  const text = textOf((await site.get(path)).html);
  expect(text).toContain(from);
  expect(text).toContain(title);
});

test('news have their advert at the side', async () => {
  const news = links((await site.get('/en/news')).html).find(({ href }) => href?.startsWith('/en/news/details/'));
  const text = textOf((await site.get(news?.href ?? '')).html);
  expect(text).toContain('From the organiser');
  expect(text).toContain('Our manufacturing newsletter, once a month');
});

test('a cached page drops an advert at the moment it ends', async () => {
  site.clock.set('2026-03-31T17:59:50+08:00');
  expect(textOf((await site.get('/en/meeting')).html)).toContain('Seats left in the main forum');
  site.clock.set('2026-03-31T18:00:00+08:00');
  expect(textOf((await site.get('/en/meeting')).html)).not.toContain('Seats left in the main forum');
});

test('shows the number of views only for a video with views', async () => {
  const { html } = await site.get('/en/video');
  const video = links(html).find(({ href }) => /^\/en\/video\/details\//.test(href ?? ''))?.href ?? '';
  expect(textOf((await site.get(video)).html)).not.toMatch(/\bviews?\b/);
  await site.database.db.updateTable('video').set({ views: 3 }).execute();
  site.invalidateContent();
  expect(textOf((await site.get(video)).html)).toContain('3 views');
});

test.each([
  ['/zh-cn/about', '2026年3月10日', '收件箱', '网站日期：'],
  ['/zh-tw/about', '2026年3月10日', '收件匣', '網站日期：'],
  ['/ja/about', '2026年3月10日', '受信トレイ', 'サイトの日時：'],
  ['/ru/about', '10 марта 2026', 'во входящих', 'Дата на сайте: '],
  ['/en/about', '10 March 2026', 'inbox', 'Site date: '],
])('the sandbox on %s writes its date as %s', async (path, date, inbox, clock) => {
  const { html } = await site.get(path);
  expect(links(html).map(({ href }) => href)).toContain('/dev/inbox');
  const text = textOf(html);
  expect(text.slice(0, text.indexOf(date) + date.length)).toMatch(new RegExp(`${inbox}.*${clock}${date}$`));
});
