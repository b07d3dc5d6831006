import { LOCALES } from '../locales';
import type { Text } from './types';

/** Every wording of a text, in whatever languages it has. */
export const wordingsOf = (text: Text): string[] =>
  typeof text === 'string' ? [text] : LOCALES.flatMap((locale) => text[locale] ?? []);

/** The English text, for messages to designers; otherwise any. */
export const inEnglish = (text: Text | undefined): string =>
  text === undefined ? '' : typeof text === 'string' ? text : (text.en ?? wordingsOf(text)[0] ?? '');
