/** Cuts the text of a condition into tokens; the only place that knows how it is spelt. */
import type { Issue } from '../issue';
import { said, type Said } from '../said';
import { spellingMessages, type SpellingName } from './messages';

/** What is wrong with a condition's spelling, or its hint. */
export const say = (name: SpellingName, values?: Issue['values']): Said => said(spellingMessages[name], values);

/** What is wrong, where (index into the text), and what to write instead. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  constructor(
    readonly said: Said,
    readonly position: number,
    readonly hint: Said,
  ) {
    super(said.english);
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
const HINTS: [RegExp, Said, Said][] = [
  [/[=!]==/y, say('strict'), say('strictHint')],
  [/=/y, say('assign'), say('assignHint')],
  [/&/y, say('and'), say('write', { text: '&&' })],
  [/\|/y, say('or'), say('write', { text: '||' })],
  [/['"]/y, say('text'), say('textHint')],
  [/[‘’“”]/y, say('quotation'), say('quotationHint', { sign: "'" })],
  [/\./y, say('point'), say('pointHint')],
  [/[{}]/y, say('braces'), say('bracesHint', { braces: '{{ }}' })],
];

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

function refuse(text: string, position: number): never {
  const known = HINTS.find(([pattern]) => matchAt(pattern, text, position));
  throw new ExpressionError(
    known?.[1] ?? say('character', { text: text.charAt(position) }),
    position,
    known?.[2] ?? say('characterHint', { signs: '< >' }),
  );
}

export function tokenise(text: string): Token[] {
  if (text.length > MAX_LENGTH) {
    throw new ExpressionError(say('tooLong', { most: MAX_LENGTH }), MAX_LENGTH, say('tooLongHint'));
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
  // Before the operators, or `===` would be read as `==` and a stray `=`.
  if (matchAt(/[=!]==/y, text, position)) refuse(text, position);
  const operator = matchAt(OPERATOR, text, position)?.[0];
  if (operator === undefined) return refuse(text, position);
  return { token: { kind: 'operator', text: operator, position }, length: operator.length };
}
