import { createMemoryRouter, Outlet } from 'react-router-dom';
import type { ReactNode } from 'react';
import { example } from '../../../tests/support/fakeResponses';
import { fakeServer } from '../../../tests/support/fakeTransport';
import { makeTestStore } from '../../../tests/support/makeTestStore';
import { browserRoutes } from './browserRoutes';
import type { ShellParts } from './createRoutes';

const Plain = ({ children }: { children: ReactNode }) => children;

const shell: ShellParts = {
  Document: Outlet,
  BareDocument: Outlet,
  layouts: { default: Plain, empty: Plain, mobile: Plain, 'landing-en': Plain, 'landing-zh': Plain },
  ErrorPage: Outlet,
  loadShell: () => Promise.resolve(),
};

/** The router of a browser that has loaded this document; the ids of the routes it knows, and the current one. */
function createRouterAt(path: string) {
  const { store } = makeTestStore({
    locale: 'en',
    path,
    server: fakeServer({ configSeoByUrl: example, configPageByRoute: example }),
  });
  const texts = { load: () => Promise.resolve() };
  const { routes, patchRoutesOnNavigation } = browserRoutes(
    { storeOf: () => store, texts, document: 'content', isServer: false, documentParts: () => null },
    shell,
    path,
  );
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: { loaderData: { document: null } },
    patchRoutesOnNavigation,
  });
  const currentRouteId = async () => {
    while (!router.state.initialized || router.state.navigation.state !== 'idle')
      await new Promise<void>((resolve) => {
        const end = router.subscribe(() => (end(), resolve()));
      });
    return router.state.matches.at(-1)?.route.id;
  };
  const knownRouteIds = () =>
    router.routes
      .flatMap(({ children = [] }) => children)
      .flatMap(({ children = [] }) => children)
      .flatMap(({ children = [] }) => children)
      .map(({ id }) => id);
  return { router, currentRouteId, knownRouteIds };
}

test('starts with the route of the document and adds each other route once, on navigation', async () => {
  const { router, currentRouteId, knownRouteIds } = createRouterAt('/en/privacy');
  expect([await currentRouteId(), knownRouteIds()]).toEqual(['privacy', ['privacy']]);
  await router.navigate('/en/contact');
  expect([await currentRouteId(), knownRouteIds()]).toEqual(['contact', ['privacy', 'contact']]);
  await router.navigate('/en/privacy');
  await router.navigate('/en/contact');
  expect([await currentRouteId(), knownRouteIds()]).toEqual(['contact', ['privacy', 'contact']]);
});

test('prefers a static route to a parametrised one, whichever is registered first', async () => {
  const { router, currentRouteId } = createRouterAt('/en/some-page-of-the-organiser');
  expect(await currentRouteId()).toBe('organiserPage');
  await router.navigate('/en/contact');
  expect(await currentRouteId()).toBe('contact');
  await router.navigate('/en/another-page-of-the-organiser');
  expect(await currentRouteId()).toBe('organiserPage');
});

test('shows a layout error for an unknown language, and can navigate on', async () => {
  const { router, currentRouteId } = createRouterAt('/xx/contact');
  await currentRouteId();
  const notFound = { 'errors-default': { status: 404 } };
  expect(router.state.errors).toMatchObject(notFound);
  await router.navigate('/en/contact');
  expect([await currentRouteId(), router.state.errors]).toEqual(['contact', null]);
  await router.navigate('/yy/privacy');
  expect(router.state.errors).toMatchObject(notFound);
});
