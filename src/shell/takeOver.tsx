/** Takes the drawn page over in the browser, in slices. */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { makeTexts, type Catalog } from '@/i18n/texts';
import { makeFetchAhead } from '@/routes/fetchAhead';
import { browserRoutes } from '@/routes/browserRoutes';
import { selectLocale } from '@/state/localeSlice';
import { makeStore } from '@/store/makeStore';
import { App } from './App';
import { afterHydration } from './afterHydration';
import { ASSETS_BASE, BOOTSTRAP_ID, type Bootstrap } from './bootstrap';
import { drawnBefore, loadMatched } from './drawnBefore';
import { tellBegun, tellDone } from './earlyClick';
import { loadErrorView } from './errorView';
import { browserServices, startWorker } from './services/browser';
import { shellParts } from './shellParts';
import { turn } from './services/turn';
import { taken } from './taken';

export async function takeOver(): Promise<void> {
  const text = document.getElementById(BOOTSTRAP_ID)?.textContent ?? '';
  const bootstrap = JSON.parse(text) as Bootstrap;
  await turn();
  const services = browserServices(bootstrap.config, new Date(bootstrap.now));
  const beside = process.env.NODE_ENV === 'development' ? [(await import('./saveRecording')).recordPage(services)] : [];
  const store = makeStore(services, taken(bootstrap.state), { beside });
  const locale = selectLocale(store.getState());
  await turn();
  const texts = makeTexts(async (part) => {
    const response = await services.transport(ASSETS_BASE + bootstrap.texts[part], { method: 'GET' });
    if (!response.ok) throw new Error(`Lost chunk: ${part}`);
    return (await response.json()) as Catalog;
  });
  const { pathname } = window.location;
  const { routes, patchRoutesOnNavigation } = browserRoutes(
    {
      storeOf: () => store,
      texts,
      document: bootstrap.document,
      onServer: false,
      shown: () => services.navigation.current(),
    },
    shellParts,
    pathname,
  );
  const parts = Promise.all([
    loadMatched(routes, pathname),
    texts.load(['shell']),
    bootstrap.errors && loadErrorView(),
  ]);
  // A page that cannot be taken over stays as the server has drawn it: links and plain forms work.
  const [matched] = await parts.catch(async (error: unknown) => {
    // A file of its own, which most visits never need.
    const { stayOrReload } = await import(/* webpackChunkName: "error" */ './reloadOnce');
    return stayOrReload(error, services);
  });
  const router = createBrowserRouter(routes, {
    hydrationData: drawnBefore(matched, bootstrap.errors),
    patchRoutesOnNavigation,
  });
  await turn();
  const fetchAhead = makeFetchAhead(store, services, texts);
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? null;
  const shown = {
    assets: bootstrap.assets,
    bootstrap: text,
    nonce,
    origin: bootstrap.config.origin,
    now: bootstrap.now,
  };
  tellBegun(document);
  // In slices: the page answers its reader between them.
  startTransition(() => {
    hydrateRoot(
      document,
      <App
        store={store}
        services={services}
        locale={locale}
        catalog={texts.catalog}
        parts={shown}
        fetchAhead={fetchAhead}
        onHydrated={() => {
          void afterHydration(store, services, router, fetchAhead)
            .then(() => tellDone(document))
            .then(turn)
            .then(startWorker);
        }}
      >
        <RouterProvider router={router} />
      </App>,
    );
  });
}
