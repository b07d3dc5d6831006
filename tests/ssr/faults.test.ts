/**
 * An internal error renders the 500 error page in the layout of its page: never a blank page or a technical message.
 */
import { routes } from '../../src/app/routes/routes';
import { reloadRoutes } from '../../src/app/entry.server';
import { buildTestSite, textOf, type TestSite } from '../support/testSite';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite();
});
afterAll(() => site.close());

type Route = (typeof routes)[number];
type Loaded = Awaited<ReturnType<Route['page']>>;

/** Replaces the page of a route for one request. */
async function getWithPage(name: Route['name'], url: string, page: Route['page']) {
  const route = routes.find((each) => each.name === name);
  if (!route) throw new Error(`There is no route ${name}.`);
  const { page: originalPage } = route;
  route.page = page;
  reloadRoutes();
  try {
    return await site.get(url);
  } finally {
    route.page = originalPage;
  }
}

const moduleWithoutPage = () => Promise.resolve({} as Loaded);
const failImport = () => Promise.reject(new Error('Cannot find module'));
const failInLoad = async (): Promise<Loaded> => ({
  page: { load: () => Promise.reject(new TypeError('x is undefined')), Component: () => null },
});

const throwInRender = async (): Promise<Loaded> => ({
  page: {
    Component: () => {
      throw new TypeError('x is undefined');
    },
  },
});

test.each([
  ['whose module exports no page', 'contact', '/en/contact', moduleWithoutPage],
  ['whose module fails to load', 'contact', '/ru/contact', failImport],
  ['that throws in load', 'contact', '/zh-cn/contact', failInLoad],
  ['that throws while rendering', 'contact', '/ja/contact', throwInRender],
  ['of a form whose module exports no page', 'registration', '/en/audience/registration', moduleWithoutPage],
] as const)('§8.6b renders the error page for a route %s: %s at %s', async (_what, name, url, page) => {
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
