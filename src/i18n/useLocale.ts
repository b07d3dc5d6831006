import { useIntl } from 'react-intl';
import { languageTag, LOCALES, type Locale } from '@/rules/locales';

const LOCALE_OF = new Map(LOCALES.map((locale) => [languageTag(locale), locale]));

/** The locale of the nearest IntlProvider: the page's, except in a part in another language. */
export function useLocale(): Locale {
  const { locale } = useIntl();
  return LOCALE_OF.get(locale) ?? 'en';
}
