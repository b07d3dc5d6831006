/** The server's texts (`locales/<locale>/server/<part>.json`): errors, messages, and texts in generated files. */
import { IntlMessageFormat } from 'intl-messageformat';
import enDocuments from '../../locales/en/server/documents.json';
import enErrors from '../../locales/en/server/errors.json';
import enMessages from '../../locales/en/server/messages.json';
import jaDocuments from '../../locales/ja/server/documents.json';
import jaErrors from '../../locales/ja/server/errors.json';
import jaMessages from '../../locales/ja/server/messages.json';
import ruDocuments from '../../locales/ru/server/documents.json';
import ruErrors from '../../locales/ru/server/errors.json';
import ruMessages from '../../locales/ru/server/messages.json';
import zhCnDocuments from '../../locales/zh-cn/server/documents.json';
import zhCnErrors from '../../locales/zh-cn/server/errors.json';
import zhCnMessages from '../../locales/zh-cn/server/messages.json';
import zhTwDocuments from '../../locales/zh-tw/server/documents.json';
import zhTwErrors from '../../locales/zh-tw/server/errors.json';
import zhTwMessages from '../../locales/zh-tw/server/messages.json';
import { languageTag, LOCALES, type Locale, type LocalisedText } from '../../src/rules/locales';

const english = { ...enDocuments, ...enErrors, ...enMessages };

export type ServerTextId = keyof typeof english;
/** All ids, including those of errors. */
export const serverTextIds = Object.keys(english) as ServerTextId[];

export type TextValues = Record<string, string | number>;

const catalogs: Record<Locale, Record<ServerTextId, string>> = {
  en: english,
  ja: { ...jaDocuments, ...jaErrors, ...jaMessages },
  ru: { ...ruDocuments, ...ruErrors, ...ruMessages },
  'zh-cn': { ...zhCnDocuments, ...zhCnErrors, ...zhCnMessages },
  'zh-tw': { ...zhTwDocuments, ...zhTwErrors, ...zhTwMessages },
};

/**
 * Formats an ICU message. If a value is missing, it returns the pattern unformatted, so that the message is still sent.
 */
export function fillMessage(message: string, locale: Locale, values: TextValues): string {
  try {
    return String(new IntlMessageFormat(message, languageTag(locale), undefined, { ignoreTag: true }).format(values));
  } catch {
    return message;
  }
}

/** The ICU message of a text, unformatted. */
export const messageOf = (id: ServerTextId, locale: Locale): string => catalogs[locale][id];

/** A text with its values filled in. */
export const serverText = (id: ServerTextId, locale: Locale, values: TextValues = {}): string =>
  fillMessage(messageOf(id, locale), locale, values);

/** A text in all five languages. */
export const inAllLocales = (id: ServerTextId): LocalisedText =>
  Object.fromEntries(LOCALES.map((locale) => [locale, serverText(id, locale)])) as LocalisedText;
