/**
 * An internal error renders the 500 error page in the layout of its page: never a blank page or a technical message.
 */
import { table } from '../../src/app/routes/table';
import { reloadRoutes } from '../../src/app/entry.server';
import { buildTestSite, textOf, type TestSite } from '../support/testSite';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite();
});
afterAll(() => site.close());

type Row = (typeof table)[number];
type Loaded = Awaited<ReturnType<Row['page']>>;

/** Replaces the page of a row for one request. */
async function getWithPage(name: Row['name'], url: string, page: Row['page']) {
  const row = table.find((each) => each.name === name);
  if (!row) throw new Error(`There is no row ${name}.`);
  const { page: originalPage } = row;
  row.page = page;
  reloadRoutes();
  try {
    return await site.get(url);
  } finally {
    row.page = originalPage;
  }
}

const missingPage = () => Promise.resolve({} as Loaded);
const rejectChunk = () => Promise.reject(new Error('Cannot find module'));
const failing = async (): Promise<Loaded> => ({
  page: { load: () => Promise.reject(new TypeError('x is undefined')), Component: () => null },
});

const unrenderable = async (): Promise<Loaded> => ({
  page: {
    Component: () => {
      throw new TypeError('x is undefined');
    },
  },
});

test.each([
  ['names an unknown page', 'contact', '/en/contact', missingPage],
  ['has a missing module', 'contact', '/ru/contact', rejectChunk],
  ['fails while loading', 'contact', '/zh-cn/contact', failing],
  ['fails to render', 'contact', '/ja/contact', unrenderable],
  ['names an unknown form', 'registration', '/en/audience/registration', missingPage],
] as const)('§8.6b a route that %s is the error page: %s at %s', async (_what, name, url, page) => {
  const { status, html, lang, headers } = await getWithPage(name, url, page);
  expect({ status, cacheControl: headers['cache-control'], type: headers['content-type'] }).toEqual({
    status: 500,
    cacheControl: 'no-store',
    type: 'text/html; charset=utf-8',
  });
  const text = textOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '');
  expect(text).toContain('500');
  expect(text).toContain(
    { en: 'Network error', ru: 'Ошибка сети', 'zh-CN': '网络错误，请稍后重试', ja: 'ネットワークエラー' }[lang] ??
      'a language of the test',
  );
  expect(html).not.toMatch(/x is undefined|Cannot find module/);
  // The next request gets the page.
  expect((await site.get(url)).status).toBe(200);
});

test('without a database a page says so in its language, within a document of this site and without internal details', async () => {
  const unavailableSite = await buildTestSite();
  await unavailableSite.database.close();
  const { statusCode: status } = await unavailableSite.app.inject('/api/web/own/edition');
  expect(status).toBeGreaterThanOrEqual(500);
  for (const [url, lang, words] of [
    ['/en/search?k=laser', 'en', 'Network error'],
    ['/ja/audience/registration', 'ja', 'ネットワークエラー'],
  ] as const) {
    const page = await unavailableSite.get(url);
    expect({ status: page.status, lang: page.lang, type: page.headers['content-type'] }).toEqual({
      status,
      lang,
      type: 'text/html; charset=utf-8',
    });
    expect(textOf(/<main[\s\S]*<\/main>/.exec(page.html)?.[0] ?? '')).toContain(words);
    expect(page.html).not.toMatch(/Unexpected Application Error|closed|PGlite/);
  }
  await unavailableSite.app.close();
});
