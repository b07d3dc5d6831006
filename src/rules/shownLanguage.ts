import { localiseWithLang, type Locale } from './locales';

/** The language that a text of these languages is shown in to a reader of another. */
export const shownLanguage = (languages: readonly Locale[], locale: Locale): Locale =>
  localiseWithLang(Object.fromEntries(languages.map((language) => [language, language])), locale).lang;
