/** The migration that a new version probably needs: a renamed field is one that has gone and come back unchanged. */
import { listFields } from '@/rules/forms/fields';
import type { MigrationStep } from '@/rules/forms/versions/migrateAnswers';
import type { FormMigration } from '@/rules/forms/versions/migration';
import type { FieldSchema, FormDefinition } from '@/rules/forms/types';

/** What a field accepts, without its texts and its place. */
const meaningOf = ({ title: _title, description: _description, ...schema }: FieldSchema): string =>
  JSON.stringify({ ...schema, enum: schema.enum?.map(({ value }) => value) });

export interface GoneField {
  name: string;
  schema: FieldSchema;
  /** The new fields that can take its answers, the most likely one first. */
  successors: string[];
}

/** The answers of `base` that `form` has no field for. Core properties have places of their own. */
export function goneFields(base: FormDefinition, form: FormDefinition): GoneField[] {
  const [before, after] = [listFields(base), listFields(form)];
  const isIn = (fields: typeof before, name: string) => fields.some((field) => field.name === name);
  const added = after.filter(({ name, schema }) => !isIn(before, name) && !schema['x-core']);
  return before
    .filter(({ name, schema }) => !isIn(after, name) && !schema['x-core'] && !schema['x-virtual'])
    .map(({ name, schema }) => {
      const sameType = added.filter((field) => field.schema.type === schema.type);
      const isSame = (field: (typeof added)[number]) => meaningOf(field.schema) === meaningOf(schema);
      return {
        name,
        schema,
        successors: [...sameType.filter(isSame), ...sameType.filter((field) => !isSame(field))].map(
          (field) => field.name,
        ),
      };
    });
}

/** Whether the first successor accepts exactly the same answers. */
export const isRenamed = ({ schema, successors: [first] }: GoneField, form: FormDefinition): boolean => {
  const field = listFields(form).find(({ name }) => name === first);
  return field !== undefined && meaningOf(field.schema) === meaningOf(schema);
};

/** New names of fields by their names in `base`. */
export function renamedFields(base: FormDefinition, form: FormDefinition): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const field of goneFields(base, form)) {
    const [first] = field.successors;
    if (first !== undefined && isRenamed(field, form) && ![...names.values()].includes(first))
      names.set(field.name, first);
  }
  return names;
}

/**
 * The migration file.
 * @param successors For each gone field the name that gets its answers, or null to drop them
 */
export function migrationOf(
  base: FormDefinition,
  form: FormDefinition,
  successors: Readonly<Record<string, string | null>>,
): FormMigration {
  const steps = Object.entries(successors).map(([name, to]): MigrationStep =>
    to === null ? { drop: name } : { rename: name, to },
  );
  return { formId: form.formId, from: base.version, to: form.version, steps };
}
