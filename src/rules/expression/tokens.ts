/** Cuts the text of a condition into tokens; the only place that knows how it is spelt. */

/** What is wrong, where (index into the text), and what to write instead. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  constructor(
    message: string,
    readonly position: number,
    readonly hint: string,
  ) {
    super(message);
  }
}

export type Token =
  | { kind: 'name' | 'operator' | 'string'; text: string; position: number }
  | { kind: 'number'; text: string; value: number; position: number }
  | { kind: 'end'; text: ''; position: number };

export const MAX_LENGTH = 500;

const SPACE = /\s*/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*/y;
const NUMBER = /\d+(?:\.\d+)?/y;
const STRING = /'([^'\\\n]*)'|"([^"\\\n]*)"/y;
const OPERATOR = /==|!=|<=|>=|&&|\|\||[<>!+\-*/(),[\]]/y;
const HINTS: [RegExp, string, string][] = [
  [/[=!]==/y, 'There is no strict comparison of its own', 'Write == or !=, they are strict already'],
  [/=/y, 'A condition cannot assign', 'Write == to compare'],
  [/&/y, 'A single & has no meaning', 'Write &&'],
  [/\|/y, 'A single | has no meaning', 'Write ||'],
  [
    /['"]/y,
    'This text has no end',
    'Close it with the same quotation mark; it holds neither a backslash nor a line break',
  ],
  [/[‘’“”]/y, 'A typographic quotation mark', "Write a straight one: '"],
  [/\./y, 'A point stands where no name precedes it', 'Names of fields only; there are no properties or methods'],
  [/[{}]/y, 'Braces have no meaning here', 'Write the condition alone, without {{ }}'],
];

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

function refuse(text: string, position: number): never {
  const known = HINTS.find(([pattern]) => matchAt(pattern, text, position));
  const message = known?.[1] ?? `Unexpected character "${text.charAt(position)}"`;
  throw new ExpressionError(
    message,
    position,
    known?.[2] ?? 'Names, texts, numbers, lists and == != < > in && || ! + - * / are known',
  );
}

export function tokenise(text: string): Token[] {
  if (text.length > MAX_LENGTH) {
    throw new ExpressionError(
      `A condition has at most ${MAX_LENGTH} characters`,
      MAX_LENGTH,
      'Split it over two fields',
    );
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
