/** Languages as readers meet them: the tags that Intl understands, and the same page in another language. */
import { languageTag, isLocale, type Locale } from '@/rules/locales';

/** The languages of the site's own headers (section 2); all five stand in the footer. */
export const SHELL_LOCALES: readonly Locale[] = ['zh-cn', 'en', 'ru'];

export const isChinese = (locale: Locale): boolean => locale === 'zh-cn' || locale === 'zh-tw';

/** For dates and numbers: plain `en` would write American dates. */
export const intlTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : languageTag(locale));

/** `lang` for a part whose language is not the page's, nothing otherwise. */
export const langOf = (part: Locale, page: Locale): string | undefined =>
  part === page ? undefined : languageTag(part);

/** The address of the same page in another language; an address without a language becomes that language's home. */
export function inLocale(path: string, locale: Locale): string {
  const [, first, ...rest] = path.split('/');
  return isLocale(first) ? ['', locale, ...rest].join('/') : `/${locale}`;
}

export { LANGUAGE_NAMES, LOCALES, type Locale } from '@/rules/locales';
