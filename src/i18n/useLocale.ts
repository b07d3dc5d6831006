import { useIntl } from 'react-intl';
import { languageTag, LOCALES, type Locale } from '@/rules/locales';

const LOCALE_OF = new Map(LOCALES.map((locale) => [languageTag(locale), locale]));

/** The locale that texts are formatted in: that of the page, or of the part that a provider of its own surrounds. */
export function useLocale(): Locale {
  const { locale } = useIntl();
  return LOCALE_OF.get(locale) ?? 'en';
}
