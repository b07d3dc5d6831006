import type { ComponentProps, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { languageTag } from '@/rules/languageTag';
import type { Locale } from '@/rules/locales';

interface IntlRootProps {
  locale: Locale;
  /** From loadCatalog, awaited before the first render. */
  catalog: NonNullable<ComponentProps<typeof IntlProvider>['messages']>;
  children: ReactNode;
}

/** The texts of the page, dates in Shanghai. The language is a prop: the server renders several languages at once. */
export const IntlRoot = ({ locale, catalog, children }: IntlRootProps) => (
  <IntlProvider locale={languageTag(locale)} defaultLocale="en" messages={catalog} timeZone="Asia/Shanghai">
    {children}
  </IntlProvider>
);
