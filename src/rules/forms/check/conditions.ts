/** Checks the conditions of a form: their syntax, the names they read, and what they compare. */
import { namesIn, parse, type Node } from '@/rules/expression/parse';
import { ExpressionError } from '@/rules/expression/tokens';
import type { LocalizedMessage } from '@/rules/localizedMessage';
import { listFields, pointerPart } from '@/rules/forms/fields';
import { diagnosticMessage } from '@/rules/forms/diagnostics/diagnosticMessage';
import { didYouMean } from './didYouMean';
import { problem, type FormProblem } from './problem';
import { isNumeric, type FieldSchema, type FormDefinition, type NodeSchema } from '@/rules/forms/types';

/** A condition, the fields it controls, and the fields before it. */
interface Condition {
  pointer: string;
  text: string;
  /** The field, or all fields of the group, that it controls. */
  owners: string[];
  precedingFields: ReadonlyMap<string, FieldSchema>;
}

type Fields = ReadonlyMap<string, FieldSchema>;

const fieldsWithin = (name: string, node: NodeSchema): string[] =>
  node.type === 'void'
    ? Object.entries(node.properties).flatMap(([inner, member]) => fieldsWithin(inner, member))
    : [name];

/** Walks groups and fields in order, so that each condition is checked against the fields before it. */
function conditionsOf(form: FormDefinition): Condition[] {
  const precedingFields = new Map<string, FieldSchema>();
  const walk = (properties: Record<string, NodeSchema>, pointer: string): Condition[] =>
    Object.entries(properties).flatMap(([name, node]) => {
      const nodePointer = `${pointer}/properties${pointerPart(name)}`;
      const text = node['x-visible'];
      const conditions: Condition[] =
        text === undefined
          ? []
          : [
              {
                pointer: `${nodePointer}/x-visible`,
                text,
                owners: fieldsWithin(name, node),
                precedingFields: new Map(precedingFields),
              },
            ];
      if (node.type === 'void') return [...conditions, ...walk(node.properties, nodePointer)];
      precedingFields.set(name, node);
      return conditions;
    });
  return walk(form.schema.properties, '/schema');
}

/** The tree of a condition; undefined if it does not parse. */
function tryParse(text: string): Node | undefined {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

function syntaxProblems({ pointer, text }: Condition): FormProblem[] {
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
function findCycles(conditions: readonly Condition[]): Map<string, string[]> {
  const dependencies = new Map<string, Set<string>>();
  for (const { text, owners } of conditions) {
    const tree = tryParse(text);
    for (const owner of tree ? owners : [])
      dependencies.set(owner, new Set([...(dependencies.get(owner) ?? []), ...namesIn(tree!).map(({ name }) => name)]));
  }
  const cycles = new Map<string, string[]>();
  const visited = new Set<string>();
  for (const start of dependencies.keys()) {
    // Iterative, because a chain may have two hundred fields.
    const path: string[] = [start];
    const stack = [[...(dependencies.get(start) ?? [])]];
    while (path.length > 0) {
      const next = stack.at(-1)?.pop();
      if (next === undefined) {
        visited.add(path.pop() ?? '');
        stack.pop();
        continue;
      }
      const from = path.indexOf(next);
      if (from >= 0) for (const name of path.slice(from)) cycles.set(name, [...path.slice(from), next]);
      else if (!visited.has(next) && dependencies.has(next)) {
        path.push(next);
        stack.push([...(dependencies.get(next) ?? [])]);
      }
    }
  }
  return cycles;
}

function nameProblems(condition: Condition, tree: Node, all: Fields, cycles: Map<string, string[]>): FormProblem[] {
  const { pointer, precedingFields, owners } = condition;
  return namesIn(tree).flatMap(({ name, position: offset }) => {
    const field = precedingFields.get(name);
    if (field?.['x-virtual']) {
      return [problem('placement', pointer, diagnosticMessage('virtualField', { name }), { offset })];
    }
    if (field) return [];
    const cyclePath = owners.map((owner) => cycles.get(owner)).find((path) => path?.includes(name));
    if (cyclePath) {
      const message =
        cyclePath.length === 2
          ? diagnosticMessage('selfDependency', { name })
          : diagnosticMessage('cycle', { path: cyclePath.join(' → ') });
      return [problem('cycle', pointer, message, { offset, hint: diagnosticMessage('cycleHint') })];
    }
    if (all.has(name)) {
      const hint = diagnosticMessage('laterFieldHint', { name });
      return [problem('laterField', pointer, diagnosticMessage('laterField', { name }), { offset, hint })];
    }
    const hint = didYouMean(name, precedingFields.keys(), diagnosticMessage('earlierFieldsOnly'));
    return [problem('unknownField', pointer, diagnosticMessage('unknownField', { name }), { offset, hint })];
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
  const comparisonProblem = (message: LocalizedMessage, hint?: LocalizedMessage) => [
    problem('comparison', pointer, message, { offset, hint }),
  ];
  if (schema.enum) {
    const codes = schema.enum.map((option) => option.value);
    if (codes.includes(String(value)) && typeof value === 'string') return [];
    const hint = codes.includes(String(value))
      ? diagnosticMessage('codesAreStrings', { code: `'${String(value)}'` })
      : didYouMean(
          String(value),
          codes,
          diagnosticMessage('allowed', { list: [...codes.slice(0, 12), ...codes.slice(12, 13).fill('…')].join(', ') }),
        );
    return comparisonProblem(diagnosticMessage('noOption', { name, value: JSON.stringify(value) }), hint);
  }
  if (schema.type === typeof value || (isNumeric(schema) && typeof value === 'number')) return [];
  const hint =
    isNumeric(schema) && !Number.isNaN(Number(value))
      ? diagnosticMessage('withoutQuotes', { value: String(value) })
      : schema.type === 'string'
        ? diagnosticMessage('use', { text: `'${String(value)}'` })
        : undefined;
  return comparisonProblem(diagnosticMessage(`typeMismatch.${schema.type}`, { name }), hint);
}

/** Comparisons that can never be true, each at the compared value. */
function comparisonProblems(tree: Node, fields: Fields, pointer: string): FormProblem[] {
  const inner = (nodes: Node[]) => nodes.flatMap((node) => comparisonProblems(node, fields, pointer));
  const positionOf = (node: Node) => ('position' in node ? node.position : undefined);
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
        return [
          problem('comparison', pointer, diagnosticMessage('noLength', { name, type: schema.type }), {
            offset: positionOf(first),
          }),
        ];
      }
      if (schema.type === 'array')
        return second?.kind === 'literal' ? valueProblem(name, schema, second, pointer) : inner(tree.args);
      const hint = diagnosticMessage('notAListHint', { single: `${name} == '…'`, multiple: `${name} in ['…', '…']` });
      return [
        problem('comparison', pointer, diagnosticMessage('notAList', { name }), { offset: positionOf(first), hint }),
      ];
    }
    case 'binary': {
      const { operator, left, right } = tree;
      const [field, other] = fieldOf(left, fields) ? [fieldOf(left, fields), right] : [fieldOf(right, fields), left];
      const isComparison = ['==', '!=', '<', '<=', '>', '>=', 'in'].includes(operator);
      if (!field || !isComparison) return inner([left, right]);
      const { name, schema } = field;
      const isListMember = operator === 'in' && field === fieldOf(right, fields);
      if (schema.type === 'array' && !isListMember && !(other.kind === 'literal' && other.value === null)) {
        const hint = diagnosticMessage('use', { text: `includes(${name}, '…')` });
        return [
          problem('comparison', pointer, diagnosticMessage('listComparison', { name }), {
            offset: positionOf(left),
            hint,
          }),
        ];
      }
      return [...literals(other).flatMap((value) => valueProblem(name, schema, value, pointer)), ...inner([other])];
    }
    default:
      return [];
  }
}

/**
 * All problems of a form's conditions.
 * @param uncertain Fields whose type is unknown: they exist, but comparisons with them are not checked.
 */
export function conditionProblems(form: FormDefinition, uncertain: ReadonlySet<string> = new Set()): FormProblem[] {
  const all: Fields = new Map(listFields(form).map(({ name, schema }) => [name, schema]));
  const typedFields: Fields = new Map([...all].filter(([name]) => !uncertain.has(name)));
  const conditions = conditionsOf(form);
  const cycles = findCycles(conditions);
  return conditions.flatMap((condition) => {
    const tree = tryParse(condition.text);
    if (!tree) return syntaxProblems(condition);
    const names = nameProblems(condition, tree, all, cycles);
    return names.length > 0 ? names : comparisonProblems(tree, typedFields, condition.pointer);
  });
}
