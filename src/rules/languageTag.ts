import type { Locale } from './locales';

const TAGS: Record<Locale, string> = { 'zh-cn': 'zh-CN', en: 'en', ru: 'ru', 'zh-tw': 'zh-TW', ja: 'ja' };

/** The BCP 47 tag of a language, as `<html lang>` and Content-Language write it. */
export const languageTag = (locale: Locale): string => TAGS[locale];
