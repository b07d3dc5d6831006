import { waitFor } from '@testing-library/react';
import { createBrowserRouter, Outlet, type DataRouter } from 'react-router-dom';
import type { ReactNode } from 'react';
import { example } from '../../../tests/support/fakeResponses';
import { fakeServer } from '../../../tests/support/fakeTransport';
import { makeTestStore } from '../../../tests/support/makeTestStore';
import { browserRoutes } from './browserRoutes';

const Plain = ({ children }: { children: ReactNode }) => children;
const currentUrl = () => window.location.pathname + window.location.search;

/** Waits until the router is idle at this path. */
const waitForPath = (router: DataRouter, path: string) =>
  waitFor(() => expect([router.state.navigation.state, router.state.location.pathname]).toEqual(['idle', path]));

test('back and forward navigation skips a page that now redirects', async () => {
  // The history of a user who saw this URL as a page, and another page before it.
  window.history.replaceState(null, '', '/en/privacy');
  window.history.pushState(null, '', '/en/video/details');
  const { store } = makeTestStore({
    locale: 'en',
    server: fakeServer({
      configSeoByUrl: example,
      configPageByRoute: example,
      mediaTypes: example,
      mediaVideos: example,
    }),
  });
  const { routes, patchRoutesOnNavigation } = browserRoutes(
    {
      storeOf: () => store,
      texts: { load: () => Promise.resolve() },
      document: 'content',
      isServer: false,
      documentParts: currentUrl,
    },
    {
      Document: Outlet,
      BareDocument: Outlet,
      layouts: { default: Plain, empty: Plain, mobile: Plain, 'landing-en': Plain, 'landing-zh': Plain },
      ErrorPage: Outlet,
      loadShell: () => Promise.resolve(),
    },
    '/en/video/details',
  );
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { document: null, videoDetails: null } },
    patchRoutesOnNavigation,
  });
  await router.navigate('/en/contact');
  const { length } = window.history;

  window.history.back();
  await waitForPath(router, '/en/video');
  window.history.forward();
  await waitForPath(router, '/en/contact');
  window.history.go(-2);
  await waitForPath(router, '/en/privacy');
  expect(window.history.length).toBe(length);

  // A link to such a page keeps the history entry of the page it is on.
  await router.navigate('/en/video/details');
  await waitForPath(router, '/en/video');
  window.history.back();
  await waitForPath(router, '/en/privacy');
  router.dispose();
});
