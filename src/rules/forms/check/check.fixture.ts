/** Builders for one-line test forms, and the expected place of a problem. */
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
export const written = (value: unknown) => JSON.stringify(value, null, 2);
export const select = (...values: string[]) => field({ enum: codes(...values), 'x-component': 'Select' });
export const tiles = (...values: string[]) =>
  field({ type: 'array', enum: codes(...values), 'x-component': 'CheckboxTiles' });

/** Line and column of the last occurrence in a text. */
function placeOf(text: string, snippet: string, within = 0) {
  const at = text.lastIndexOf(snippet) + within;
  expect(text).toContain(snippet);
  return { line: text.slice(0, at).split('\n').length, column: at - text.lastIndexOf('\n', at - 1) };
}

export interface Expected {
  code: string;
  /** The text at the problem's position, and an offset into it. */
  at: [snippet: string, within?: number];
  says: RegExp;
  hint?: RegExp;
  also?: number;
}

export function expectProblem(text: string, { code, at, says, hint, also = 0 }: Expected) {
  const { problems } = checkSource(text);
  expect(problems.map((found) => found.code)).toHaveLength(1 + also);
  const [found] = problems;
  expect(found).toMatchObject({ code, ...placeOf(text, ...at), message: expect.stringMatching(says) });
  if (hint) expect(found?.hint).toMatch(hint);
}

export const condition = (text: string, properties: Record<string, NodeSchema> = {}) =>
  written(form({ ...properties, last: field({ 'x-visible': text }) }));
export const job = { jobTitle: select('engineer', 'others') };
