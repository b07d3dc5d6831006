import type { ReactNode } from 'react';
import { IntlProvider, type IntlConfig } from 'react-intl';
import { languageTag } from '@/rules/languageTag';
import type { Locale } from '@/rules/locales';
import type { Catalog } from './texts';

interface IntlRootProps {
  locale: Locale;
  /** Of makeTexts; the same object for as long as the document is open, whatever it comes to hold. */
  catalog: Catalog;
  children: ReactNode;
}

/** The texts of the page, dates in Shanghai. The language is a prop: the server renders several languages at once. */
export const IntlRoot = ({ locale, catalog, children }: IntlRootProps) => (
  <IntlProvider
    locale={languageTag(locale)}
    defaultLocale="en"
    messages={catalog as IntlConfig['messages']}
    timeZone="Asia/Shanghai"
  >
    {children}
  </IntlProvider>
);
