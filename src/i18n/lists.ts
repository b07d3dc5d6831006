import { isChinese, type Locale } from './locales';

/** Joins words with the comma of the language; Intl's short lists omit it in Russian. */
export const listText = (words: readonly string[], locale: Locale): string =>
  words.join(isChinese(locale) || locale === 'ja' ? '、' : ', ');
