/**
 * Finds fields that can never be shown, by evaluating a condition with every relevant kind of answer. Conditions that
 * calculate or compare two fields by size, and those with too many combinations, are not analysed.
 */
import { holds } from '@/rules/expression/evaluate';
import { namesIn, parse, type Node } from '@/rules/expression/parse';
import { listFields } from '@/rules/forms/fields';
import { say } from '@/rules/forms/findings/say';
import { problem, type FormProblem } from './problem';
import { ANSWER_LIMITS, isNumeric, type FieldSchema, type FormDefinition, type FormField } from '@/rules/forms/types';

/** The maximum number of evaluations per field and per form: some tenths of a second at most. */
const TRIES_OF_FIELD = 5_000;
const TRIES = 60_000;
const ANY_TEXT = 'any other text';

interface Mentioned {
  values: (string | number)[];
  /** Numbers that a length is compared with. */
  lengths: number[];
}

/** The values that conditions compare each name with; null when a condition does more than compare. */
function mentionedIn(trees: readonly Node[]): Map<string, Mentioned> | null {
  const found = new Map<string, Mentioned>();
  const of = (name: string) => {
    const known = found.get(name) ?? { values: [], lengths: [] };
    found.set(name, known);
    return known;
  };
  const literals = (node: Node): (string | number)[] =>
    node.kind === 'list'
      ? node.items.flatMap(literals)
      : node.kind === 'literal' && (typeof node.value === 'string' || typeof node.value === 'number')
        ? [node.value]
        : [];
  const pair = (one: Node, other: Node, sized: boolean): boolean => {
    if (one.kind === 'name') {
      if (other.kind === 'name') return !sized;
      // The order of texts is not analysed.
      if (sized && literals(other).some((value) => typeof value === 'string')) return false;
      of(one.path.join('.')).values.push(...literals(other));
    }
    if (one.kind === 'call' && one.name === 'length' && one.args[0]?.kind === 'name') {
      if (other.kind !== 'literal') return false;
      of(one.args[0].path.join('.')).lengths.push(...literals(other).filter((value) => typeof value === 'number'));
    }
    return true;
  };
  const walk = (node: Node): boolean => {
    switch (node.kind) {
      case 'literal':
      case 'name':
        return true;
      case 'list':
        return node.items.every(walk);
      case 'unary':
        return (node.operator === '!' || node.operand.kind === 'literal') && walk(node.operand);
      case 'call': {
        const [first, second] = node.args;
        if (first?.kind === 'name' && second && !pair(first, second, false)) return false;
        return node.args.every(walk);
      }
      case 'binary': {
        if (['+', '-', '*', '/'].includes(node.operator)) return false;
        const sized = ['<', '<=', '>', '>='].includes(node.operator);
        if (!pair(node.left, node.right, sized) || !pair(node.right, node.left, sized)) return false;
        return walk(node.left) && walk(node.right);
      }
    }
  };
  return trees.every(walk) ? found : null;
}

const near = (numbers: readonly number[]) =>
  numbers.flatMap((number) => [number - 1, number - 0.5, number, number + 0.5, number + 1]);

/** Sets of codes: each mentioned code chosen or not, alone and with as many others as a length comparison needs. */
function lists(schema: FieldSchema, { values, lengths }: Mentioned): unknown[] | null {
  const codes = (schema.enum ?? []).map(({ value }) => value);
  const mentioned = codes.filter((code) => values.includes(code));
  if (mentioned.length > 5) return null;
  const others = codes.filter((code) => !mentioned.includes(code));
  const most = Math.min(schema.maxItems ?? ANSWER_LIMITS.items, codes.length);
  const more = [...new Set([0, 1, ...near(lengths).map(Math.ceil)])].filter((count) => count >= 0);
  const sets: string[][] = [];
  for (let bits = 0; bits < 2 ** mentioned.length; bits++) {
    const chosen = mentioned.filter((_code, index) => (bits >> index) % 2 === 1);
    for (const count of more) {
      const filled = [...chosen, ...others.slice(0, count === 1 ? 1 : Math.max(0, count - chosen.length))];
      if (filled.length <= most) sets.push(filled);
    }
  }
  return sets;
}

/** The answers to a field that can make a difference, including no answer; null when there are too many. */
function candidates(schema: FieldSchema, mentioned: Mentioned): unknown[] | null {
  const { values, lengths } = mentioned;
  if (schema.type === 'boolean') return [undefined, true, false];
  if (isNumeric(schema)) {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    const bounds = [minimum, maximum].filter(Number.isFinite);
    const fits = (number: number) =>
      number >= minimum && number <= maximum && (schema.type === 'number' || Number.isInteger(number));
    const numbers = near([0, ...bounds, ...values.filter((value) => typeof value === 'number')]);
    return [undefined, ...new Set(numbers.filter(fits))];
  }
  if (schema.type === 'array') {
    const sets = lists(schema, mentioned);
    return sets && [undefined, ...sets];
  }
  const texts = values.filter((value) => typeof value === 'string');
  if (schema.enum) {
    const codes = schema.enum.map(({ value }) => value);
    if (lengths.length > 0) return [undefined, ...codes];
    const other = codes.find((code) => !texts.includes(code));
    return [undefined, ...codes.filter((code) => texts.includes(code)), ...(other === undefined ? [] : [other])];
  }
  const longest = Math.min(schema.maxLength ?? ANSWER_LIMITS.textLength, ANSWER_LIMITS.textLength);
  const long = near(lengths)
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
 * Whether some answers make all conditions of a field true; null when unknown. `spend` returns whether another
 * evaluation is allowed.
 */
function reachable(field: FormField, fields: ReadonlyMap<string, FormField>, spend: () => boolean): boolean | null {
  const involved = new Map<string, FormField>();
  const trees: Node[] = [];
  const involve = (conditions: readonly string[]): boolean =>
    conditions.every((condition) => {
      const tree = parse(condition);
      trees.push(tree);
      return namesIn(tree).every(({ name }) => {
        const read = fields.get(name);
        if (!read || read.schema['x-virtual']) return false;
        if (involved.has(name)) return true;
        involved.set(name, read);
        return involve(read.conditions);
      });
    });
  if (!involve(field.conditions)) return null;
  const mentioned = mentionedIn(trees);
  if (!mentioned) return null;
  // In form order, because each field depends only on earlier ones.
  const order = [...fields.values()].filter(({ name }) => involved.has(name));
  const choices = order.map(({ name, schema }) =>
    candidates(schema, mentioned.get(name) ?? { values: [], lengths: [] }),
  );
  let ways = 1;
  for (const choice of choices) ways *= choice?.length ?? Infinity;
  if (ways > TRIES_OF_FIELD) return null;
  const scope: Record<string, unknown> = {};
  const search = (index: number): boolean | null => {
    const next = order[index];
    if (!next) return spend() ? field.conditions.every((condition) => holds(condition, scope)) : null;
    const isVisible = next.conditions.every((condition) => holds(condition, scope));
    let known: boolean | null = false;
    for (const value of isVisible ? (choices[index] ?? []) : [undefined]) {
      scope[next.name] = value;
      const result = search(index + 1);
      if (result === true) return true;
      if (result === null) known = null;
    }
    delete scope[next.name];
    return known;
  };
  return search(0);
}

/**
 * Fields, optional and required, that can never be shown. Conditions that do not parse are ignored here and reported
 * elsewhere.
 */
export function reachProblems(form: FormDefinition): FormProblem[] {
  const all = listFields(form);
  const fields = new Map(all.map((field) => [field.name, field]));
  let tries = 0;
  const spend = () => ++tries <= TRIES;
  const judged = new Map<string, boolean | null>();
  return all.flatMap((field) => {
    if (field.conditions.length === 0) return [];
    const key = field.conditions.join('\n');
    const reached = judged.has(key) ? judged.get(key) : reachable(field, fields, spend);
    judged.set(key, reached ?? null);
    if (reached !== false) return [];
    const { name, pointer, conditions, schema } = field;
    const hint = say('noAnswers', {
      conditions: conditions.length === 1 ? conditions.join() : conditions.map((one) => `(${one})`).join(' && '),
    });
    return schema.required
      ? [problem('requiredHidden', pointer, say('requiredNever', { name }), { hint, atKey: true })]
      : [problem('unreachable', pointer, say('unreachable', { name }), { hint, atKey: true })];
  });
}
