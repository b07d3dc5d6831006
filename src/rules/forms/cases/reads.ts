/** Which fields decide about a node: those that its expressions read, and the constants they are compared with. */
import { ExpressionError } from '../../expression/tokens';
import { childrenOf, parse, referencesIn, valuePath, type Node } from '../../expression/parse';
import { expressionIn } from '../../expression/braces';
import { logicOf, resolvePath } from '../logic';
import { treeOf, type DataPath, type FormNode } from '../tree';
import type { FormDefinition } from '../types';
import { rulesOf } from '../validation/validate';

interface Read {
  paths: DataPath[];
  texts: string[];
  numbers: number[];
}

const literalsIn = (node: Node): (string | number)[] =>
  node.kind === 'literal'
    ? typeof node.value === 'string' || typeof node.value === 'number'
      ? [node.value]
      : []
    : node.kind === 'member'
      ? literalsIn(node.object)
      : childrenOf(node).flatMap(literalsIn);

/** Indices of rows are null, as in paths of nodes. */
const withoutIndices = (path: readonly string[]): DataPath => path.map((part) => (/^\d+$/.test(part) ? null : part));

function readOf(text: string, node: FormNode | null): Read {
  let root: Node;
  try {
    root = parse(text);
  } catch (error) {
    if (error instanceof ExpressionError) return { paths: [], texts: [], numbers: [] };
    throw error;
  }
  const row = node ? node.path.lastIndexOf(null) : -1;
  const paths = referencesIn(root).flatMap(({ path }): DataPath[] => {
    const own = valuePath(path);
    if (own) return own.length > 0 ? [withoutIndices(own)] : [];
    if (path[0] === '$record' && node && row >= 0) return [[...node.path.slice(0, row + 1), ...path.slice(1)]];
    return path[0] === '$self' && node?.hasValue ? [node.path] : [];
  });
  const literals = literalsIn(root);
  return {
    paths,
    texts: literals.filter((value) => typeof value === 'string'),
    numbers: literals.filter((value) => typeof value === 'number'),
  };
}

const merged = (reads: readonly Read[]): Read => ({
  paths: reads.flatMap(({ paths }) => paths),
  texts: reads.flatMap(({ texts }) => texts),
  numbers: reads.flatMap(({ numbers }) => numbers),
});

/** What decides about the state of a node, by its keywords and by reactions anywhere. */
function readsOfNode(form: FormDefinition, node: FormNode): Read[] {
  const logic = logicOf(form).get(node);
  const expressionsOf = (assignments: readonly { value: { expression: string } | { literal: unknown } }[]) =>
    assignments.flatMap(({ value }) => ('expression' in value ? [value.expression] : []));
  return [
    ...expressionsOf(logic?.assignments ?? []).map((text) => readOf(text, node)),
    ...(logic?.effects ?? []).map(({ dependencies, when, fulfill, otherwise, self }) => {
      const texts = [...expressionsOf([{ value: when }]), ...expressionsOf(fulfill), ...expressionsOf(otherwise)];
      const { paths, ...constants } = merged(texts.map((text) => readOf(text, self)));
      return { ...constants, paths: [...paths, ...Object.values(dependencies ?? {})] };
    }),
  ];
}

/** What decides whether a rule is violated. */
export function readsOfRule(form: FormDefinition, pointer: string): Read[] {
  const index = Number(/\/x-rules\/(\d+)/.exec(pointer)?.[1] ?? 0);
  const owner = pointer.slice(0, pointer.indexOf('/x-rules/'));
  const owned = rulesOf(form).filter((rule) => (rule.owner?.pointer ?? '/schema') === owner)[index];
  if (!owned) return [];
  const read = readOf(expressionIn(owned.rule.assert) ?? owned.rule.assert, owned.owner);
  return [{ ...read, paths: [...owned.paths, ...read.paths] }];
}

/** A field whose value may decide, and the constants that it is compared with. */
export interface Slot {
  node: FormNode;
  texts: string[];
  numbers: number[];
}

const MAX_SLOTS = 8;

/** The nodes that a node's reactions change. */
export const targetsOf = (form: FormDefinition, node: FormNode): FormNode[] =>
  (node.schema['x-reactions'] ?? []).flatMap(({ target }) =>
    target === undefined ? [] : (treeOf(form).nodeAt(resolvePath(target, node)) ?? []),
  );

const withAncestors = (node: FormNode): FormNode[] => (node.parent ? [node, ...withAncestors(node.parent)] : [node]);

/** The fields that decide about nodes, about the fields that do so, and so on. */
export function slotsOf(form: FormDefinition, nodes: readonly FormNode[], first: readonly Read[] = []): Slot[] {
  const tree = treeOf(form);
  const slots = new Map<FormNode, Slot>();
  const queue = [...nodes, ...nodes.flatMap((node) => targetsOf(form, node))].flatMap(withAncestors);
  const seen = new Set<FormNode>();
  const take = ({ paths, texts, numbers }: Read) => {
    for (const path of paths) {
      // A path may lead beyond a field: `list.length`.
      const node = path.map((_, index) => tree.nodeAt(path.slice(0, path.length - index))).find((found) => found);
      if (!node || (slots.size >= MAX_SLOTS && !slots.has(node))) continue;
      const slot = slots.get(node) ?? { node, texts: [], numbers: [] };
      slots.set(node, { node, texts: [...slot.texts, ...texts], numbers: [...slot.numbers, ...numbers] });
      queue.push(...withAncestors(node));
    }
  };
  first.forEach(take);
  for (let node = queue.shift(); node; node = queue.shift()) {
    if (seen.has(node)) continue;
    seen.add(node);
    readsOfNode(form, node).forEach(take);
  }
  return [...slots.values()];
}
