/** Hydrates the page that the server has rendered. */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createTexts, type Catalog } from '@/i18n/texts';
import { browserRoutes } from '@/app/routes/browserRoutes';
import { makePrefetch } from '@/app/routes/prefetch';
import { selectLocale } from '@/state/localeSlice';
import { makeStore } from '@/app/store/makeStore';
import { App } from '../App';
import { afterHydration } from './afterHydration';
import { ASSETS_BASE, BOOTSTRAP_ID, type Bootstrap } from './bootstrap';
import { hydrationData, loadMatches, rehydrate } from './dehydrate';
import { announceHydrationStart, announceHydrationEnd } from './earlyClick';
import { loadErrorView } from '../errors/errorView';

import { browserServices, nextTask, startWorker } from '../services/browser';
import { shellParts } from '../shellParts';

/** Shows an error that the error page hides from the developer; thrown Responses are expected. */
const reportFault = (error: unknown): void => {
  if (error instanceof Error) reportError(error);
};

/** Creates store and router from the bootstrap, then hydrates the document. */
export async function hydrate(): Promise<void> {
  const text = document.getElementById(BOOTSTRAP_ID)?.textContent ?? '';
  const { assets, config, document: kind, errors, now, state, texts: files } = JSON.parse(text) as Bootstrap;
  await nextTask();
  const services = browserServices(config, new Date(now));
  const store = makeStore(services, rehydrate(state));
  await nextTask();
  const texts = createTexts(async (part) => {
    const response = await services.transport(ASSETS_BASE + files[part], { method: 'GET' });
    if (!response.ok) throw new Error(`Lost chunk: ${part}`);
    return (await response.json()) as Catalog;
  });
  const { routes, patchRoutesOnNavigation } = browserRoutes(
    {
      storeOf: () => store,
      texts,
      document: kind,
      isServer: false,
      documentParts: () => services.navigation.current(),
    },
    shellParts,
    window.location.pathname,
  );
  const loading = Promise.all([
    loadMatches(routes, window.location.pathname),
    texts.load(['shell']),
    errors && loadErrorView(),
  ]);
  // A page that cannot be hydrated stays as the server rendered it: links and plain forms work.
  const [matches] = await loading.catch(async (error: unknown) => {
    const { reloadOrReject } = await import(/* webpackChunkName: "error" */ './reloadOnce');
    return reloadOrReject(error, services);
  });
  const router = createBrowserRouter(routes, {
    hydrationData: hydrationData(matches, errors),
    patchRoutesOnNavigation,
  });
  await nextTask();
  const prefetch = makePrefetch(store, services, texts);
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? null;
  const onHydrated = async () => {
    await afterHydration(store, services, router, prefetch);
    announceHydrationEnd(document);
    await nextTask();
    startWorker();
  };
  announceHydrationStart(document);
  // In a transition, so that the page stays responsive while it hydrates.
  startTransition(() => {
    hydrateRoot(
      document,
      <App
        store={store}
        services={services}
        locale={selectLocale(store.getState())}
        catalog={texts.catalog}
        parts={{ assets, bootstrap: text, nonce, origin: config.origin }}
        prefetch={prefetch}
        onHydrated={() => void onHydrated()}
      >
        <RouterProvider router={router} {...(process.env.NODE_ENV === 'development' && { onError: reportFault })} />
      </App>,
    );
  });
}
