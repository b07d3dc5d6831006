import { isChinese, type Locale } from './locales';

/** Words one after the other, with the comma of the language; Intl's short lists leave it out in Russian. */
export const listText = (words: readonly string[], locale: Locale): string =>
  words.join(isChinese(locale) || locale === 'ja' ? '、' : ', ');
