/** Links to the same page in other languages: other documents, so plain links. */
import { inLocale, LANGUAGE_NAMES, LOCALES, SHELL_LOCALES, type Locale } from '@/i18n/locales';
import { languageTag } from '@/rules/languageTag';

/** The header's three languages, and the present one where it is another. */
export const headerLocales = (current: Locale): Locale[] =>
  LOCALES.filter((locale) => SHELL_LOCALES.includes(locale) || locale === current);

export const languageLink = (locale: Locale, current: Locale, path: string) => ({
  href: inLocale(path, locale),
  hrefLang: languageTag(locale),
  lang: languageTag(locale),
  title: LANGUAGE_NAMES[locale].name,
  'aria-current': locale === current ? ('true' as const) : undefined,
});
