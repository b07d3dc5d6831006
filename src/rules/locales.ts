const TAGS: Record<Locale, string> = { 'zh-cn': 'zh-CN', en: 'en', ru: 'ru', 'zh-tw': 'zh-TW', ja: 'ja' };

/** The BCP 47 tag of a language, as in `<html lang>` and Content-Language. */
export const languageTag = (locale: Locale): string => TAGS[locale];
/** Resolves the language in which a user of `locale` reads a text that exists in these languages. */
export const resolveLanguage = (languages: readonly Locale[], locale: Locale): Locale =>
  localiseWithLang(Object.fromEntries(languages.map((language) => [language, language])), locale).lang;
/** The five languages of the site, and the fallback for a text that lacks one. */
export const LOCALES = ['zh-cn', 'en', 'ru', 'zh-tw', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

export interface LanguageName {
  /** In the language itself. */
  name: string;
  /** Abbreviation for narrow places. */
  short: string;
}

export const LANGUAGE_NAMES: Record<Locale, LanguageName> = {
  'zh-cn': { name: '简体中文', short: '中文' },
  en: { name: 'English', short: 'EN' },
  ru: { name: 'Русский', short: 'RU' },
  'zh-tw': { name: '繁體中文', short: '繁中' },
  ja: { name: '日本語', short: '日本語' },
};

/** A text in all five languages: required in form files and in the rules' own messages. */
export type LocalisedText = Record<Locale, string>;
/** A content text, where a language may be missing. */
export type PartialText = Partial<LocalisedText>;

/** A text in all five languages, in the order of the arguments. */
export const localisedText = (zhCn: string, en: string, ru: string, zhTw: string, ja: string): LocalisedText => ({
  'zh-cn': zhCn,
  en,
  ru,
  'zh-tw': zhTw,
  ja,
});

const FALLBACKS: Record<Locale, readonly Locale[]> = {
  'zh-cn': ['zh-cn', 'zh-tw', 'en'],
  en: ['en', 'zh-cn'],
  ru: ['ru', 'en', 'zh-cn'],
  'zh-tw': ['zh-tw', 'zh-cn', 'en'],
  ja: ['ja', 'en', 'zh-cn'],
};

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** The text and its actual language: a part in another language than the page is marked with `lang`. */
export function localiseWithLang(
  text: PartialText | string | undefined,
  locale: Locale,
): { text: string; lang: Locale } {
  if (text === undefined) return { text: '', lang: locale };
  if (typeof text === 'string') return { text, lang: locale };
  const lang = FALLBACKS[locale].find((candidate) => text[candidate]) ?? LOCALES.find((candidate) => text[candidate]);
  return { text: (lang && text[lang]) ?? '', lang: lang ?? locale };
}

/** The text in this language or its fallback: zh-tw → zh-cn → en; ja and ru → en. */
export const localise = (text: PartialText | string | undefined, locale: Locale): string =>
  localiseWithLang(text, locale).text;
