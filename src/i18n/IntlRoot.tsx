import type { ReactNode } from 'react';
import { createIntl, RawIntlProvider, type IntlConfig, type IntlShape } from 'react-intl';
import { languageTag, type Locale } from '@/rules/locales';
import type { Catalog } from './texts';

interface IntlRootProps {
  locale: Locale;
  /** Of makeTexts; the same object for as long as the document is open, whatever it comes to hold. */
  catalog: Catalog;
  children: ReactNode;
}

/** By catalog: the server draws thousands of pages from one, and what formats its messages, numbers and dates is made once. */
const formatters = new WeakMap<Catalog, IntlShape>();

function formatterOf(locale: Locale, catalog: Catalog): IntlShape {
  const tag = languageTag(locale);
  const known = formatters.get(catalog);
  if (known?.locale === tag) return known;
  const messages = catalog as IntlConfig['messages'];
  const made = createIntl({ locale: tag, defaultLocale: 'en', messages, timeZone: 'Asia/Shanghai' });
  formatters.set(catalog, made);
  return made;
}

/** The texts of the page, dates in Shanghai. The language is a prop: the server renders several languages at once. */
export const IntlRoot = ({ locale, catalog, children }: IntlRootProps) => (
  <RawIntlProvider value={formatterOf(locale, catalog)}>{children}</RawIntlProvider>
);
