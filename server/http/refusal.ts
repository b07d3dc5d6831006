/** What a reason is: the code of its error and its text in the five languages; `{name}` stands for a value. */
import type { Locale } from '../../src/rules/locales';

export interface Refusal {
  /** The HTTP status and the envelope's code. */
  code: number;
  text: Record<Locale, string>;
}

export type Refusals = Record<string, Refusal>;

export const refusal = (code: number, zhCn: string, en: string, ru: string, zhTw: string, ja: string): Refusal => ({
  code,
  text: { 'zh-cn': zhCn, en, ru, 'zh-tw': zhTw, ja },
});

const withCode =
  (code: number) =>
  (...texts: [zhCn: string, en: string, ru: string, zhTw: string, ja: string]): Refusal =>
    refusal(code, ...texts);

/** Reasons by the name of their status. */
export const badRequest = withCode(400);
export const notFound = withCode(404);
export const conflict = withCode(409);
