/** The fields that conditions and rules may compare, with how they are called and what they accept. */
import { parse, referencesIn } from '@/rules/expression/parse';
import { treeOf, type FormNode } from '@/rules/forms/tree';
import type { FieldSchema, FormDefinition } from '@/rules/forms/types';

export interface FieldChoice {
  /** Such as `$values.country`, or `$record.name` for a field of the same row. */
  reference: string;
  node: FormNode;
  schema: FieldSchema;
}

function referenceOf({ path }: FormNode, within: FormNode | undefined): string | null {
  const row = path.lastIndexOf(null);
  if (row < 0) return `$values.${path.join('.')}`;
  const around = path.slice(0, row + 1).join('.');
  const isSameRow = within !== undefined && within.path.slice(0, row + 1).join('.') === around;
  return isSameRow ? `$record.${path.slice(row + 1).join('.')}` : null;
}

/**
 * The fields that an expression of a node may read: every answer, and those of its own row.
 * @param pointer The node; without it, a rule of the form
 */
export function fieldChoices(form: FormDefinition | null, pointer?: string): FieldChoice[] {
  if (!form) return [];
  const { nodes } = treeOf(form);
  const own = nodes.find((node) => node.pointer === pointer);
  return nodes.flatMap((node) => {
    const schema = node.schema as FieldSchema;
    if (!node.hasValue || node === own || node.name === '' || schema['x-virtual'] || schema.type === 'object')
      return [];
    const reference = referenceOf(node, own);
    return reference === null ? [] : [{ reference, node, schema }];
  });
}

/** The fields that an expression without braces reads, for a rule that must name them. */
export function fieldsRead(expression: string): string[] {
  try {
    const paths = referencesIn(parse(expression, 'formily')).map(({ path }) => path);
    return [...new Set(paths.filter(([root]) => root === '$values').map((path) => path.slice(1).join('.')))];
  } catch {
    return [];
  }
}
