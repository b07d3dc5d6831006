/** What is wrong with a form, before its place in the text is known. */
import type { LocalizedMessage } from '@/rules/localizedMessage';

/** Each kind of problem: what machines (`--json`, the editor of /forms) tell apart; docs/forms.md has a line for each. */
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
  'optionTwice',
  'codeReused',
  'pattern',
  'expression',
  'unknownField',
  'laterField',
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
  /** A warning is shown and does not keep a form from being published. */
  severity: 'error' | 'warning';
  /** JSON pointer into the form; empty for the whole. */
  pointer: string;
  /** The name of the member is meant, not its value. */
  atKey?: boolean;
  /** Characters into the text that stands there: where in a condition. */
  offset?: number;
  /** In English, as commands and the API say it. */
  message: string;
  /** What to write instead. */
  hint?: string;
  /** The same for a page in its reader's language. */
  texts: { message: LocalizedMessage; hint?: LocalizedMessage };
}

/** A problem and where it stands in the text, both counted from 1 as editors do. */
export interface PlacedProblem extends FormProblem {
  line: number;
  column: number;
}

type Rest = Partial<Pick<FormProblem, 'severity' | 'atKey' | 'offset'>> & { hint?: LocalizedMessage };

export const problem = (
  code: ProblemCode,
  pointer: string,
  message: LocalizedMessage,
  { hint, ...rest }: Rest = {},
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

/** How many are shown of one file: what comes after them is mostly their consequence. */
const MAX_PROBLEMS = 200;

/** Problems in the order of the file. */
export const inOrder = (problems: PlacedProblem[]): PlacedProblem[] =>
  problems.toSorted((one, other) => one.line - other.line || one.column - other.column).slice(0, MAX_PROBLEMS);
