/** `{{ … }}`: how an expression is written in a form file, as in Formily. */

const BRACES = /^\s*\{\{([\s\S]*)\}\}\s*$/;

/** The expression within the braces; null for any other text. */
export const expressionIn = (text: unknown): string | null =>
  typeof text === 'string' ? (BRACES.exec(text)?.[1] ?? null) : null;

/** How many characters stand before the expression, for positions within the text. */
export const bracesOffset = (text: string): number => text.indexOf('{{') + 2;

export const inBraces = (expression: string): string => `{{ ${expression.trim()} }}`;
