/** Renames a field with everything in the form that refers to it. */
import { parsePointer, valueAt } from '@/rules/forms/json';
import type { JSONPath } from 'jsonc-parser';
import { bracesOffset } from '@/rules/expression/braces';
import { referencesIn } from '@/rules/expression/parse';
import { findExpressions } from '@/rules/forms/check/expressions';
import { dataPathOf } from '@/rules/forms/check/references';
import { componentOf } from '@/rules/forms/components';
import { resolvePath, resolveWithin } from '@/rules/forms/logic';
import { treeOf, type DataPath, type FormNode } from '@/rules/forms/tree';
import type { FormDefinition } from '@/rules/forms/types';
import { renameProperty, setValue, type Edit } from './edits';
import { toPointer } from './outline';

const toPath = (pointer: string): JSONPath =>
  parsePointer(pointer).map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const startsWith = (path: DataPath, start: DataPath): boolean =>
  start.every((part, index) => part === (path[index] ?? null));

interface Replacement {
  path: JSONPath;
  value: string;
}

/** A dotted path with the part that names the field replaced: `.country` and `a.country` end with it. */
function renamePath(text: string, field: FormNode, depth: number, name: string): string {
  const parts = text.split('.');
  // Counted from the end: a relative path lacks what is around it.
  const at = parts.length - 1 - (depth - field.path.length);
  return parts.map((part, index) => (index === at ? name : part)).join('.');
}

/** Expressions that read the field, with its name replaced. */
function expressionReplacements(form: FormDefinition, field: FormNode, name: string): Replacement[] {
  return findExpressions(form).expressions.flatMap((place) => {
    if (!place.tree) return [];
    const path = toPath(place.pointer);
    const source = valueAt(form, path);
    if (typeof source !== 'string') return [];
    const references = referencesIn(place.tree).flatMap(({ path: names, position }) => {
      const dataPath = dataPathOf(names, place);
      // `$deps` and `$self` name the field elsewhere.
      if (!dataPath || /^\$(?:deps|dependencies|self)$/.test(names[0] ?? '') || !startsWith(dataPath, field.path))
        return [];
      // The position is that of the last name.
      const text = names.join('.');
      const from = bracesOffset(source) + position - (text.length - (names.at(-1)?.length ?? 0));
      if (source.slice(from, from + text.length) !== text) return [];
      const at = names.length - 1 - (dataPath.length - field.path.length);
      return [{ from, text, renamed: names.map((part, index) => (index === at ? name : part)).join('.') }];
    });
    if (references.length === 0) return [];
    // From the end, so that earlier positions stay.
    const value = references
      .sort((a, b) => b.from - a.from)
      .reduce(
        (text, { from, text: old, renamed }) => text.slice(0, from) + renamed + text.slice(from + old.length),
        source,
      );
    return [{ path, value }];
  });
}

/** Lists and properties that name the field: dependencies, targets, rules, component properties, the receipt. */
function nameReplacements(form: FormDefinition, field: FormNode, name: string): Replacement[] {
  const tree = treeOf(form);
  const replacements: Replacement[] = [];
  const replaceIfField = (path: JSONPath, text: string, dataPath: DataPath) => {
    if (startsWith(dataPath, field.path))
      replacements.push({ path, value: renamePath(text, field, dataPath.length, name) });
  };
  const rules = (list: FormNode['schema']['x-rules'], path: JSONPath, node: FormNode | null) =>
    list?.forEach(({ fields }, index) =>
      fields.forEach((text, position) =>
        replaceIfField([...path, index, 'fields', position], text, resolveWithin(text, node)),
      ),
    );
  rules(form.schema['x-rules'], ['schema', 'x-rules'], null);
  for (const node of tree.nodes) {
    const path = toPath(node.pointer);
    rules(node.schema['x-rules'], [...path, 'x-rules'], node);
    node.schema['x-reactions']?.forEach((reaction, index) => {
      const at = [...path, 'x-reactions', index];
      const isList = Array.isArray(reaction.dependencies);
      for (const [key, path] of Object.entries(reaction.dependencies ?? {})) {
        const text = String(path);
        replaceIfField([...at, 'dependencies', isList ? Number(key) : key], text, resolvePath(text, node));
      }
      const { target } = reaction;
      if (target !== undefined) replaceIfField([...at, 'target'], target, resolvePath(target, node));
    });
    for (const [key, { field: isField }] of Object.entries(componentOf(node.schema['x-component'])?.props ?? {}))
      if (isField && node.schema['x-component-props']?.[key] === field.name)
        replacements.push({ path: [...path, 'x-component-props', key], value: name });
  }
  if (form.page?.receiptTo === field.name) replacements.push({ path: ['page', 'receiptTo'], value: name });
  return replacements;
}

/**
 * The text with the node renamed.
 * @param form The parsed text; without it, only the name itself changes
 */
export function renameNode(text: string, path: JSONPath, name: string, form: FormDefinition | undefined): Edit {
  const pointer = toPointer(path);
  const field = form && treeOf(form).nodes.find((node) => node.pointer === pointer);
  const replacements =
    form && field?.hasValue
      ? [...expressionReplacements(form, field, name), ...nameReplacements(form, field, name)]
      : [];
  const changed = replacements.reduce((before, { path: at, value }) => setValue(before, at, value), text);
  return { text: renameProperty(changed, path, name), selected: toPointer([...path.slice(0, -1), name]) };
}
