/** The tokeniser of conditions. */
import type { Issue } from '../issue';
import { localizeMessage, type LocalizedMessage } from '../localizedMessage';

/** Syntax errors of a condition, in English; the other languages are in locales, like all diagnostics. */
const texts = {
  tooLong: 'A condition has at most {most} characters.',
  tooLongHint: 'Split it over two fields.',
  tooDeep: 'More than {most} levels.',
  tooDeepHint: 'Use fewer brackets.',
  unexpected: '"{text}" was not expected here.',
  joinHint: 'Join two conditions by && or ||.',
  write: 'Write {text}.',
  missing: '"{text}" is missing.',
  missingHint: 'Write {text} here.',
  early: 'The condition ends too early.',
  before: '"{text}" needs something before it.',
  valueHint: 'Write a field, a text or a number.',
  function: 'There is no function "{text}".',
  functionHint: 'Known are includes(list, item) and length(text or list).',
  values: '{text} takes {count} values.',
  valuesHint: 'Write includes(list, item) or length(text or list).',
  character: 'Unexpected character "{text}".',
  characterHint: 'Names, texts, numbers, lists and == != {signs} in && || ! + - * / are known.',
  strict: 'There is no strict comparison of its own.',
  strictHint: 'Write == or !=, they are strict already.',
  assign: 'A condition cannot assign.',
  assignHint: 'Write == to compare.',
  and: 'A single & has no meaning.',
  or: 'A single | has no meaning.',
  text: 'This text has no end.',
  textHint: 'Close it with the same quotation mark; it holds neither a backslash nor a line break.',
  quotation: 'A typographic quotation mark.',
  quotationHint: 'Write a straight one: {sign}.',
  point: 'A point stands where no name precedes it.',
  pointHint: 'Names of fields only; there are no properties or methods.',
  braces: 'Braces have no meaning here.',
  bracesHint: 'Write the condition alone, without {braces}.',
} as const;

type SyntaxMessageName = keyof typeof texts;

export const syntaxMessages = Object.fromEntries(
  Object.entries(texts).map(([name, defaultMessage]) => [name, { id: `finding.condition.${name}`, defaultMessage }]),
) as Record<SyntaxMessageName, { id: string; defaultMessage: string }>;

/** A syntax error of a condition, or its hint. */
export const syntaxMessage = (name: SyntaxMessageName, values?: Issue['values']): LocalizedMessage =>
  localizeMessage(syntaxMessages[name], values);

/** The error, its position (index into the text), and a hint. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  constructor(
    readonly localized: LocalizedMessage,
    readonly position: number,
    readonly hint: LocalizedMessage,
  ) {
    super(localized.english);
  }
}

export type Token =
  | { kind: 'name' | 'operator' | 'string'; text: string; position: number }
  | { kind: 'number'; text: string; value: number; position: number }
  | { kind: 'end'; text: ''; position: number };

const MAX_LENGTH = 500;

const SPACE = /\s*/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*/y;
const NUMBER = /\d+(?:\.\d+)?/y;
const STRING = /'([^'\\\n]*)'|"([^"\\\n]*)"/y;
const OPERATOR = /==|!=|<=|>=|&&|\|\||[<>!+\-*/(),[\]]/y;
const HINTS: [RegExp, LocalizedMessage, LocalizedMessage][] = [
  [/[=!]==/y, syntaxMessage('strict'), syntaxMessage('strictHint')],
  [/=/y, syntaxMessage('assign'), syntaxMessage('assignHint')],
  [/&/y, syntaxMessage('and'), syntaxMessage('write', { text: '&&' })],
  [/\|/y, syntaxMessage('or'), syntaxMessage('write', { text: '||' })],
  [/['"]/y, syntaxMessage('text'), syntaxMessage('textHint')],
  [/[‘’“”]/y, syntaxMessage('quotation'), syntaxMessage('quotationHint', { sign: "'" })],
  [/\./y, syntaxMessage('point'), syntaxMessage('pointHint')],
  [/[{}]/y, syntaxMessage('braces'), syntaxMessage('bracesHint', { braces: '{{ }}' })],
];

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

function throwSyntaxError(text: string, position: number): never {
  const diagnostics = HINTS.find(([pattern]) => matchAt(pattern, text, position));
  throw new ExpressionError(
    diagnostics?.[1] ?? syntaxMessage('character', { text: text.charAt(position) }),
    position,
    diagnostics?.[2] ?? syntaxMessage('characterHint', { signs: '< >' }),
  );
}

export function tokenise(text: string): Token[] {
  if (text.length > MAX_LENGTH) {
    throw new ExpressionError(syntaxMessage('tooLong', { most: MAX_LENGTH }), MAX_LENGTH, syntaxMessage('tooLongHint'));
  }
  const tokens: Token[] = [];
  let position = 0;
  for (;;) {
    position += matchAt(SPACE, text, position)?.[0].length ?? 0;
    if (position >= text.length) return [...tokens, { kind: 'end', text: '', position }];
    const token = nextToken(text, position);
    tokens.push(token.token);
    position += token.length;
  }
}

function nextToken(text: string, position: number): { token: Token; length: number } {
  const string = matchAt(STRING, text, position);
  if (string) {
    return { token: { kind: 'string', text: string[1] ?? string[2] ?? '', position }, length: string[0].length };
  }
  const number = matchAt(NUMBER, text, position)?.[0];
  if (number !== undefined) {
    return { token: { kind: 'number', text: number, value: Number(number), position }, length: number.length };
  }
  const name = matchAt(NAME, text, position)?.[0];
  if (name !== undefined) return { token: { kind: 'name', text: name, position }, length: name.length };
  // Checked before the operators, or `===` would be read as `==` and a stray `=`.
  if (matchAt(/[=!]==/y, text, position)) throwSyntaxError(text, position);
  const operator = matchAt(OPERATOR, text, position)?.[0];
  if (operator === undefined) return throwSyntaxError(text, position);
  return { token: { kind: 'operator', text: operator, position }, length: operator.length };
}
