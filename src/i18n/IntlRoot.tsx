import type { ReactNode } from 'react';
import { createIntl, RawIntlProvider, type IntlConfig, type IntlShape } from 'react-intl';
import { languageTag, type Locale } from '@/rules/locales';
import type { Catalog } from './texts';

interface IntlRootProps {
  locale: Locale;
  /** From createTexts; the same object while the document is open, even as texts are added. */
  catalog: Catalog;
  children: ReactNode;
}

/** Formatters by catalog: the server renders thousands of pages with one, so its formatters are created once. */
const intlCache = new WeakMap<Catalog, IntlShape>();

function intlFor(locale: Locale, catalog: Catalog): IntlShape {
  const tag = languageTag(locale);
  const cachedIntl = intlCache.get(catalog);
  if (cachedIntl?.locale === tag) return cachedIntl;
  const messages = catalog as IntlConfig['messages'];
  const intl = createIntl({ locale: tag, defaultLocale: 'en', messages, timeZone: 'Asia/Shanghai' });
  intlCache.set(catalog, intl);
  return intl;
}

/**
 * Provides the page's texts, with dates in Shanghai time. The language is a prop, because the server renders multiple
 * languages at once.
 */
export const IntlRoot = ({ locale, catalog, children }: IntlRootProps) => (
  <RawIntlProvider value={intlFor(locale, catalog)}>{children}</RawIntlProvider>
);
