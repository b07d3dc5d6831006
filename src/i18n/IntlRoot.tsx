import type { ReactNode } from 'react';
import { createIntl, RawIntlProvider, type IntlConfig, type IntlShape } from 'react-intl';
import { languageTag, type Locale } from '@/rules/locales';
import type { Catalog } from './texts';

interface IntlRootProps {
  locale: Locale;
  /** From makeTexts; the same object while the document is open, even as texts are added. */
  catalog: Catalog;
  children: ReactNode;
}

/** Formatters by catalog: the server renders thousands of pages with one, so its formatters are created once. */
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

/**
 * Provides the page's texts, with dates in Shanghai time. The language is a prop, because the server renders multiple
 * languages at once.
 */
export const IntlRoot = ({ locale, catalog, children }: IntlRootProps) => (
  <RawIntlProvider value={formatterOf(locale, catalog)}>{children}</RawIntlProvider>
);
