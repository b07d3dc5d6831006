/** What could end the element or open a comment, and what was no part of a string in older scripts. */
const DANGEROUS = /[<\u2028\u2029]/g;

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON that may stand inside of a script element: nothing in it can end the element or open a comment. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replace(DANGEROUS, escaped);
