import { buildTestSite, textOf, type TestSite } from '../support/testSite';
import { LOCALES, languageTag } from '../../src/rules/locales';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite();
});
afterAll(() => site.close());

test.each(LOCALES)(
  'the home page in %s has its language, title, description, canonical and all alternates',
  async (locale) => {
    const { status, lang, title, html } = await site.get(`/${locale}`);
    expect({ status, lang }).toEqual({ status: 200, lang: languageTag(locale) });
    expect(title.length).toBeGreaterThan(10);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html).toContain(`<link rel="canonical" href="http://127.0.0.1:8080/${locale}"/>`);
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language, href]) => [language, href],
    );
    expect(alternates).toEqual(LOCALES.map((other) => [languageTag(other), `http://127.0.0.1:8080/${other}`]));
  },
);

test('the root is the home page in Simplified Chinese, and its canonical URL has the language', async () => {
  const { status, lang, html } = await site.get('/');
  expect({ status, lang }).toEqual({ status: 200, lang: 'zh-CN' });
  expect(html).toContain('<link rel="canonical" href="http://127.0.0.1:8080/zh-cn"/>');
});

test('links to other languages preserve the query of the page: keyword, filters and page number', async () => {
  const { html } = await site.get('/en/search?k=laser&utm_source=mail&kind=product');
  const links = new Set([...html.matchAll(/<a href="(\/ru\/search[^"]*)"/g)].map(([, href]) => href));
  // Campaign keys are added in the browser: a cached page is the same for all of them.
  expect([...links]).toEqual(['/ru/search?k=laser&amp;kind=product']);
});

test('the Russian page shows the Russian menu of the API', async () => {
  const { html } = await site.get('/ru');
  const { data } = await site.visitor({ locale: 'ru' }).call('GET', '/web/menu/menu');
  const names = (data as { name: string }[]).map(({ name }) => name);
  expect(names).toContain('Посетителям');
  const text = textOf(html);
  for (const name of names) expect(text).toContain(name);
});

test('a news title is in Traditional Chinese on the zh-tw page', async () => {
  const { data } = await site.visitor({ locale: 'zh-tw' }).call('POST', '/web/news/findPage', { current: 1, size: 1 });
  const { data: simplified } = await site
    .visitor({ locale: 'zh-cn' })
    .call('POST', '/web/news/findPage', { current: 1, size: 1 });
  const title = (data as { records: { title: string }[] }).records[0]?.title ?? '';
  expect(title).not.toBe((simplified as { records: { title: string }[] }).records[0]?.title);
  expect(textOf((await site.get('/zh-tw/news')).html).replace(/\s/g, '')).toContain(title.replace(/\s/g, ''));
});

test('every text of the home page is present without a script', async () => {
  const { html } = await site.get('/en');
  const { data } = await site.visitor().call('GET', '/web/home/home');
  const home = data as Record<string, { title: string; items?: { title?: string; name?: string }[] }>;
  const text = textOf(html)
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s/g, '');
  for (const [block, { title, items = [] }] of Object.entries(home)) {
    if (block !== 'hero') expect(text).toContain(title.replace(/\s/g, ''));
    for (const item of items) expect(text).toContain((item.title ?? item.name ?? '').replace(/\s/g, ''));
  }
});

test('each meeting, video and exhibitor of the home page leads to its own page', async () => {
  const { data } = await site.visitor().call('GET', '/web/home/home');
  const { conference, videos, exhibitors } = data as Record<string, { items: { link: string; name: string }[] }>;
  const items = [conference, videos, exhibitors].flatMap((block) => block?.items ?? []);
  const responses = await Promise.all(items.map(({ link }) => site.get(link)));
  expect(
    responses.map(({ status, html }) => [status, /"@type":"(BusinessEvent|VideoObject|Organization)"/.test(html)]),
  ).toEqual(items.map(() => [200, true]));
});

test('a page has structured data for its breadcrumbs, in its language and with absolute URLs', async () => {
  const { html } = await site.get('/en/news');
  const [, list] = /<script type="application\/ld\+json">([^<]*BreadcrumbList[^<]*)<\/script>/.exec(html) ?? [];
  expect((JSON.parse(list ?? '{}') as { itemListElement: object[] }).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://127.0.0.1:8080/en' },
    { '@type': 'ListItem', position: 2, name: 'News', item: 'http://127.0.0.1:8080/en/news' },
  ]);
});

test('the programme has structured data for the meetings of its day', async () => {
  const { html } = await site.get('/en/meeting');
  const [, list] = /<script type="application\/ld\+json">([^<]*"ItemList"[^<]*)<\/script>/.exec(html) ?? [];
  const { itemListElement = [] } = JSON.parse(list ?? '{}') as { itemListElement?: { url: string }[] };
  const { data } = await site
    .visitor()
    .call('POST', '/web/meeting/findPage', { current: 1, size: 100, date: '2026-03-31' });
  const { records } = data as { records: { id: string }[] };
  expect(itemListElement.map(({ url }) => url)).toEqual(
    records.map(({ id }) => `http://127.0.0.1:8080/en/meeting/details/${id}`),
  );
  expect(records.length).toBeGreaterThan(3);
});

test.each([
  ['/xx/about', 'zh-CN'],
  ['/en/no-such-page', 'en'],
  ['/ru/a/b/c', 'ru'],
  ['/en/news/details/nope', 'en'],
  ['/no/such/address', 'zh-CN'],
])('§4.13b §8.6a %s returns 404 in two languages', async (url, language) => {
  const { status, lang, html } = await site.get(url);
  expect({ status, lang }).toEqual({ status: 404, lang: language });
  expect(textOf(html)).toContain('This page could not be found');
  expect(textOf(html)).toMatch(/[\u4e00-\u9fff]/);
});

test('the title of an unknown page says so, whether or not it was requested before', async () => {
  const titles = [];
  for (const _turn of [1, 2]) titles.push((await site.get('/en/no-such-page')).title);
  expect(titles).toEqual(Array(2).fill('This page could not be found'));
});

test('the camera is allowed only where codes are scanned', async () => {
  const { data } = await site.visitor().call('POST', '/web/meeting/findPage', { current: 1, size: 1 });
  const { records } = data as { records: { id: string }[] };
  const id = records[0]?.id ?? '';
  const allowed = async (path: string) =>
    /camera=\(self\)/.test(String((await site.get(path)).headers['permissions-policy']));
  expect(await allowed(`/en/meeting/signin/${id}`)).toBe(true);
  expect(await allowed('/en/meeting/signin')).toBe(true);
  expect(await allowed(`/en/meeting/details/${id}/enrol`)).toBe(false);
  expect(await allowed(`/en/meeting/details/${id}`)).toBe(false);
});

test('pages forbid inline scripts, and their embedded state cannot break out of its element', async () => {
  const { html, headers } = await site.get('/en');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  for (const [, attributes, body] of scripts) {
    expect(attributes).toMatch(/type="application\/(ld\+)?json"/);
    expect(body).not.toMatch(/<|-->/);
  }
});

test('a public page contains nothing of its visitor and may be cached; a form page is never stored', async () => {
  const requestHeaders = { cookie: 'webTicket=secret-ticket; sid=secret-session', 'user-agent': 'secret-agent' };
  const contentPage = await site.get('/en?source=secret-source', requestHeaders);
  expect(contentPage.html).not.toMatch(/secret-/);
  expect(contentPage.headers['cache-control']).toContain('s-maxage');
  const formPage = await site.get('/en/audience/registration', requestHeaders);
  expect(formPage.html).not.toMatch(/secret-/);
  expect(formPage.headers['cache-control']).toBe('no-store');
});

test('a step page without its earlier step leads back to the first step', async () => {
  for (const step of ['questionnaire', 'result']) {
    const { status, headers } = await site.get(`/en/audience/registration/${step}`);
    expect({ status, location: headers.location }).toEqual({ status: 303, location: '/en/audience/registration' });
  }
});
