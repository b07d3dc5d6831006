import { parse, type BinaryOperator, type Node } from './parse';

/** The names and values that a condition can read. Only own properties are read, at each level of a dotted name. */
export type Scope = Readonly<Record<string, unknown>>;

type Value = string | number | boolean | null | undefined | readonly Value[];

/** Converts to a type of the expression language; a function, a date or a class instance is undefined. */
function toValue(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return Array.isArray(value) ? value.map(toValue) : undefined;
}

function lookUp(scope: Scope, path: readonly string[]): Value {
  let value: unknown = scope;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, key))
      return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return toValue(value);
}

const isTruthy = (value: Value): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** A missing answer equals `null`; lists are never equal. */
const isEqual = (left: Value, right: Value): boolean => (left ?? null) === (right ?? null) && !Array.isArray(left);

const isIn = (item: Value, list: Value): boolean => Array.isArray(list) && list.some((entry) => isEqual(item, entry));

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

function evaluateBinary(operator: BinaryOperator, left: Value, right: Value): Value {
  switch (operator) {
    case '==':
      return isEqual(left, right);
    case '!=':
      return !isEqual(left, right);
    case 'in':
      return isIn(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, left, right);
    case '&&':
      return isTruthy(left) && isTruthy(right);
    case '||':
      return isTruthy(left) || isTruthy(right);
    default:
      return calculate(operator, left, right);
  }
}

function evaluateNode(node: Node, scope: Scope): Value {
  switch (node.kind) {
    case 'literal':
      return node.value;
    case 'name':
      return lookUp(scope, node.path);
    case 'list':
      return node.items.map((item) => evaluateNode(item, scope));
    case 'unary': {
      const operand = evaluateNode(node.operand, scope);
      if (node.operator === '!') return !isTruthy(operand);
      return typeof operand === 'number' ? -operand : undefined;
    }
    case 'binary':
      // Both sides are always evaluated, so that an observer of the scope tracks every name.
      return evaluateBinary(node.operator, evaluateNode(node.left, scope), evaluateNode(node.right, scope));
    case 'call': {
      const [first, second] = node.args.map((arg) => evaluateNode(arg, scope));
      if (node.name === 'includes') return isIn(second, first);
      return typeof first === 'string' || Array.isArray(first) ? first.length : 0;
    }
  }
}

const parseCache = new Map<string, Node>();
const MAX_CACHED_CONDITIONS = 500;

/**
 * Whether a condition is met. Syntax trees are cached, because few conditions are evaluated often.
 * @throws only for a text that does not parse
 */
export function isConditionMet(condition: string, scope: Scope): boolean {
  let node = parseCache.get(condition);
  if (!node) {
    node = parse(condition);
    if (parseCache.size >= MAX_CACHED_CONDITIONS) parseCache.clear();
    parseCache.set(condition, node);
  }
  return isTruthy(evaluateNode(node, scope));
}

/** The value of an expression, for tests and for the form studio's preview. */
export const evaluate = (text: string, scope: Scope): unknown => evaluateNode(parse(text), scope);
