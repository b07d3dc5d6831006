/** Checks what expressions read: fields that exist, rows and dependencies that are there, no circular dependency. */
import { pathOf, referencesIn, valuePath, type Node } from '@/rules/expression/parse';
import { diagnosticMessage } from '@/rules/forms/diagnostics/diagnosticMessage';
import { resolvePath } from '@/rules/forms/logic';
import { treeOf, type DataPath, type FormNode, type FormTree } from '@/rules/forms/tree';
import type { FieldSchema, FormDefinition } from '@/rules/forms/types';
import { didYouMean } from './didYouMean';
import type { PlacedExpression } from './expressions';
import { problem, type FormProblem } from './problem';

const asDataPath = (path: readonly string[]): DataPath => path.map((part) => (/^\d+$/.test(part) ? null : part));

/** Where in the values a chain of names leads; null for `$index`, `$form` and the like. */
export function dataPathOf(path: readonly string[], { node, dependencies }: PlacedExpression): DataPath | null {
  const [root, first = '', ...rest] = path;
  const value = valuePath(path);
  if (value) return asDataPath(value);
  if (root === '$deps' || root === '$dependencies') {
    const dependency = dependencies?.[first];
    return dependency ? [...dependency, ...asDataPath(rest)] : null;
  }
  if (root === '$self' && first === 'value' && node) return [...node.path, ...asDataPath(rest)];
  if (root === '$record' && node) {
    const row = node.path.lastIndexOf(null);
    return row < 0 ? null : [...node.path.slice(0, row + 1), ...asDataPath(path.slice(1))];
  }
  return null;
}

/** The field that a chain of names reads; `length` of a text or list is not a field. */
export const fieldRead = (node: Node, place: PlacedExpression, tree: FormTree): FormNode | undefined => {
  const path = pathOf(node);
  const dataPath = path && dataPathOf(path, place);
  return dataPath && dataPath.length > 0 ? tree.nodeAt(dataPath) : undefined;
};

/** The path of the field itself, if a chain ends with a property of its value. */
const withoutProperty = (path: DataPath): DataPath => (path.at(-1) === 'length' ? path.slice(0, -1) : path);

function referenceProblems(place: PlacedExpression, tree: FormTree): FormProblem[] {
  const { pointer, offset: start, node, dependencies } = place;
  const names = tree.fields.map(({ name }) => name);
  return referencesIn(place.tree as Node).flatMap(({ path, position }) => {
    const offset = start + position;
    const [root = '', first = ''] = path;
    if (root === '$index' || root === '$record') {
      if (node?.path.includes(null)) return [];
      return [problem('expression', pointer, diagnosticMessage('noRow', { name: root }), { offset })];
    }
    if (root === '$self' && path.length > 1 && first !== 'value') {
      const hint = diagnosticMessage('use', { text: '$self.value' });
      return [
        problem('expression', pointer, diagnosticMessage('unsupported', { text: path.join('.') }), { offset, hint }),
      ];
    }
    if (root === '$form' && first !== 'values') {
      const hint = diagnosticMessage('use', { text: '$values' });
      return [
        problem('expression', pointer, diagnosticMessage('unsupported', { text: path.join('.') }), { offset, hint }),
      ];
    }
    if (root === '$deps' || root === '$dependencies') {
      if (dependencies && (first === '' || Object.hasOwn(dependencies, first))) return [];
      return [
        problem('expression', pointer, diagnosticMessage('noDependency', { name: path.slice(0, 2).join('.') }), {
          offset,
        }),
      ];
    }
    const dataPath = dataPathOf(path, place);
    if (!dataPath || dataPath.length === 0) return [];
    const field = tree.nodeAt(withoutProperty(dataPath));
    if (!field) {
      const name = dataPath.map((part) => part ?? '0').join('.');
      return [
        problem('unknownField', pointer, diagnosticMessage('unknownField', { name }), {
          offset,
          hint: didYouMean(String(dataPath[0]), names),
        }),
      ];
    }
    if (!(field.schema as FieldSchema)['x-virtual']) return [];
    return [problem('placement', pointer, diagnosticMessage('virtualField', { name: field.name }), { offset })];
  });
}

function dependencyProblems(form: FormDefinition): FormProblem[] {
  const tree = treeOf(form);
  const names = tree.fields.map(({ name }) => name);
  return tree.nodes.flatMap((node) =>
    (node.schema['x-reactions'] ?? []).flatMap((reaction, index) =>
      Object.entries(reaction.dependencies ?? {}).flatMap(([key, path]) => {
        const text = String(path);
        if (tree.nodeAt(resolvePath(text, node))) return [];
        return [
          problem(
            'unknownField',
            `${node.pointer}/x-reactions/${index}/dependencies/${key}`,
            diagnosticMessage('unknownField', { name: text }),
            { hint: didYouMean(text.replace(/^\./, ''), names) },
          ),
        ];
      }),
    ),
  );
}

/** The fields that a node decides about: itself, and those within it. */
const fieldsUnder = (node: FormNode): FormNode[] => [
  ...(node.hasValue ? [node] : []),
  ...[...node.children, ...(node.item ? [node.item] : [])].flatMap(fieldsUnder),
];

/** Circular dependencies: a → b → a. One path per cycle is enough to fix it. */
function findCycles(expressions: readonly PlacedExpression[], tree: FormTree): Map<FormNode, FormNode[]> {
  const dependencies = new Map<FormNode, Set<FormNode>>();
  for (const place of expressions) {
    if (!place.tree || !place.target || place.decides === 'other') continue;
    const reads = referencesIn(place.tree).flatMap(({ path }) => {
      const isSelf = path[0] === '$self';
      const dataPath = isSelf ? null : dataPathOf(path, place);
      return (dataPath && tree.nodeAt(withoutProperty(dataPath))) ?? [];
    });
    for (const owner of fieldsUnder(place.target))
      dependencies.set(owner, new Set([...(dependencies.get(owner) ?? []), ...reads]));
  }
  const cycles = new Map<FormNode, FormNode[]>();
  const visited = new Set<FormNode>();
  for (const start of dependencies.keys()) {
    // Iterative, because a chain may have two hundred fields.
    const path: FormNode[] = [start];
    const stack = [[...(dependencies.get(start) ?? [])]];
    while (path.length > 0) {
      const next = stack.at(-1)?.pop();
      if (next === undefined) {
        const done = path.pop();
        if (done) visited.add(done);
        stack.pop();
        continue;
      }
      const from = path.indexOf(next);
      if (from >= 0) for (const node of path.slice(from)) cycles.set(node, [...path.slice(from), next]);
      else if (!visited.has(next) && dependencies.has(next)) {
        path.push(next);
        stack.push([...(dependencies.get(next) ?? [])]);
      }
    }
  }
  return cycles;
}

function cycleProblems(expressions: readonly PlacedExpression[], tree: FormTree): FormProblem[] {
  const cycles = findCycles(expressions, tree);
  const reported = new Set<FormNode>();
  return expressions.flatMap((place) => {
    const { target, decides, pointer, offset: start } = place;
    if (!target || !place.tree || decides === 'other') return [];
    const path = fieldsUnder(target).flatMap((owner) => cycles.get(owner) ?? []);
    const reference = referencesIn(place.tree).find((candidate) => {
      const dataPath = candidate.path[0] === '$self' ? null : dataPathOf(candidate.path, place);
      const field = dataPath && tree.nodeAt(withoutProperty(dataPath));
      return field && path.includes(field);
    });
    // One problem per cycle: correcting one of its expressions is enough.
    if (!reference || path.some((member) => reported.has(member))) return [];
    for (const member of path) reported.add(member);
    const names = path.map(({ name }) => name);
    const message =
      names.length === 2
        ? diagnosticMessage('selfDependency', { name: names[0] ?? '' })
        : diagnosticMessage('cycle', { path: names.join(' → ') });
    return [
      problem('cycle', pointer, message, {
        offset: start + reference.position,
        hint: diagnosticMessage('cycleHint'),
      }),
    ];
  });
}

/** Problems of what the expressions of a form read. */
export function referencesProblems(form: FormDefinition, expressions: readonly PlacedExpression[]): FormProblem[] {
  const tree = treeOf(form);
  const parsed = expressions.filter((place) => place.tree !== undefined);
  return [
    ...parsed.flatMap((place) => referenceProblems(place, tree)),
    ...dependencyProblems(form),
    ...cycleProblems(parsed, tree),
  ];
}
