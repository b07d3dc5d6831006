/** Builders for one-line test forms, and the expected position of a problem. */
import { LOCALES, type LocalisedText } from '@/rules/locales';
import { checkSource } from './checkSource';
import type { FieldSchema, FormDefinition, NodeSchema } from '@/rules/forms/types';

export const inAll = (text: string) => Object.fromEntries(LOCALES.map((locale) => [locale, text])) as LocalisedText;
export const field = (rest: Partial<FieldSchema> = {}): FieldSchema => ({
  type: 'string',
  title: inAll('A field'),
  'x-decorator': 'FormItem',
  'x-component': 'Input',
  ...rest,
});
export const codes = (...values: string[]) => values.map((value) => ({ value, label: inAll(value) }));
export const group = (properties: Record<string, NodeSchema>, condition?: string): NodeSchema => ({
  type: 'void',
  'x-component': 'Section',
  ...(condition && { 'x-visible': condition }),
  properties,
});
export const form = (properties: Record<string, NodeSchema>, rest: Partial<FormDefinition> = {}): FormDefinition => ({
  formId: 'sample',
  version: 1,
  title: inAll('Sample'),
  ...rest,
  schema: { type: 'object', properties },
});
export const toJson = (value: unknown) => JSON.stringify(value, null, 2);
export const select = (...values: string[]) => field({ enum: codes(...values), 'x-component': 'Select' });
export const tiles = (...values: string[]) =>
  field({ type: 'array', enum: codes(...values), 'x-component': 'CheckboxTiles' });

/** Line and column of the last occurrence of a snippet. */
function locate(text: string, snippet: string, offset = 0) {
  const index = text.lastIndexOf(snippet) + offset;
  expect(text).toContain(snippet);
  return { line: text.slice(0, index).split('\n').length, column: index - text.lastIndexOf('\n', index - 1) };
}

export interface Expected {
  code: string;
  /** The text at the problem's position, and an offset into it. */
  snippet: [snippet: string, within?: number];
  message: RegExp;
  hint?: RegExp;
  otherProblems?: number;
}

export function expectProblem(text: string, { code, snippet, message, hint, otherProblems = 0 }: Expected) {
  const { problems } = checkSource(text);
  expect(problems.map((found) => found.code)).toHaveLength(1 + otherProblems);
  const [problem] = problems;
  expect(problem).toMatchObject({ code, ...locate(text, ...snippet), message: expect.stringMatching(message) });
  if (hint) expect(problem?.hint).toMatch(hint);
}

/** A form whose last field has this expression as its condition. */
export const condition = (expression: string, properties: Record<string, NodeSchema> = {}) =>
  toJson(form({ ...properties, last: visibleIf(expression) }));
export const visibleIf = (expression: string, rest: Partial<FieldSchema> = {}) =>
  field({ ...rest, 'x-visible': `{{ ${expression} }}` });
export const jobField = { jobTitle: select('engineer', 'others') };
