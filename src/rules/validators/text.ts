/** How the validators read a value: as trimmed text in composed form, counted in characters and not in UTF-16 units. */

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().normalize('NFC') : '');

export const characterCount = (text: string): number => [...text].length;

/** Empty is what a payload drops: no value, spaces only, an empty list. Zero and false are answers. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
