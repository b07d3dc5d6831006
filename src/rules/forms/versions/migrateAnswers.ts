/**
 * Migrates answers from one form version to the next by the steps in `<version>.migration.json`. A field without a
 * step keeps its answer under the same name. Used for stored answers and for browser drafts.
 */
import { listFields } from '../fields';
import type { FieldSchema, FormDefinition, FormValues } from '../types';

export type MigrationStep =
  | { rename: string; to: string }
  | { mapOptions: string; codes: Readonly<Record<string, string | null>> }
  | { drop: string }
  | { default: string; value: string | number | boolean | readonly string[] };

/** Maps option codes of one value; a code mapped to null is removed. */
function mapCodes(value: unknown, codes: Readonly<Record<string, string | null>>): unknown {
  const mapCode = (code: unknown) => (typeof code === 'string' && Object.hasOwn(codes, code) ? codes[code] : code);
  if (!Array.isArray(value)) return mapCode(value) ?? undefined;
  return [...new Set(value.map(mapCode).filter((code) => code !== null && code !== undefined))];
}

const hasAnswer = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Migrates values, by field name, through the steps. Values without a field in the newer form are dropped. */
export function migrateAnswers(
  values: FormValues,
  steps: readonly MigrationStep[],
  to: FormDefinition,
): Record<string, unknown> {
  const migrated = new Map(Object.entries(values));
  for (const step of steps) {
    if ('rename' in step) {
      const value = migrated.get(step.rename);
      migrated.delete(step.rename);
      if (value !== undefined) migrated.set(step.to, value);
    } else if ('mapOptions' in step) {
      const value = mapCodes(migrated.get(step.mapOptions), step.codes);
      if (hasAnswer(value)) migrated.set(step.mapOptions, value);
      else migrated.delete(step.mapOptions);
    } else if ('drop' in step) migrated.delete(step.drop);
    else if (!migrated.has(step.default)) migrated.set(step.default, step.value);
  }
  const names = new Set(listFields(to).map(({ name }) => name));
  return Object.fromEntries([...migrated].filter(([name]) => names.has(name)));
}

/** Whether a value has the field's type and, if the field has options, is one of them. */
export const isValidAnswer = ({ type, enum: options }: FieldSchema, value: unknown): boolean =>
  type === 'array'
    ? Array.isArray(value) && (!options || value.every((code) => options.some((option) => option.value === code)))
    : typeof value === (type === 'integer' ? 'number' : type) &&
      (!options || options.some((option) => option.value === value));

/**
 * Migrates a draft to a newer version through the steps of all versions between. Values without a field or option are
 * dropped; nothing else is validated, because a draft may be invalid.
 */
export function migrateDraft(
  values: FormValues,
  steps: readonly MigrationStep[],
  to: FormDefinition,
): Record<string, unknown> {
  const schemas = new Map(listFields(to).map(({ name, schema }) => [name, schema]));
  const migrated = Object.entries(migrateAnswers(values, steps, to)).flatMap(([name, value]) => {
    const schema = schemas.get(name);
    if (!schema) return [];
    const validValue =
      Array.isArray(value) && schema.enum ? value.filter((code) => isValidAnswer(schema, [code])) : value;
    return hasAnswer(validValue) && isValidAnswer(schema, validValue) ? [[name, validValue] as const] : [];
  });
  return Object.fromEntries(migrated);
}
