/** The closed list of functions that an expression may call. All are pure. */
import { addDays, ageOnDay } from '../validators/calendarDays';

/** A value of an expression. Anything else, such as a function, has no value. */
export type Value = string | number | boolean | null | undefined | readonly Value[] | { readonly [key: string]: Value };

/** What a function may know besides its arguments. */
export interface Environment {
  /** The calendar day in Shanghai, `YYYY-MM-DD`. */
  today: string;
}

interface ExpressionFunction {
  arity: [least: number, most: number];
  /** Its parameters, for messages and documentation. */
  parameters: string;
  /** What it returns, for the reference. */
  description: string;
  call(args: readonly Value[], environment: Environment): Value;
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
const textOf = (value: Value): string => (typeof value === 'string' ? value.trim() : '');
const memberOf = (item: Value, name: Value): Value =>
  typeof item === 'object' && item !== null && !isList(item) && typeof name === 'string' && Object.hasOwn(item, name)
    ? item[name]
    : undefined;

/** Whether a value is an answer: not empty, not blank, not an empty list. */
export const isAnswered = (value: Value): boolean =>
  value !== undefined &&
  value !== null &&
  (typeof value !== 'string' || value.trim() !== '') &&
  !(isList(value) && value.length === 0);

/** Equality without conversion. No answer, `null` and a blank text are equal; lists and rows never are. */
export function isEqual(left: Value, right: Value): boolean {
  if (!isAnswered(left) && !isAnswered(right)) return !isList(left) && !isList(right);
  return left === right && typeof left !== 'object';
}

/** The column of a list of rows, or the list itself. */
const column = (list: Value, name: Value): readonly Value[] =>
  isList(list) ? (name === undefined ? list : list.map((row) => memberOf(row, name))) : [];

/** Sums of decimal fractions, without the errors of binary ones: 0.1 + 0.2 is 0.3. */
const MAX_DECIMALS = 12;
const round = (value: number): number => Number(value.toFixed(MAX_DECIMALS));

/** The part of an e-mail address after @, or of a website before its path, in lower case and without `www.`. */
function domainOf(value: Value): string | undefined {
  const text = textOf(value).toLowerCase();
  const host = text.includes('@') ? text.slice(text.lastIndexOf('@') + 1) : text.replace(/^[a-z]+:\/\//, '');
  return host.replace(/[/?#:].*$/s, '').replace(/^www\./, '') || undefined;
}

export const FUNCTIONS = {
  length: {
    arity: [1, 1],
    parameters: 'text or list',
    description: 'The number of characters of a text, or of entries of a list; 0 without an answer.',
    call: ([value]) => (isList(value) ? value.length : [...textOf(value)].length),
  },
  includes: {
    arity: [2, 2],
    parameters: 'list, item',
    description: 'Whether a list has the item.',
    call: ([list, item]) => isList(list) && list.some((entry) => isEqual(entry, item)),
  },
  startsWith: {
    arity: [2, 2],
    parameters: 'text, beginning',
    description: 'Whether a text starts with another.',
    call: ([text, beginning]) => textOf(text).startsWith(textOf(beginning)),
  },
  lower: {
    arity: [1, 1],
    parameters: 'text',
    description: 'The text in lower case.',
    call: ([text]) => textOf(text).toLowerCase(),
  },
  domainOf: {
    arity: [1, 1],
    parameters: 'e-mail or website',
    description: 'The domain of an e-mail address or website, in lower case and without www.',
    call: ([value]) => domainOf(value),
  },
  today: {
    arity: [0, 0],
    parameters: '',
    description: 'The day in Shanghai, such as 2026-03-31.',
    call: (_args, { today }) => today,
  },
  addDays: {
    arity: [2, 2],
    parameters: 'day, number',
    description: 'The day so many days later, or earlier for a negative number.',
    call: ([day, days]) => (typeof days === 'number' ? addDays(textOf(day), days) : undefined),
  },
  age: {
    arity: [1, 2],
    parameters: 'birthday, day',
    description: 'The age in years on a day; without a day, today.',
    call: ([birthday, day], { today }) => ageOnDay(textOf(birthday), day === undefined ? today : textOf(day)),
  },
  sum: {
    arity: [1, 2],
    parameters: 'list, column',
    description: 'The sum of the numbers of a list, or of one column of its rows.',
    call: ([list, name]) =>
      round(column(list, name).reduce<number>((sum, item) => sum + (typeof item === 'number' ? item : 0), 0)),
  },
  count: {
    arity: [1, 2],
    parameters: 'list, column',
    description: 'The number of answered entries of a list, or of rows in which the column is answered.',
    call: ([list, name]) => column(list, name).filter((item) => isAnswered(item) && item !== false).length,
  },
} as const satisfies Record<string, ExpressionFunction>;

export type FunctionName = keyof typeof FUNCTIONS;

/** A function as it is called: `includes(list or text, item)`. */
export const signatureOf = (name: FunctionName): string => `${name}(${FUNCTIONS[name].parameters})`;

export const callFunction = (name: FunctionName, args: readonly Value[], environment: Environment): Value =>
  (FUNCTIONS[name] as ExpressionFunction).call(args, environment);
