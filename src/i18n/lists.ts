import { isChineseOrJapanese, type Locale } from './locales';

/** Joins words with the comma of the language; Intl's short lists omit it in Russian. */
export const formatList = (items: readonly string[], locale: Locale): string =>
  items.join(isChineseOrJapanese(locale) ? '、' : ', ');

/** A name, a position and where: “Ms Sun, export manager, Sales”, in Chinese and Japanese from the whole to the part. */
export const formatAffiliation = (parts: readonly (string | null | undefined)[], locale: Locale): string => {
  const words = parts.filter(Boolean);
  return isChineseOrJapanese(locale) ? words.reverse().join(' ') : words.join(', ');
};
