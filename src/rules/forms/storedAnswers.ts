/**
 * The meaning of stored answers, read by the version they belong to. A field that its version does not have, or did
 * not show, is "not asked"; a visible field without an answer is "empty". Exports merge versions by the stable names
 * of fields.
 */
import { listFields, visibleFields } from './fields';
import type { FormDefinition, FormField, FormValues, Option, Text } from './types';

/** An answer as its version defines it. */
export type ReadAnswer =
  | { state: 'notAsked' }
  | { state: 'empty' }
  | {
      state: 'answered';
      value: unknown;
      /** The labels of selected options in that version. */ labels: Text[];
    };

/** A column of the merged versions: the field by its stable name, as in the newest version that has it. */
export interface AnswerColumn {
  name: string;
  title: Text;
}

const NOT_ASKED: ReadAnswer = { state: 'notAsked' };
const EMPTY: ReadAnswer = { state: 'empty' };

const labelOf = (options: readonly Option[], code: unknown): Text | undefined =>
  options.find(({ value }) => value === code)?.label;

function readField({ name, schema }: FormField, values: FormValues): ReadAnswer {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return EMPTY;
  const codes = schema.enum ? (Array.isArray(value) ? value : [value]) : [];
  const labels = codes.flatMap((code) => labelOf(schema.enum ?? [], code) ?? []);
  return { state: 'answered', value, labels };
}

/** Reads stored values (core properties and answers together) by the version they belong to. */
export function readAnswers(form: FormDefinition, values: FormValues): Map<string, ReadAnswer> {
  const visibleNames = new Set(visibleFields(form, values).map(({ name }) => name));
  return new Map(
    listFields(form)
      .filter(({ schema }) => !schema['x-virtual'])
      .map((field) => [field.name, visibleNames.has(field.name) ? readField(field, values) : NOT_ASKED]),
  );
}

/** The answer to one field; "not asked" also if the version does not have the field. */
export const answerTo = (answers: ReadonlyMap<string, ReadAnswer>, name: string): ReadAnswer =>
  answers.get(name) ?? NOT_ASKED;

/** The columns of all versions of a form: the newest version's in order, then fields of older versions only. */
export function columnsOf(versions: readonly FormDefinition[]): AnswerColumn[] {
  const columns = new Map<string, AnswerColumn>();
  for (const form of versions.toSorted((one, other) => other.version - one.version))
    for (const { name, schema } of listFields(form))
      if (!schema['x-virtual'] && !columns.has(name)) columns.set(name, { name, title: schema.title ?? name });
  return [...columns.values()];
}
