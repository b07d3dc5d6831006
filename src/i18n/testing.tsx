/** For tests: draws parts in a language, with its real catalog. */
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlRoot } from './IntlRoot';
import type { Locale } from './locales';
import type { Catalog } from './texts';

const catalogOf = (locale: Locale) => JSON.parse(readFileSync(`src/i18n/catalogs/${locale}.json`, 'utf8')) as Catalog;

export const inIntl = (element: ReactElement, locale: Locale = 'en') => (
  <IntlRoot locale={locale} catalog={catalogOf(locale)}>
    {element}
  </IntlRoot>
);

export const renderIn = (element: ReactElement, locale: Locale = 'en') => render(inIntl(element, locale));
