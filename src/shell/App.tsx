/** The providers around the router, the same on the server and in the browser. */
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Catalog } from '@/i18n/loadCatalog';
import { IntlRoot } from '@/i18n/IntlRoot';
import type { Locale } from '@/rules/locales';
import type { Services } from '@/state/services';
import type { AppStore } from '@/store/makeStore';
import { ServicesContext } from '@/state/ServicesContext';
import { DocumentContext, type DocumentParts } from './DocumentContext';

interface AppProps {
  store: AppStore;
  services: Services;
  locale: Locale;
  catalog: Catalog;
  parts: DocumentParts;
  children: ReactNode;
}

export function App({ store, services, locale, catalog, parts, children }: AppProps) {
  return (
    <ServicesContext value={services}>
      <Provider store={store}>
        <IntlRoot locale={locale} catalog={catalog}>
          <DocumentContext value={parts}>{children}</DocumentContext>
        </IntlRoot>
      </Provider>
    </ServicesContext>
  );
}
