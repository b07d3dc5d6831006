/** Links to the same page in other languages: other documents, so plain links. */
import { inLocale, LANGUAGE_NAMES, LOCALES, SHELL_LOCALES, type Locale } from '@/i18n/locales';
import { languageTag } from '@/rules/languageTag';

export type LanguageOrigins = Partial<Record<Locale, string>>;

/** The header's three languages, and the present one where it is another. */
export const headerLocales = (current: Locale): Locale[] =>
  LOCALES.filter((locale) => SHELL_LOCALES.includes(locale) || locale === current);

/** @param origins Languages that are on another site. */
export const languageLink = (locale: Locale, current: Locale, path: string, origins: LanguageOrigins = {}) => ({
  href: (origins[locale] ?? '') + inLocale(path, locale),
  hrefLang: languageTag(locale),
  lang: languageTag(locale),
  title: LANGUAGE_NAMES[locale].name,
  'aria-current': locale === current ? ('true' as const) : undefined,
});
