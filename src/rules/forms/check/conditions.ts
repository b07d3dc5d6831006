/** Checks the conditions of a form: their syntax, the names they read, and what they compare. */
import { namesIn, parse, type Node } from '@/rules/expression/parse';
import { ExpressionError } from '@/rules/expression/tokens';
import type { LocalizedMessage } from '@/rules/localizedMessage';
import { listFields, pointerPart } from '@/rules/forms/fields';
import { say } from '@/rules/forms/findings/say';
import { didYouMean } from './didYouMean';
import { problem, type FormProblem } from './problem';
import { isNumeric, type FieldSchema, type FormDefinition, type NodeSchema } from '@/rules/forms/types';

/** A condition, the fields it controls, and the fields before it. */
interface Condition {
  pointer: string;
  text: string;
  /** The field, or all fields of the group, that it controls. */
  owners: string[];
  earlier: ReadonlyMap<string, FieldSchema>;
}

type Fields = ReadonlyMap<string, FieldSchema>;

const fieldsWithin = (name: string, node: NodeSchema): string[] =>
  node.type === 'void'
    ? Object.entries(node.properties).flatMap(([inner, member]) => fieldsWithin(inner, member))
    : [name];

/** Walks groups and fields in order, so that each condition is checked against the fields before it. */
function conditionsOf(form: FormDefinition): Condition[] {
  const earlier = new Map<string, FieldSchema>();
  const walk = (properties: Record<string, NodeSchema>, pointer: string): Condition[] =>
    Object.entries(properties).flatMap(([name, node]) => {
      const here = `${pointer}/properties${pointerPart(name)}`;
      const text = node['x-visible'];
      const own: Condition[] =
        text === undefined
          ? []
          : [{ pointer: `${here}/x-visible`, text, owners: fieldsWithin(name, node), earlier: new Map(earlier) }];
      if (node.type === 'void') return [...own, ...walk(node.properties, here)];
      earlier.set(name, node);
      return own;
    });
  return walk(form.schema.properties, '/schema');
}

/** The tree of a condition; undefined if it does not parse. */
function treeOf(text: string): Node | undefined {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

function spelling({ pointer, text }: Condition): FormProblem[] {
  try {
    parse(text);
    return [];
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const { localized: message, position: offset, hint } = error;
    return [problem('expression', pointer, message, { offset, hint })];
  }
}

/** Circular dependencies: a → b → a. One path per cycle is enough to fix it. */
function circles(conditions: readonly Condition[]): Map<string, string[]> {
  const waitsFor = new Map<string, Set<string>>();
  for (const { text, owners } of conditions) {
    const tree = treeOf(text);
    for (const owner of tree ? owners : [])
      waitsFor.set(owner, new Set([...(waitsFor.get(owner) ?? []), ...namesIn(tree!).map(({ name }) => name)]));
  }
  const found = new Map<string, string[]>();
  const done = new Set<string>();
  for (const start of waitsFor.keys()) {
    // Iterative, because a chain may have two hundred fields.
    const path: string[] = [start];
    const open = [[...(waitsFor.get(start) ?? [])]];
    while (path.length > 0) {
      const next = open.at(-1)?.pop();
      if (next === undefined) {
        done.add(path.pop() ?? '');
        open.pop();
        continue;
      }
      const from = path.indexOf(next);
      if (from >= 0) for (const name of path.slice(from)) found.set(name, [...path.slice(from), next]);
      else if (!done.has(next) && waitsFor.has(next)) {
        path.push(next);
        open.push([...(waitsFor.get(next) ?? [])]);
      }
    }
  }
  return found;
}

function nameProblems(condition: Condition, tree: Node, all: Fields, inCircle: Map<string, string[]>): FormProblem[] {
  const { pointer, earlier, owners } = condition;
  return namesIn(tree).flatMap(({ name, position: offset }) => {
    const field = earlier.get(name);
    if (field?.['x-virtual']) {
      return [problem('placement', pointer, say('virtualField', { name }), { offset })];
    }
    if (field) return [];
    const way = owners.map((owner) => inCircle.get(owner)).find((path) => path?.includes(name));
    if (way) {
      const message = way.length === 2 ? say('cycleOfOne', { name }) : say('cycle', { way: way.join(' → ') });
      return [problem('cycle', pointer, message, { offset, hint: say('cycleHint') })];
    }
    if (all.has(name)) {
      const hint = say('laterFieldHint', { name });
      return [problem('laterField', pointer, say('laterField', { name }), { offset, hint })];
    }
    const hint = didYouMean(name, earlier.keys(), say('earlierOnly'));
    return [problem('unknownField', pointer, say('unknownField', { name }), { offset, hint })];
  });
}

type Literal = Extract<Node, { kind: 'literal' }>;

const fieldOf = (node: Node, fields: Fields): { name: string; schema: FieldSchema } | undefined => {
  const name = node.kind === 'name' ? node.path.join('.') : '';
  const schema = fields.get(name);
  return schema && { name, schema };
};

const literals = (node: Node): Literal[] =>
  node.kind === 'literal' ? [node] : node.kind === 'list' ? node.items.flatMap(literals) : [];

/** Checks a compared value against a field: an existing code for options, text for a text field. */
function valueProblem(name: string, schema: FieldSchema, { value, position: offset }: Literal, pointer: string) {
  if (value === null || value === '') return [];
  const says = (message: LocalizedMessage, hint?: LocalizedMessage) => [
    problem('comparison', pointer, message, { offset, hint }),
  ];
  if (schema.enum) {
    const codes = schema.enum.map((option) => option.value);
    if (codes.includes(String(value)) && typeof value === 'string') return [];
    const hint = codes.includes(String(value))
      ? say('codesAreTexts', { code: `'${String(value)}'` })
      : didYouMean(
          String(value),
          codes,
          say('itHas', { list: [...codes.slice(0, 12), ...codes.slice(12, 13).fill('…')].join(', ') }),
        );
    return says(say('noOption', { name, value: JSON.stringify(value) }), hint);
  }
  if (schema.type === typeof value || (isNumeric(schema) && typeof value === 'number')) return [];
  const hint =
    isNumeric(schema) && !Number.isNaN(Number(value))
      ? say('withoutQuotes', { value: String(value) })
      : schema.type === 'string'
        ? say('write', { text: `'${String(value)}'` })
        : undefined;
  return says(say(`other.${schema.type}`, { name }), hint);
}

/** Comparisons that can never be true, each at the compared value. */
function comparisonProblems(tree: Node, fields: Fields, pointer: string): FormProblem[] {
  const inner = (nodes: Node[]) => nodes.flatMap((node) => comparisonProblems(node, fields, pointer));
  const at = (node: Node) => ('position' in node ? node.position : undefined);
  switch (tree.kind) {
    case 'unary':
      return inner([tree.operand]);
    case 'list':
      return inner(tree.items);
    case 'call': {
      const [first, second] = tree.args;
      const field = first && fieldOf(first, fields);
      if (!field) return inner(tree.args);
      const { name, schema } = field;
      if (tree.name === 'length') {
        if (schema.type === 'string' || schema.type === 'array') return [];
        return [problem('comparison', pointer, say('noLength', { name, type: schema.type }), { offset: at(first) })];
      }
      if (schema.type === 'array')
        return second?.kind === 'literal' ? valueProblem(name, schema, second, pointer) : inner(tree.args);
      const hint = say('noListHint', { one: `${name} == '…'`, several: `${name} in ['…', '…']` });
      return [problem('comparison', pointer, say('noList', { name }), { offset: at(first), hint })];
    }
    case 'binary': {
      const { operator, left, right } = tree;
      const [field, other] = fieldOf(left, fields) ? [fieldOf(left, fields), right] : [fieldOf(right, fields), left];
      const compares = ['==', '!=', '<', '<=', '>', '>=', 'in'].includes(operator);
      if (!field || !compares) return inner([left, right]);
      const { name, schema } = field;
      const within = operator === 'in' && field === fieldOf(right, fields);
      if (schema.type === 'array' && !within && !(other.kind === 'literal' && other.value === null)) {
        const hint = say('write', { text: `includes(${name}, '…')` });
        return [problem('comparison', pointer, say('listEqual', { name }), { offset: at(left), hint })];
      }
      return [...literals(other).flatMap((value) => valueProblem(name, schema, value, pointer)), ...inner([other])];
    }
    default:
      return [];
  }
}

/**
 * All problems of a form's conditions.
 * @param doubtful Fields whose type is unknown: they exist, but comparisons with them are not checked.
 */
export function conditionProblems(form: FormDefinition, doubtful: ReadonlySet<string> = new Set()): FormProblem[] {
  const all: Fields = new Map(listFields(form).map(({ name, schema }) => [name, schema]));
  const sure: Fields = new Map([...all].filter(([name]) => !doubtful.has(name)));
  const conditions = conditionsOf(form);
  const inCircle = circles(conditions);
  return conditions.flatMap((condition) => {
    const tree = treeOf(condition.text);
    if (!tree) return spelling(condition);
    const names = nameProblems(condition, tree, all, inCircle);
    return names.length > 0 ? names : comparisonProblems(tree, sure, condition.pointer);
  });
}
