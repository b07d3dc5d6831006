/** A problem of a form, before its position in the text is known. */
import type { LocalizedMessage } from '@/rules/localizedMessage';

/** Stable codes of problems, for tools (`--json`, the editor of /forms); docs/forms.md has a line for each. */
export const PROBLEM_CODES = [
  'json',
  'duplicateKey',
  'tooLarge',
  'tooDeep',
  'tooMany',
  'unknownKey',
  'missing',
  'missingLanguage',
  'value',
  'fileName',
  'nameTwice',
  'group',
  'limits',
  'noEffect',
  'component',
  'property',
  'optionTwice',
  'codeReused',
  'pattern',
  'expression',
  'unknownField',
  'cycle',
  'comparison',
  'unreachable',
  'requiredHidden',
  'placement',
  'contract',
  'markup',
  'placeholder',
  'messageId',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface FormProblem {
  code: ProblemCode;
  /** A draft with something missing can be previewed, but not published; a warning prevents nothing. */
  severity: 'error' | 'incomplete' | 'warning';
  /** JSON pointer into the form; empty for the whole form. */
  pointer: string;
  /** The problem is at the member's name, not at its value. */
  atKey?: boolean;
  /** Offset in characters within the string value, such as a position in a condition. */
  offset?: number;
  /** In English, for commands and the API. */
  message: string;
  /** What to write instead. */
  hint?: string;
  /** The same for translation on a page. */
  texts: { message: LocalizedMessage; hint?: LocalizedMessage };
}

/** A problem with its position in the text, counted from 1 as in editors. */
export interface LocatedProblem extends FormProblem {
  line: number;
  column: number;
}

type ProblemOptions = Partial<Pick<FormProblem, 'severity' | 'atKey' | 'offset'>> & { hint?: LocalizedMessage };

export const problem = (
  code: ProblemCode,
  pointer: string,
  message: LocalizedMessage,
  { hint, ...rest }: ProblemOptions = {},
): FormProblem => ({
  code,
  severity: 'error',
  pointer,
  message: message.english,
  ...(hint && { hint: hint.english }),
  texts: { message, ...(hint && { hint }) },
  ...rest,
});

export const isError = ({ severity }: FormProblem): boolean => severity === 'error';

/** Whether a problem prevents publishing. */
export const isBlocking = ({ severity }: FormProblem): boolean => severity !== 'warning';

/** The maximum number per file: later problems are mostly consequences of earlier ones. */
const MAX_PROBLEMS = 200;

/** Problems in file order. */
export const sortByPosition = (problems: LocatedProblem[]): LocatedProblem[] =>
  problems.toSorted((one, other) => one.line - other.line || one.column - other.column).slice(0, MAX_PROBLEMS);
