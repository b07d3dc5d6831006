/** The tokeniser of expressions. */
import type { Issue } from '../issue';
import { localizeMessage, type LocalizedMessage } from '../localizedMessage';

/** Syntax errors of an expression, in English; the other languages are in locales, like all diagnostics. */
const texts = {
  tooLong: 'The expression is too long: the maximum is {max} characters.',
  tooLongHint: 'Split it across two fields.',
  tooDeep: 'Nested more than {max} levels deep.',
  tooDeepHint: 'Use fewer parentheses.',
  unexpected: 'Unexpected "{text}".',
  joinHint: 'Combine two conditions with && or ||.',
  use: 'Use {text}.',
  expected: '"{text}" expected.',
  expectedHint: 'Add {text} here.',
  unexpectedEnd: 'Unexpected end of expression.',
  missingOperand: 'Value expected before "{text}".',
  valueHint: 'Use a field such as $values.country, a string or a number.',
  unknownFunction: 'Unknown function "{text}".',
  unknownFunctionHint: 'Available functions: {list}.',
  argumentCount: 'Wrong number of arguments: {text} expects {count}.',
  argumentCountHint: 'Use {text}.',
  unknownName: 'Unknown name "{text}".',
  unknownNameHint: 'Use {text} for the field, or quotes for a string.',
  unknownScopeHint: 'Available: $values, $deps, $self, $record, $index.',
  methodCall: 'Deliberately not supported: methods such as ".{text}()".',
  methodCallHint: 'Use one of these functions: {list}.',
  unsupported: 'Deliberately not supported: {text}.',
  arrowHint: 'An expression has no code of its own; use conditions, x-rules or one of the functions.',
  templateHint: 'Join texts with +.',
  unexpectedCharacter: 'Unexpected character "{text}".',
  unexpectedCharacterHint: 'Allowed: names, strings, numbers, lists and == != {signs} && || ?? ! ? : + - * / %.',
  assignment: 'An expression cannot contain an assignment.',
  assignmentHint: 'Use == to compare.',
  singleAmpersand: 'The operator & is not supported.',
  singlePipe: 'The operator | is not supported.',
  unterminatedString: 'Unterminated string.',
  unterminatedStringHint: 'Close it with the same quotation mark.',
  typographicQuote: 'Typographic quotation marks are not allowed.',
  typographicQuoteHint: 'Use a straight quotation mark: {sign}.',
  object: 'An expression cannot contain braces.',
  objectHint: 'Write the whole value as one expression between {opening} and {closing}.',
} as const;

type SyntaxMessageName = keyof typeof texts;

export const syntaxMessages = Object.fromEntries(
  Object.entries(texts).map(([name, defaultMessage]) => [name, { id: `diagnostic.condition.${name}`, defaultMessage }]),
) as Record<SyntaxMessageName, { id: string; defaultMessage: string }>;

/** A syntax error of an expression, or its hint. */
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
const NAME = /[A-Za-z_$][\w$]*/y;
const NUMBER = /\d+(?:\.\d+)?/y;
const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/y;
const OPERATOR = /===|!==|==|!=|<=|>=|&&|\|\||\?\?|\?\.|[<>!+\-*/%(),.?:[\]]/y;
const HINTS: [RegExp, LocalizedMessage, LocalizedMessage][] = [
  [/=>/y, syntaxMessage('unsupported', { text: 'functions ( => )' }), syntaxMessage('arrowHint')],
  [/(?:\+\+|--|[-+*/%]=)/y, syntaxMessage('assignment'), syntaxMessage('assignmentHint')],
  [/=(?!=)/y, syntaxMessage('assignment'), syntaxMessage('assignmentHint')],
  [/&(?!&)/y, syntaxMessage('singleAmpersand'), syntaxMessage('use', { text: '&&' })],
  [/\|(?!\|)/y, syntaxMessage('singlePipe'), syntaxMessage('use', { text: '||' })],
  [/['"]/y, syntaxMessage('unterminatedString'), syntaxMessage('unterminatedStringHint')],
  [/`/y, syntaxMessage('unsupported', { text: 'template strings' }), syntaxMessage('templateHint')],
  [/[‘’“”]/y, syntaxMessage('typographicQuote'), syntaxMessage('typographicQuoteHint', { sign: "'" })],
  [/[{}]/y, syntaxMessage('object'), syntaxMessage('objectHint', { opening: '{{', closing: '}}' })],
];

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

function throwSyntaxError(text: string, position: number): never {
  const diagnostics = HINTS.find(([pattern]) => matchAt(pattern, text, position));
  throw new ExpressionError(
    diagnostics?.[1] ?? syntaxMessage('unexpectedCharacter', { text: text.charAt(position) }),
    position,
    diagnostics?.[2] ?? syntaxMessage('unexpectedCharacterHint', { signs: '< >' }),
  );
}

export function tokenise(text: string): Token[] {
  if (text.length > MAX_LENGTH) {
    throw new ExpressionError(syntaxMessage('tooLong', { max: MAX_LENGTH }), MAX_LENGTH, syntaxMessage('tooLongHint'));
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

const ESCAPES: Record<string, string> = { n: '\n', t: '\t' };
const unescapeText = (raw: string): string =>
  raw.replace(/\\(.)/gu, (_match, character: string) => ESCAPES[character] ?? character);

function nextToken(text: string, position: number): { token: Token; length: number } {
  const string = matchAt(STRING, text, position);
  if (string) {
    const content = unescapeText(string[1] ?? string[2] ?? '');
    return { token: { kind: 'string', text: content, position }, length: string[0].length };
  }
  const number = matchAt(NUMBER, text, position)?.[0];
  if (number !== undefined) {
    return { token: { kind: 'number', text: number, value: Number(number), position }, length: number.length };
  }
  const name = matchAt(NAME, text, position)?.[0];
  if (name !== undefined) return { token: { kind: 'name', text: name, position }, length: name.length };
  // Checked before the operators, or `=>` would be read as `=` and `>`, and `+=` as `+`.
  if (matchAt(/=>|\+\+|--|[-+*/%]=/y, text, position)) throwSyntaxError(text, position);
  const operator = matchAt(OPERATOR, text, position)?.[0];
  if (operator === undefined) return throwSyntaxError(text, position);
  return { token: { kind: 'operator', text: operator, position }, length: operator.length };
}
