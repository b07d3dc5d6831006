/**
 * Finds fields that can never be shown, by evaluating a condition with every relevant kind of answer. Conditions that
 * calculate or compare two fields by size, and those with too many combinations, are not analysed.
 */
import { isConditionMet } from '@/rules/expression/evaluate';
import { fieldsRead, parse, pathOf, valuePath, type Node } from '@/rules/expression/parse';
import { listFields } from '@/rules/forms/fields';
import { diagnosticMessage } from '@/rules/forms/diagnostics/diagnosticMessage';
import { problem, type FormProblem } from './problem';
import { ANSWER_LIMITS, isNumeric, type FieldSchema, type FormDefinition, type FormField } from '@/rules/forms/types';

/** The maximum number of evaluations per field and per form: some tenths of a second at most. */
const MAX_EVALUATIONS_PER_FIELD = 5_000;
const MAX_EVALUATIONS = 60_000;
const ANY_TEXT = 'any other text';

interface ComparedValues {
  values: (string | number)[];
  /** Numbers that a length is compared with. */
  lengths: number[];
}

/** The field that a node reads, if it is one at the top of the values. */
function fieldName(node: Node | undefined): string | undefined {
  const path = node && pathOf(node);
  const names = path ? valuePath(path) : null;
  return names?.length === 1 ? names[0] : undefined;
}

/** The values that conditions compare each name with; null when a condition does more than compare. */
function comparedValues(trees: readonly Node[]): Map<string, ComparedValues> | null {
  const byName = new Map<string, ComparedValues>();
  const entryFor = (name: string) => {
    const entry = byName.get(name) ?? { values: [], lengths: [] };
    byName.set(name, entry);
    return entry;
  };
  const literals = (node: Node): (string | number)[] =>
    node.kind === 'list'
      ? node.items.flatMap(literals)
      : node.kind === 'literal' && (typeof node.value === 'string' || typeof node.value === 'number')
        ? [node.value]
        : [];
  const collectComparison = (one: Node, other: Node, isOrdered: boolean): boolean => {
    const name = fieldName(one);
    if (name !== undefined) {
      if (fieldName(other) !== undefined) return !isOrdered;
      // The order of texts is not analysed.
      if (isOrdered && literals(other).some((value) => typeof value === 'string')) return false;
      entryFor(name).values.push(...literals(other));
    }
    const measured = one.kind === 'call' && one.name === 'length' ? fieldName(one.args[0]) : undefined;
    if (measured !== undefined) {
      if (other.kind !== 'literal') return false;
      entryFor(measured).lengths.push(...literals(other).filter((value) => typeof value === 'number'));
    }
    return true;
  };
  const walk = (node: Node): boolean => {
    if (fieldName(node) !== undefined) return true;
    switch (node.kind) {
      case 'literal':
        return true;
      case 'name':
      case 'member':
      case 'conditional':
        return false;
      case 'list':
        return node.items.every(walk);
      case 'unary':
        return (node.operator === '!' || node.operand.kind === 'literal') && walk(node.operand);
      case 'call': {
        const [first, second] = node.args;
        if (node.name !== 'length' && node.name !== 'includes') return false;
        if (first && second && !collectComparison(first, second, false)) return false;
        if (first && second && !collectComparison(second, first, false)) return false;
        return node.args.every(walk);
      }
      case 'binary': {
        if (['+', '-', '*', '/', '%', '??'].includes(node.operator)) return false;
        const isOrdered = ['<', '<=', '>', '>='].includes(node.operator);
        if (
          !collectComparison(node.left, node.right, isOrdered) ||
          !collectComparison(node.right, node.left, isOrdered)
        )
          return false;
        return walk(node.left) && walk(node.right);
      }
    }
  };
  return trees.every(walk) ? byName : null;
}

const neighbours = (numbers: readonly number[]) =>
  numbers.flatMap((number) => [number - 1, number - 0.5, number, number + 0.5, number + 1]);

/** Sets of codes: each mentioned code chosen or not, alone and with as many others as a length comparison needs. */
function listCandidates(schema: FieldSchema, { values, lengths }: ComparedValues): unknown[] | null {
  const codes = (schema.enum ?? []).map(({ value }) => String(value));
  const comparedCodes = codes.filter((code) => values.includes(code));
  if (comparedCodes.length > 5) return null;
  const others = codes.filter((code) => !comparedCodes.includes(code));
  const maxItems = Math.min(schema.maxItems ?? ANSWER_LIMITS.items, codes.length);
  const counts = [...new Set([0, 1, ...neighbours(lengths).map(Math.ceil)])].filter((count) => count >= 0);
  const sets: string[][] = [];
  for (let bits = 0; bits < 2 ** comparedCodes.length; bits++) {
    const selectedCodes = comparedCodes.filter((_code, index) => (bits >> index) % 2 === 1);
    for (const count of counts) {
      const filled = [
        ...selectedCodes,
        ...others.slice(0, count === 1 ? 1 : Math.max(0, count - selectedCodes.length)),
      ];
      if (filled.length <= maxItems) sets.push(filled);
    }
  }
  return sets;
}

/** The answers to a field that can make a difference, including no answer; null when there are too many. */
function candidates(schema: FieldSchema, compared: ComparedValues): unknown[] | null {
  const { values, lengths } = compared;
  if (schema.type === 'boolean') return [undefined, true, false];
  if (isNumeric(schema)) {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    const bounds = [minimum, maximum].filter(Number.isFinite);
    const isInRange = (number: number) =>
      number >= minimum && number <= maximum && (schema.type === 'number' || Number.isInteger(number));
    const numbers = neighbours([0, ...bounds, ...values.filter((value) => typeof value === 'number')]);
    return [undefined, ...new Set(numbers.filter(isInRange))];
  }
  if (schema.type === 'array') {
    const sets = listCandidates(schema, compared);
    return sets && [undefined, ...sets];
  }
  const texts = values.filter((value) => typeof value === 'string');
  if (schema.enum) {
    const codes = schema.enum.map(({ value }) => String(value));
    if (lengths.length > 0) return [undefined, ...codes];
    const other = codes.find((code) => !texts.includes(code));
    return [undefined, ...codes.filter((code) => texts.includes(code)), ...(other === undefined ? [] : [other])];
  }
  const longest = Math.min(schema.maxLength ?? ANSWER_LIMITS.textLength, ANSWER_LIMITS.textLength);
  const long = neighbours(lengths)
    .map(Math.ceil)
    .filter((length) => length > 0 && length <= longest)
    .map((length) => 'x'.repeat(length));
  return [
    undefined,
    ...new Set([...texts.filter((text) => text.length <= longest), ...long]),
    ANY_TEXT.slice(0, longest),
  ];
}

/**
 * Whether some answers make all conditions of a field true; null when unknown. `tryEvaluate` returns whether another
 * evaluation is allowed.
 */
function isReachable(
  field: FormField,
  fields: ReadonlyMap<string, FormField>,
  tryEvaluate: () => boolean,
): boolean | null {
  const dependencies = new Map<string, FormField>();
  const trees: Node[] = [];
  const addDependencies = (conditions: readonly string[]): boolean =>
    conditions.every((condition) => {
      const tree = parse(condition);
      trees.push(tree);
      return fieldsRead(tree).every(({ name }) => {
        const read = fields.get(name);
        if (!read || read.schema['x-virtual'] || read.schema['x-reactions']) return false;
        if (dependencies.has(name)) return true;
        dependencies.set(name, read);
        return addDependencies(read.conditions);
      });
    });
  if (!addDependencies(field.conditions)) return null;
  const compared = comparedValues(trees);
  if (!compared) return null;
  // In form order, because each field depends only on earlier ones.
  const order = [...fields.values()].filter(({ name }) => dependencies.has(name));
  const choices = order.map(({ name, schema }) =>
    candidates(schema, compared.get(name) ?? { values: [], lengths: [] }),
  );
  let combinations = 1;
  for (const choice of choices) combinations *= choice?.length ?? Infinity;
  if (combinations > MAX_EVALUATIONS_PER_FIELD) return null;
  const scope: Record<string, unknown> = {};
  const search = (index: number): boolean | null => {
    const next = order[index];
    if (!next)
      return tryEvaluate() ? field.conditions.every((condition) => isConditionMet(condition, { values: scope })) : null;
    const isVisible = next.conditions.every((condition) => isConditionMet(condition, { values: scope }));
    let searchResult: boolean | null = false;
    for (const value of isVisible ? (choices[index] ?? []) : [undefined]) {
      scope[next.name] = value;
      const result = search(index + 1);
      if (result === true) return true;
      if (result === null) searchResult = null;
    }
    delete scope[next.name];
    return searchResult;
  };
  return search(0);
}

/**
 * Fields, optional and required, that can never be shown. Conditions that do not parse are ignored here and reported
 * elsewhere.
 */
export function reachabilityProblems(form: FormDefinition): FormProblem[] {
  const all = listFields(form);
  const fields = new Map(all.map((field) => [field.name, field]));
  let tries = 0;
  const tryEvaluate = () => ++tries <= MAX_EVALUATIONS;
  const resultCache = new Map<string, boolean | null>();
  return all.flatMap((field) => {
    if (field.conditions.length === 0) return [];
    const key = field.conditions.join('\n');
    const isFieldReachable = resultCache.has(key) ? resultCache.get(key) : isReachable(field, fields, tryEvaluate);
    resultCache.set(key, isFieldReachable ?? null);
    if (isFieldReachable !== false) return [];
    const { name, pointer, conditions, schema } = field;
    const hint = diagnosticMessage('unsatisfiable', {
      conditions: conditions.length === 1 ? conditions.join() : conditions.map((one) => `(${one})`).join(' && '),
    });
    return schema.required
      ? [problem('requiredHidden', pointer, diagnosticMessage('requiredNeverVisible', { name }), { hint, atKey: true })]
      : [problem('unreachable', pointer, diagnosticMessage('unreachable', { name }), { hint, atKey: true })];
  });
}
