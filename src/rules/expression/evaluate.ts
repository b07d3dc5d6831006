import { callFunction, isAnswered, isEqual, type Environment, type Value } from './functions';
import { parse, type BinaryOperator, type Node } from './parse';

/** What an expression can read. Only own properties are read, at each level. */
export interface Scope extends Partial<Environment> {
  /** All values of the form: `$values`, `$form.values`. */
  values?: unknown;
  /** The values of a reaction's `dependencies`: a list, or an object with names. */
  deps?: unknown;
  /** The value of the field itself: `$self.value`. */
  self?: unknown;
  /** The row of an array that the field is in, and its index from 0. */
  record?: unknown;
  index?: number;
}

/** Reads an own property. The read comes first, because Formily tracks reads, not questions about properties. */
function readMember(object: unknown, key: Value): unknown {
  if ((typeof object !== 'object' && typeof object !== 'string') || object === null) return undefined;
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  const value = (object as Record<string | number, unknown>)[key];
  return Object.hasOwn(Object(object) as object, key) ? value : undefined;
}

/** Converts to a value of the language: texts are trimmed, as a submission trims them; a function has no value. */
function toValue(value: unknown): Value {
  if (typeof value === 'string') return value.trim();
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (Array.isArray(value)) return value.map(toValue);
  return typeof value === 'object' ? (value as Value) : undefined;
}

function lookUp(name: string, scope: Scope): unknown {
  switch (name) {
    case '$values':
      return scope.values;
    case '$form':
      return { values: scope.values };
    case '$deps':
    case '$dependencies':
      return scope.deps;
    case '$self':
      return { value: scope.self };
    case '$record':
      return scope.record;
    case '$index':
      return scope.index;
    default:
      return undefined;
  }
}

/** An empty list or object counts as false. */
export const isTruthy = (value: Value): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

function compare(operator: '<' | '<=' | '>' | '>=', left: Value, right: Value): boolean {
  const comparable =
    (typeof left === 'number' && typeof right === 'number') || (typeof left === 'string' && typeof right === 'string');
  if (!comparable || !isAnswered(left) || !isAnswered(right)) return false;
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  return operator === '>' ? left > right : left >= right;
}

function calculate(operator: '+' | '-' | '*' | '/' | '%', left: Value, right: Value): Value {
  const isText = typeof left === 'string' || typeof right === 'string';
  if (operator === '+' && isText && [left, right].every((value) => ['string', 'number'].includes(typeof value)))
    return `${left as string}${right as string}`;
  if (typeof left !== 'number' || typeof right !== 'number') return undefined;
  const result = { '+': left + right, '-': left - right, '*': left * right, '/': left / right, '%': left % right }[
    operator
  ];
  return Number.isFinite(result) ? result : undefined;
}

function evaluateBinary(operator: BinaryOperator, left: Value, right: Value): Value {
  switch (operator) {
    case '==':
      return isEqual(left, right);
    case '!=':
      return !isEqual(left, right);
    case 'in':
      return Array.isArray(right) && right.some((entry: Value) => isEqual(left, entry));
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, left, right);
    case '&&':
      return isTruthy(left) ? right : left;
    case '||':
      return isTruthy(left) ? left : right;
    case '??':
      return left ?? right;
    default:
      return calculate(operator, left, right);
  }
}

/** What a node reads, before it is converted to a value: an object or list stays as it is, so that reads are tracked. */
function readNode(node: Node, scope: Scope): unknown {
  if (node.kind === 'name') return lookUp(node.name, scope);
  if (node.kind === 'member') return readMember(readNode(node.object, scope), evaluateNode(node.property, scope));
  return evaluateNode(node, scope);
}

function evaluateNode(node: Node, scope: Scope): Value {
  switch (node.kind) {
    case 'literal':
      return node.value;
    case 'name':
    case 'member':
      return toValue(readNode(node, scope));
    case 'list':
      return node.items.map((item) => evaluateNode(item, scope));
    case 'unary': {
      const operand = evaluateNode(node.operand, scope);
      if (node.operator === '!') return !isTruthy(operand);
      return typeof operand === 'number' ? -operand : undefined;
    }
    // All parts are always evaluated, so that an observer of the scope tracks everything that is read.
    case 'binary':
      return evaluateBinary(node.operator, evaluateNode(node.left, scope), evaluateNode(node.right, scope));
    case 'conditional': {
      const [test, whenTrue, whenFalse] = [node.test, node.whenTrue, node.whenFalse].map((part) =>
        evaluateNode(part, scope),
      );
      return isTruthy(test) ? whenTrue : whenFalse;
    }
    case 'call':
      return callFunction(
        node.name,
        node.args.map((arg) => evaluateNode(arg, scope)),
        { today: scope.today ?? '' },
      );
  }
}

const parseCache = new Map<string, Node>();
const MAX_CACHED_EXPRESSIONS = 2_000;

/** The syntax tree of an expression. Trees are cached, because few expressions are evaluated often. */
function parseCached(text: string): Node {
  let node = parseCache.get(text);
  if (!node) {
    node = parse(text);
    if (parseCache.size >= MAX_CACHED_EXPRESSIONS) parseCache.clear();
    parseCache.set(text, node);
  }
  return node;
}

/**
 * The value of an expression, without its braces.
 * @throws only for a text that does not parse
 */
export const evaluate = (text: string, scope: Scope): Value => evaluateNode(parseCached(text), scope);

/** Whether a condition is met: no value, `''`, `0` and an empty list count as false. */
export const isConditionMet = (text: string, scope: Scope): boolean => isTruthy(evaluate(text, scope));
