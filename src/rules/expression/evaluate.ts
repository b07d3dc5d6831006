import { parse, type BinaryOperator, type Node } from './parse';

/** The names and values that a condition can read. Only own keys count, on each level of a dotted name. */
export type Scope = Readonly<Record<string, unknown>>;

type Value = string | number | boolean | null | undefined | readonly Value[];

/** Admits only types of the language; a function, a date or a class instance has no value. */
function admit(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return Array.isArray(value) ? value.map(admit) : undefined;
}

function lookUp(scope: Scope, path: readonly string[]): Value {
  let value: unknown = scope;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, key))
      return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return admit(value);
}

const isTrue = (value: Value): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** A missing answer equals `null`; lists are never equal. */
const isSame = (left: Value, right: Value): boolean => (left ?? null) === (right ?? null) && !Array.isArray(left);

const isIn = (item: Value, list: Value): boolean => Array.isArray(list) && list.some((entry) => isSame(item, entry));

function compare(operator: '<' | '<=' | '>' | '>=', left: Value, right: Value): boolean {
  const comparable =
    (typeof left === 'number' && typeof right === 'number') || (typeof left === 'string' && typeof right === 'string');
  if (!comparable) return false;
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  return operator === '>' ? left > right : left >= right;
}

function calculate(operator: '+' | '-' | '*' | '/', left: Value, right: Value): Value {
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') return left + right;
  if (typeof left !== 'number' || typeof right !== 'number') return undefined;
  const result = { '+': left + right, '-': left - right, '*': left * right, '/': left / right }[operator];
  return Number.isFinite(result) ? result : undefined;
}

function binary(operator: BinaryOperator, left: Value, right: Value): Value {
  switch (operator) {
    case '==':
      return isSame(left, right);
    case '!=':
      return !isSame(left, right);
    case 'in':
      return isIn(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, left, right);
    case '&&':
      return isTrue(left) && isTrue(right);
    case '||':
      return isTrue(left) || isTrue(right);
    default:
      return calculate(operator, left, right);
  }
}

function valueOf(node: Node, scope: Scope): Value {
  switch (node.kind) {
    case 'literal':
      return node.value;
    case 'name':
      return lookUp(scope, node.path);
    case 'list':
      return node.items.map((item) => valueOf(item, scope));
    case 'unary': {
      const operand = valueOf(node.operand, scope);
      if (node.operator === '!') return !isTrue(operand);
      return typeof operand === 'number' ? -operand : undefined;
    }
    case 'binary':
      // Both sides are always evaluated, so that an observer of the scope tracks every name.
      return binary(node.operator, valueOf(node.left, scope), valueOf(node.right, scope));
    case 'call': {
      const [first, second] = node.args.map((arg) => valueOf(arg, scope));
      if (node.name === 'includes') return isIn(second, first);
      return typeof first === 'string' || Array.isArray(first) ? first.length : 0;
    }
  }
}

const parsed = new Map<string, Node>();
const CACHED = 500;

/**
 * Whether a condition holds. Parsed trees are cached, because there are few conditions, evaluated often.
 * @throws only for a text that does not parse
 */
export function holds(condition: string, scope: Scope): boolean {
  let node = parsed.get(condition);
  if (!node) {
    node = parse(condition);
    if (parsed.size >= CACHED) parsed.clear();
    parsed.set(condition, node);
  }
  return isTrue(valueOf(node, scope));
}

/** The value of an expression, for tests and for the form studio's preview. */
export const evaluate = (text: string, scope: Scope): unknown => valueOf(parse(text), scope);
