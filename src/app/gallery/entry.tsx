/// <reference types="webpack/module" />
/** The page /dev/gallery: an entry of the development build only (webpack/devClient.mjs). */
import '@/ui/styles/tokens.css';
import '@/ui/styles/base.css';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '@/app/App';
import { standaloneConfig, standaloneParts } from '@/app/document/standaloneDocument';
import { browserServices } from '@/app/services/browser';
import { makeStore } from '@/app/store/makeStore';
import { loadWholeCatalog } from '@/i18n/loadWholeCatalog';
import { pseudoMessage } from '@/i18n/pseudo.mjs';
import type { Catalog } from '@/i18n/texts';
import { isLocale, languageTag } from '@/rules/locales';
import { localeSet } from '@/state/localeSlice';
import { Gallery, PSEUDO_LOCALE } from './Gallery';

/** The site's time in examples: before the exhibition. */
const NOW = new Date('2026-03-10T02:00:00.000Z');

const { origin } = window.location;
const services = browserServices(standaloneConfig(origin), NOW);

/** The galleries by the path of their file. */
const files = import.meta.webpackContext('../..', { recursive: true, regExp: /\.gallery\.tsx$/ });
const galleries = files.keys().map((path) => ({
  name: path.replace(/^.*\/|\.gallery\.tsx$/g, ''),
  examples: files(path) as Record<string, ComponentType>,
}));

const toPseudo = (catalog: Catalog): Catalog =>
  Object.fromEntries(
    Object.entries(catalog).map(([id, message]) => [
      id,
      typeof message === 'string' ? message : pseudoMessage(message),
    ]),
  );

async function start(): Promise<void> {
  const language = new URLSearchParams(window.location.search).get('locale') ?? 'en';
  const locale = isLocale(language) ? language : 'en';
  const catalog = await loadWholeCatalog(locale);
  const store = makeStore(services);
  store.dispatch(localeSet(locale));
  document.documentElement.lang = languageTag(locale);
  // Links of examples stay on this page.
  const router = createMemoryRouter([{ path: '*', element: <Gallery galleries={galleries} language={language} /> }]);
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <App
      store={store}
      services={services}
      locale={locale}
      catalog={language === PSEUDO_LOCALE ? toPseudo(catalog) : catalog}
      parts={standaloneParts(origin)}
    >
      <RouterProvider router={router} />
    </App>,
  );
}

void start();
