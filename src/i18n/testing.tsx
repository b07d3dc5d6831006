/** For tests: renders components in a language with its real catalog. */
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { readCatalog } from './catalogFiles';
import { IntlRoot } from './IntlRoot';
import type { Locale } from './locales';

export const inIntl = (element: ReactElement, locale: Locale = 'en') => (
  <IntlRoot locale={locale} catalog={readCatalog(locale)}>
    {element}
  </IntlRoot>
);

export const renderWithLocale = (element: ReactElement, locale: Locale = 'en') => render(inIntl(element, locale));
