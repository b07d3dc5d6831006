/** How the validators read a value: as trimmed text in composed form, counted in characters and not in UTF-16 units. */

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().normalize('NFC') : '');

/** Joiners, direction marks, fillers and blanks: characters that print nothing by themselves. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/** What of a text can be seen, trimmed. Some names need joiners, so they are kept in the value and only left out of the count. */
const visibleText = (text: string): string => text.replace(INVISIBLE, '').trim();

export const characterCount = (text: string): number => [...text].length;

/** Characters that count towards a minimum. */
export const visibleCount = (text: string): number => characterCount(visibleText(text));

/** Empty is what a payload drops: no value, nothing visible, an empty list. Zero and false are answers. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return visibleText(value) === '';
  return Array.isArray(value) && value.length === 0;
}
