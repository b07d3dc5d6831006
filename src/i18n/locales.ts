/** Languages in the user interface: tags for Intl, and the same page in another language. */
import { languageTag, isLocale, type Locale } from '@/rules/locales';

/** The languages of the site's headers (section 2); the footer lists all five. */
export const SHELL_LOCALES: readonly Locale[] = ['zh-cn', 'en', 'ru'];

export const isChinese = (locale: Locale): boolean => locale === 'zh-cn' || locale === 'zh-tw';
export const isChineseOrJapanese = (locale: Locale): boolean => isChinese(locale) || locale === 'ja';

/** For dates and numbers: plain `en` would format American dates. */
export const intlTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : languageTag(locale));

/** `lang` for a part whose language is not the page's, otherwise undefined. */
export const langOf = (part: Locale, page: Locale): string | undefined =>
  part === page ? undefined : languageTag(part);

/** The path of the same page in another language; a path without a language becomes that language's home page. */
export function inLocale(path: string, locale: Locale): string {
  const [, first, ...rest] = path.split('/');
  return isLocale(first) ? ['', locale, ...rest].join('/') : `/${locale}`;
}

export { LANGUAGE_NAMES, LOCALES, type Locale } from '@/rules/locales';
