/**
 * Upgrades a form of the first dialect, so that one engine is enough. The result gives the same verdict on every
 * submission. A form of today's dialect is unchanged.
 */
import { isObject } from './json';
import { expressionIn, inBraces } from '../expression/braces';
import { conditionToExpression } from '../expression/print';
import { ExpressionError } from '../expression/tokens';

type Node = Readonly<Record<string, unknown>>;

/** Components of the first dialect under their names in Formily. */
const RENAMED: Readonly<Record<string, string>> = { TextArea: 'Input.TextArea' };
const DAYS: readonly unknown[] = ['birthDate', 'laterDate'];
const NUMBERS: readonly unknown[] = ['number', 'integer'];

/** A condition on bare names becomes an expression; a text that is neither stays, for the check to report. */
function upgradeCondition(condition: unknown): unknown {
  if (typeof condition !== 'string' || expressionIn(condition) !== null) return condition;
  try {
    return inBraces(conditionToExpression(condition));
  } catch (error) {
    if (error instanceof ExpressionError) return condition;
    throw error;
  }
}

function upgradeComponent({ type, 'x-component': component, 'x-validator': validator }: Node): unknown {
  if (component === 'Input' && DAYS.includes(validator)) return 'DateInput';
  if (component === 'Input' && NUMBERS.includes(type)) return 'NumberPicker';
  return typeof component === 'string' && Object.hasOwn(RENAMED, component) ? RENAMED[component] : component;
}

/** Formily's names of a whole state, which are a value of `x-pattern`. */
const PATTERN_KEYWORDS: Readonly<Record<string, string>> = {
  'x-read-pretty': 'readPretty',
  'x-read-only': 'readOnly',
};

function upgradePattern(node: Node): Node {
  const keyword = Object.keys(PATTERN_KEYWORDS).find((name) => node[name] !== undefined);
  if (keyword === undefined || node['x-pattern'] !== undefined) return node;
  const { [keyword]: isSet, ...rest } = node;
  return isSet === true ? { ...rest, 'x-pattern': PATTERN_KEYWORDS[keyword] } : rest;
}

/** `1` becomes an option that is called 1, as in Formily. */
const upgradeOption = (option: unknown): unknown => {
  if (!isObject(option)) return { value: option, label: String(option) };
  const { label, title, value, key, children } = option;
  return {
    ...option,
    value: value ?? key ?? label,
    label: label ?? title ?? option['name'] ?? String(value ?? key),
    ...(Array.isArray(children) && { children: children.map(upgradeOption) }),
  };
};

/** Formily allows the names of required properties on an object, as JSON Schema does. */
function upgradeProperties({ properties, required }: Node, isFirstDialect: boolean): Node | undefined {
  if (!isObject(properties)) return undefined;
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  const entries = Object.entries(properties).map(([name, child]) => {
    const upgraded = upgradeNode(child, isFirstDialect);
    return [name, names.includes(name) && isObject(upgraded) ? { ...upgraded, required: true } : upgraded] as const;
  });
  const positionOf = (node: unknown) =>
    isObject(node) && typeof node['x-index'] === 'number' ? node['x-index'] : Infinity;
  const ordered = entries.some(([, node]) => positionOf(node) !== Infinity)
    ? entries.toSorted(([, one], [, other]) => positionOf(one) - positionOf(other) || 0)
    : entries;
  return Object.fromEntries(ordered);
}

/** Whether `required` lists properties of the node; a name that it does not have stays, for the check to report. */
const namesProperties = ({ required, properties }: Node): boolean =>
  Array.isArray(required) && isObject(properties) && required.every((name) => Object.hasOwn(properties, String(name)));

/** The first dialect matched the whole text, as HTML does; JSON Schema and Formily search in it. */
const wholeText = (pattern: string): string => (pattern.includes('|') ? `^(?:${pattern})$` : `^${pattern}$`);

function upgradeNode(node: unknown, isFirstDialect: boolean): unknown {
  if (!isObject(node)) return node;
  const { pattern, enum: options, items, 'x-reactions': reactions } = node;
  const properties = upgradeProperties(node, isFirstDialect);
  const { required: _required, ...withoutRequired } = node;
  return {
    ...upgradePattern(namesProperties(node) ? withoutRequired : node),
    ...(node['x-component'] !== undefined && { 'x-component': upgradeComponent(node) }),
    ...(node['x-visible'] !== undefined && { 'x-visible': upgradeCondition(node['x-visible']) }),
    ...(isFirstDialect && typeof pattern === 'string' && { pattern: wholeText(pattern) }),
    ...(Array.isArray(options) && { enum: options.map(upgradeOption) }),
    ...(isObject(reactions) && { 'x-reactions': [reactions] }),
    ...(items !== undefined && { items: upgradeNode(items, isFirstDialect) }),
    ...(properties && { properties }),
  };
}

/** The `$schema` of a form of the first dialect. */
const FIRST_SCHEMA = '../meta-1.schema.json';

/** Whether a node uses what only the first dialect has: a condition without braces, a component under its old name. */
function usesFirstDialect(node: unknown): boolean {
  if (!isObject(node)) return false;
  const { 'x-visible': visible, 'x-component': component, properties } = node;
  const isCondition =
    typeof visible === 'string' && expressionIn(visible) === null && upgradeCondition(visible) !== visible;
  const isRenamed = typeof component === 'string' && Object.hasOwn(RENAMED, component);
  return isCondition || isRenamed || (isObject(properties) && Object.values(properties).some(usesFirstDialect));
}

/**
 * Upgrades the parsed JSON of a form.
 * @returns A copy; whatever is not understood stays as it is, for the check to report
 */
export function upgradeForm(form: unknown): unknown {
  if (!isObject(form) || !isObject(form['schema'])) return form;
  const isFirstDialect = form['$schema'] === FIRST_SCHEMA || usesFirstDialect(form['schema']);
  return { ...form, schema: upgradeNode(form['schema'], isFirstDialect) };
}
