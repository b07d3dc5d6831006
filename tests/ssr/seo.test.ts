/** Output for search engines, feed readers, calendars and link previews. */
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { xml2js } from 'xml-js';
import { LOCALES } from '@/rules/locales';
import { buildTestSite, type TestSite } from '../support/testSite';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite();
});
afterAll(() => site.close());

const origin = 'http://127.0.0.1:8080';
const request = (url: string) => site.app.inject({ url });
const idsOf = async (table: 'exhibitor' | 'news_item') =>
  (await site.database.db.selectFrom(table).select('id').execute()).map(({ id }) => id);

interface SitemapEntry {
  loc: { _text: string };
  'xhtml:link'?: { _attributes: { hreflang: string; href: string } }[];
}
async function sitemap<Root extends string>(url: string, root: Root): Promise<SitemapEntry[]> {
  const { body } = await request(url);
  const tree = xml2js(body, { compact: true }) as Record<Root, { url?: SitemapEntry[]; sitemap?: SitemapEntry[] }>;
  return tree[root].url ?? tree[root].sitemap ?? [];
}

test('the sitemap index names a part for pages and one per thousand records of each kind', async () => {
  const parts = await sitemap('/sitemap.xml', 'sitemapindex');
  expect(parts.map(({ loc }) => loc._text.replace(`${origin}/sitemaps/`, ''))).toEqual([
    'pages.xml',
    'exhibitors-1.xml',
    'products-1.xml',
    'products-2.xml',
    'news-1.xml',
    'videos-1.xml',
    'meetings-1.xml',
  ]);
});

test('a part lists each published record in five languages, each with all alternates', async () => {
  const entries = await sitemap('/sitemaps/exhibitors-1.xml', 'urlset');
  const ids = (await idsOf('exhibitor')).sort();
  expect(entries.map(({ loc }) => loc._text)).toEqual(
    ids.flatMap((id) => LOCALES.map((locale) => `${origin}/${locale}/exhibitor-list/details/${id}`)),
  );
  expect(entries[0]?.['xhtml:link']?.map(({ _attributes: { href } }) => href)).toEqual(
    LOCALES.map((locale) => `${origin}/${locale}/exhibitor-list/details/${ids[0]}`),
  );
});

test('omits unpublished news', async () => {
  const hidden = (
    await site.database.db.selectFrom('news_item').select('id').where('published', '=', false).execute()
  ).map(({ id }) => id);
  expect(hidden).toHaveLength(1);
  const { body } = await request('/sitemaps/news-1.xml');
  expect(hidden.filter((id) => body.includes(id))).toEqual([]);
});

test('every page in the part for pages exists', async () => {
  const entries = await sitemap('/sitemaps/pages.xml', 'urlset');
  const inEnglish = entries.map(({ loc }) => loc._text.replace(origin, '')).filter((path) => /^\/en(\/|$)/.test(path));
  expect(inEnglish.length).toBeGreaterThan(10);
  const answers = await Promise.all(inEnglish.map(async (path) => `${(await request(path)).statusCode} ${path}`));
  expect(answers.filter((response) => !response.startsWith('200'))).toEqual([]);
}, 60_000);

test.each(['/sitemaps/exhibitors-9.xml', '/sitemaps/people-1.xml', '/sitemaps/news-0.xml', '/news.rss?lang=xx'])(
  '%s does not exist',
  async (url) => {
    expect((await request(url)).statusCode).toBe(404);
  },
);

test('robots.txt names the sitemap and disallows calls', async () => {
  const { body } = await request('/robots.txt');
  expect(body).toContain('Disallow: /api/\n');
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
});

test('the newest news are a feed in the requested language', async () => {
  const { body, headers } = await request('/news.rss?lang=zh-cn');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const { rss } = xml2js(body, { compact: true }) as {
    rss: { channel: { language: { _text: string }; item: { title: { _cdata: string }; link: { _text: string } }[] } };
  };
  const { records } = await site.app.services.news.page({ current: 1, size: 30 }, 'zh-cn');
  expect(rss.channel.language._text).toBe('zh-CN');
  expect(rss.channel.item.map(({ title, link }) => [title._cdata, link._text])).toEqual(
    records.map(({ id, title }) => [title, `${origin}/zh-cn/news/details/${id}`]),
  );
});

test('the programme is a calendar with every meeting', async () => {
  const { body } = await request('/meetings.ics?lang=en');
  const { count } = await site.database.db
    .selectFrom('meeting')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('published', '=', true)
    .executeTakeFirstOrThrow();
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(Number(count));
});

test('a shared page has a picture with its title, rendered once', async () => {
  const { html } = await site.get('/ru/news');
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(picture).toBe(`${origin}/og/ru/news.png`);
  const first = await request('/og/ru/news.png');
  const { width, height, format } = await sharp(first.rawPayload).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
  expect((await request('/og/ru/news.png')).rawPayload.equals(first.rawPayload)).toBe(true);
  expect((await request('/og/en/news.png')).rawPayload.equals(first.rawPayload)).toBe(false);
  expect((await request('/og/ru/no-such-page.png')).statusCode).toBe(404);
});

test('the site can be installed as an application', async () => {
  const manifest = (await request('/app.webmanifest?lang=ja')).json<{
    lang: string;
    icons: { src: string; sizes: string }[];
  }>();
  expect(manifest.lang).toBe('ja');
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp((await request(src)).rawPayload).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('a generated picture is compressed to less than half, and decompresses to the same picture', async () => {
  const url = '/art/hero/0/27.svg?w=960&h=744&ground=none';
  const plain = await request(url);
  const small = await site.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect([plain.headers['content-encoding'], small.headers['content-encoding']]).toEqual([undefined, 'br']);
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  expect(small.rawPayload.length * 2).toBeLessThan(plain.rawPayload.length);
  expect([plain, small].map(({ headers }) => headers['vary'])).toEqual(['accept-encoding', 'accept-encoding']);
});
