/**
 * Hydration: the dehydrated state is all that the browser needs for the same page. Rendered again from
 * it in another environment (another zone, a phone, a signed-in user), the page is identical, and no request is sent.
 */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadWholeCatalog } from '../../src/i18n/loadWholeCatalog';
import { browserRoutes } from '../../src/app/routes/browserRoutes';
import { matchRoute } from '../../src/app/routes/matchRoute';
import { loadPageData, loadRoute } from '../../src/app/routes/createRoutes';
import { queryOf } from '../../src/app/routes/routeDefinition';
import { App } from '../../src/app/App';
import type { Bootstrap } from '../../src/app/hydration/bootstrap';
import { rehydrate, hydrationData, loadMatches } from '../../src/app/hydration/dehydrate';
import { shellParts } from '../../src/app/shellParts';
import { selectLocale } from '../../src/state/localeSlice';
import { makeStore } from '../../src/app/store/makeStore';
import { makeRegistrationBody } from '../support/factories';
import { fakeServer } from '../support/fakeTransport';
import { buildTestSite, type TestSite } from '../support/testSite';
import { testWorld } from '../support/testWorld';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0.50';
const requestHeaders = {
  cookie: 'webTicket=known-ticket; sid=known-session; source=known-source',
  'user-agent': `${PHONE} known-agent`,
  'x-forwarded-for': '198.51.100.77, 203.0.113.9',
};

const BOOTSTRAP = /<script id="bootstrap" type="application\/json">([\s\S]*?)<\/script>/;
const bootstrapOf = (html: string) => JSON.parse(BOOTSTRAP.exec(html)?.[1] ?? '') as Bootstrap;

/** The bootstrap of a page, without request ids and times. */
const preloadedState = (html: string): unknown =>
  JSON.parse(
    JSON.stringify(bootstrapOf(html), (key, value: unknown) =>
      ['requestId', 'startedTimeStamp', 'fulfilledTimeStamp'].includes(key) ? undefined : value,
    ),
  );

/** Hydrates a page: the browser's first render of HTML from the server, by default at the time of its rendering. */
async function hydrateAgain(url: string, html: string, at?: string) {
  const bootstrap = bootstrapOf(html);
  const server = fakeServer();
  const world = testWorld({
    at: at ?? bootstrap.now,
    path: url,
    server,
    userAgent: PHONE,
    width: 375,
    cookies: { webTicket: 'known-ticket' },
    storage: { source: '"mail"', 'cookies-read': 'true', persist: '{"version":1,"rehydrated":true}' },
  });
  const services = { ...world.services, config: bootstrap.config };
  const store = makeStore(services, rehydrate(bootstrap.state));
  const locale = selectLocale(store.getState());
  const texts = { catalog: await loadWholeCatalog(locale), load: () => Promise.resolve() };
  const { pathname } = new URL(url, 'http://site');
  const { routes, patchRoutesOnNavigation } = browserRoutes(
    { storeOf: () => store, texts, document: bootstrap.document, isServer: false, documentParts: () => null },
    shellParts,
    pathname,
  );
  const loaded = await loadMatches(routes, pathname);
  const router = createMemoryRouter(routes, {
    initialEntries: [url],
    hydrationData: hydrationData(loaded, bootstrap.errors),
    patchRoutesOnNavigation,
  });
  const parts = {
    assets: bootstrap.assets,
    bootstrap: BOOTSTRAP.exec(html)?.[1] ?? '',
    nonce: /nonce="([^"]+)"/.exec(html)?.[1] ?? null,
    origin: bootstrap.config.origin,
  };
  const rendered = renderToString(
    createElement(App, {
      store,
      services,
      locale,
      catalog: texts.catalog,
      parts,
      children: createElement(RouterProvider, { router }),
    }),
  );
  router.dispose();
  // The requests of a navigation to a content page: the state serves all of them. Data of a form page is personal
  // and never cached.
  const match = matchRoute(pathname);
  if (match?.route.kind === 'content' && !bootstrap.errors) {
    const page = await loadRoute(match.route, texts);
    const pageUrl = new URL(url, 'http://site');
    await loadPageData(page, store, {
      locale,
      params: match.params,
      url: pageUrl,
      query: queryOf(match.route, pageUrl),
      isServer: false,
    });
  }
  return { rendered: `<!doctype html>${rendered}`, requestedIds: server.requestedIds() };
}

const pages = [
  '/',
  '/en',
  '/ru/news?current=2',
  '/zh-cn/exhibitor-list?size=12',
  '/zh-cn/exhibitor-list?view=list&source=known-query&utm_source=known-query&from=timeline',
  '/en/products?fbclid=known-query&made=known-query',
  '/en/about?k=known-query&current=known-query',
  '/ru/news?current=2&utm_campaign=known-query',
  '/en/search?k=laser',
  '/ja/meeting?date=2026-03-31',
  '/zh-tw/exhibition/hall-plan?hall=2',
  '/en/no-such-page',
  '/zh-cn/landing/page1?source=known-query',
  '/en/audience/registration?source=known-query&_pre_=known-secret',
  '/zh-cn/audience/register/1?type=1',
  '/zh-cn/exhibitors/booth-reservation',
  '/wx-redirect?f=%2Fen',
];

describe.each(['CN', 'global'] as const)('in the region %s', (region) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await buildTestSite({ region });
  });
  afterAll(() => site.close());

  test.each(region === 'CN' ? pages : pages.filter((url) => /^\/(en|ru)/.test(url)))(
    '%s hydrates to the same HTML without requests',
    async (url) => {
      const { html } = await site.get(url, requestHeaders);
      const { rendered, requestedIds } = await hydrateAgain(url, html);
      expect(rendered).toBe(html);
      expect(requestedIds).toEqual([]);
    },
  );

  test.each(
    ['/en/audience/registration?source=known-query', '/ru/international/reserve-booth?utm_source=known-query'].concat(
      region === 'CN' ? ['/zh-cn/audience/register/1?source=known-query&origin=known-query'] : [],
    ),
  )('%s, a form page of the shared cache, hydrates to the same HTML for every campaign', async (url) => {
    const { html } = await site.get(url);
    expect(html).not.toContain('known-query');
    const { rendered, requestedIds } = await hydrateAgain(url, html);
    expect(rendered).toBe(html);
    expect(requestedIds).toEqual([]);
  });

  test('a shared cached page depends only on path, language and the query keys that it reads', async () => {
    const [plain, known] = await Promise.all([
      site.get('/en/news?current=2'),
      // Another query key makes it an uncached page; its state is the same.
      site.get('/en/news?current=2&known=known-query', requestHeaders),
    ]);
    expect(known.html).not.toMatch(/known-(ticket|session|source|agent)|198\.51\.100\.77|203\.0\.113\.9/);
    expect(preloadedState(known.html)).toEqual(preloadedState(plain.html));
    const { state } = bootstrapOf(known.html);
    for (const slice of ['ticket', 'persisted', 'client']) expect(slice in state).toBe(false);
    // Personal data is in one endpoint, which is not cached.
    expect(state.registration).toMatchObject({ preRegistrationOpen: null });
    const clientState = await site.app.inject({ url: '/api/web/own/client', headers: requestHeaders });
    expect(clientState.headers['cache-control']).toBe('no-store');
  });

  test('a form page contains the visitor’s record, never the ticket, and hydrates without another call', async () => {
    const anna = site.visitor({ locale: 'en' });
    await anna.verifyEmail('anna@example.org');
    expect((await anna.request('visitorEnInsert', { body: makeRegistrationBody('anna@example.org') })).code).toBe(200);
    const cookie = `${anna.cookie}; webTicket=${anna.ticket}; ites_webTicket=${anna.ticket}`;
    const url = '/en/audience/registration/questionnaire';
    const { status, html, headers } = await site.get(url, { ...requestHeaders, cookie });
    expect({ status, cacheControl: headers['cache-control'] }).toEqual({ status: 200, cacheControl: 'no-store' });
    for (const value of cookie.split('; ').map((pair) => pair.split('=')[1] ?? '')) expect(html).not.toContain(value);
    const { rendered, requestedIds } = await hydrateAgain(url, html);
    expect(rendered).toBe(html);
    expect(requestedIds).toEqual([]);
  });
});

test('a cached programme that was rendered before sessions started hydrates to the same HTML', async () => {
  const site = await buildTestSite({ at: '2026-03-31T09:59:30+08:00' });
  const { html } = await site.get('/en/meeting');
  expect(html).toContain('Next at 10:00.');
  expect((await hydrateAgain('/en/meeting', html, '2026-03-31T10:00:30+08:00')).rendered).toBe(html);
  await site.close();
});
