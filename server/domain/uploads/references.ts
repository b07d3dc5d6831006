/** The references to uploaded files in the answers to a form. */
import { pointerPart } from '../../../src/rules/forms/json';
import { treeOf, type DataPath } from '../../../src/rules/forms/tree';
import type { FormDefinition, FieldSchema } from '../../../src/rules/forms/types';
import { isUploadField, type UploadReference } from '../../../src/rules/forms/validation/uploads';

/** A reference with the field that it answers, and its place in the answers. */
export interface PlacedReference {
  reference: UploadReference;
  field: string;
  pointer: string;
}

/** The path of a field without rows, as a browser names it when it uploads. */
const fieldPath = (path: DataPath): string => path.filter((part) => part !== null).join('.');

/** The field for files at a path. */
export const findUploadField = (form: FormDefinition, field: string): FieldSchema | undefined =>
  treeOf(form)
    .nodes.filter((node) => node.hasValue && isUploadField(node.schema) && fieldPath(node.path) === field)
    .map(({ schema }) => schema as FieldSchema)[0];

/** The values at a path through objects and rows. */
function* valuesAt(
  value: unknown,
  [part, ...rest]: DataPath,
  pointer = '',
): Generator<{ value: unknown; pointer: string }> {
  if (part === undefined) yield { value, pointer };
  else if (part === null) {
    if (Array.isArray(value))
      for (const [index, entry] of value.entries()) yield* valuesAt(entry, rest, `${pointer}/${index}`);
  } else if (typeof value === 'object' && value !== null && Object.hasOwn(value, part))
    yield* valuesAt((value as Record<string, unknown>)[part], rest, pointer + pointerPart(part));
}

/** All references in valid answers. */
export const referencesIn = (form: FormDefinition, answers: object): PlacedReference[] =>
  treeOf(form)
    .nodes.filter((node) => node.hasValue && isUploadField(node.schema))
    .flatMap((node) =>
      [...valuesAt(answers, node.path)].flatMap(({ value, pointer }) =>
        (value as UploadReference[]).map((reference, index) => ({
          reference,
          field: fieldPath(node.path),
          pointer: `${pointer}/${index}`,
        })),
      ),
    );
