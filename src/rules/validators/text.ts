/** Validators read a value as trimmed text in composed form (NFC), counted in characters and not in UTF-16 units. */

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().normalize('NFC') : '');

/** Joiners, direction marks, fillers and blanks: characters that are invisible by themselves. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/** The visible part of a text, trimmed. Some names need joiners, so the value keeps them; only the count omits them. */
const stripInvisible = (text: string): string => text.replace(INVISIBLE, '').trim();

export const characterCount = (text: string): number => [...text].length;

/** Characters that count towards a minimum. */
export const visibleCount = (text: string): number => characterCount(stripInvisible(text));

/** Empty means removed from a payload: no value, nothing visible, an empty list. Zero and false are answers. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return stripInvisible(value) === '';
  return Array.isArray(value) && value.length === 0;
}
