/** The languages of the header's list. */
import { LOCALES, SHELL_LOCALES, type Locale } from '@/i18n/locales';

export type LanguageOrigins = Partial<Record<Locale, string>>;

/** The header's three languages, and the present one where it is another. */
export const headerLocales = (current: Locale): Locale[] =>
  LOCALES.filter((locale) => SHELL_LOCALES.includes(locale) || locale === current);
