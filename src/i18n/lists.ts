import { isChinese, type Locale } from './locales';

/** Joins words with the comma of the language; Intl's short lists omit it in Russian. */
export const formatList = (items: readonly string[], locale: Locale): string =>
  items.join(isChinese(locale) || locale === 'ja' ? '、' : ', ');
