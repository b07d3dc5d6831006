/** The providers around the router, the same on the server and in the browser. */
import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Catalog } from '@/i18n/texts';
import { IntlRoot } from '@/i18n/IntlRoot';
import type { Locale } from '@/rules/locales';
import type { makePrefetch } from '@/app/routes/prefetch';
import type { Services } from '@/state/services';
import type { AppStore } from '@/app/store/makeStore';
import { ServicesContext } from '@/state/ServicesContext';
import { DocumentContext, type DocumentParts } from './document/DocumentContext';
import { PrefetchContext } from './document/RouterAnchor';

interface HydrationEffectProps {
  onHydrated: () => void;
}

/** Calls `onHydrated` after React has hydrated the page. An earlier state change would cause a hydration mismatch. */
function HydrationEffect({ onHydrated }: HydrationEffectProps) {
  useEffect(() => onHydrated(), [onHydrated]);
  return null;
}

interface AppProps {
  store: AppStore;
  services: Services;
  locale: Locale;
  catalog: Catalog;
  parts: DocumentParts;
  onHydrated?: () => void;
  /** In the browser only. */
  prefetch?: ReturnType<typeof makePrefetch>;
  children: ReactNode;
}

export function App({ store, services, locale, catalog, parts, onHydrated, prefetch, children }: AppProps) {
  return (
    <ServicesContext value={services}>
      <Provider store={store}>
        <IntlRoot locale={locale} catalog={catalog}>
          <DocumentContext value={parts}>
            <PrefetchContext value={prefetch ?? null}>{children}</PrefetchContext>
          </DocumentContext>
          {onHydrated && <HydrationEffect onHydrated={onHydrated} />}
        </IntlRoot>
      </Provider>
    </ServicesContext>
  );
}
