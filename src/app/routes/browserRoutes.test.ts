import { createMemoryRouter, Outlet } from 'react-router-dom';
import type { ReactNode } from 'react';
import { example, fakeServer } from '../../../tests/support/fakeTransport';
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

/** The router of a browser that has loaded this document; the names of the rows it knows, and the current one. */
function openedAt(path: string) {
  const { store } = makeTestStore({
    locale: 'en',
    path,
    server: fakeServer({ configSeoByUrl: example, configPageByRoute: example }),
  });
  const texts = { load: () => Promise.resolve() };
  const { routes, patchRoutesOnNavigation } = browserRoutes(
    { storeOf: () => store, texts, document: 'reading', onServer: false, shown: () => null },
    shell,
    path,
  );
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: { loaderData: { document: null } },
    patchRoutesOnNavigation,
  });
  const shown = async () => {
    while (!router.state.initialized || router.state.navigation.state !== 'idle')
      await new Promise<void>((resolve) => {
        const end = router.subscribe(() => (end(), resolve()));
      });
    return router.state.matches.at(-1)?.route.id;
  };
  const known = () =>
    router.routes
      .flatMap(({ children = [] }) => children)
      .flatMap(({ children = [] }) => children)
      .flatMap(({ children = [] }) => children)
      .map(({ id }) => id);
  return { router, shown, known };
}

test('starts with the route of the document and adds each other route once, on navigation', async () => {
  const { router, shown, known } = openedAt('/en/privacy');
  expect([await shown(), known()]).toEqual(['privacy', ['privacy']]);
  await router.navigate('/en/contact');
  expect([await shown(), known()]).toEqual(['contact', ['privacy', 'contact']]);
  await router.navigate('/en/privacy');
  await router.navigate('/en/contact');
  expect([await shown(), known()]).toEqual(['contact', ['privacy', 'contact']]);
});

test('prefers a static route to a parametrised one, whichever is known first', async () => {
  const { router, shown } = openedAt('/en/some-page-of-the-organiser');
  expect(await shown()).toBe('organiserPage');
  await router.navigate('/en/contact');
  expect(await shown()).toBe('contact');
  await router.navigate('/en/another-page-of-the-organiser');
  expect(await shown()).toBe('organiserPage');
});

test('shows a layout error for an unknown language, and can navigate on', async () => {
  const { router, shown } = openedAt('/xx/contact');
  await shown();
  const notFound = { 'errors-default': { status: 404 } };
  expect(router.state.errors).toMatchObject(notFound);
  await router.navigate('/en/contact');
  expect([await shown(), router.state.errors]).toEqual(['contact', null]);
  await router.navigate('/yy/privacy');
  expect(router.state.errors).toMatchObject(notFound);
});
