/** Conditions as a builder shows them: comparisons of fields, all or any of which must hold. */
import { parse, pathOf, type Node } from '@/rules/expression/parse';
import { quote } from '@/rules/expression/print';

/** A field, or the domain of its e-mail address or website. */
interface Reference {
  kind: 'field' | 'domain';
  /** Such as `$values.country` or `$record.name`. */
  reference: string;
}

export type Operand = Reference | { kind: 'value'; value: string | number | boolean };

export const OPERATORS = [
  'is',
  'isNot',
  'includes',
  'includesNot',
  'answered',
  'unanswered',
  '<',
  '<=',
  '>',
  '>=',
] as const;
export type Operator = (typeof OPERATORS)[number];

export interface Comparison {
  left: Reference;
  operator: Operator;
  /** Ignored where the operator needs none. */
  right: Operand;
}

export interface Condition {
  join: 'all' | 'any';
  comparisons: Comparison[];
}

export const needsOperand = (operator: Operator): boolean => operator !== 'answered' && operator !== 'unanswered';

const NO_VALUE: Operand = { kind: 'value', value: '' };

function writeOperand(operand: Operand): string {
  if (operand.kind === 'value') return typeof operand.value === 'string' ? quote(operand.value) : String(operand.value);
  return operand.kind === 'domain' ? `domainOf(${operand.reference})` : operand.reference;
}

function writeComparison({ left, operator, right }: Comparison): string {
  const [one, other] = [writeOperand(left), writeOperand(right)];
  switch (operator) {
    case 'is':
      return `${one} == ${other}`;
    case 'isNot':
      return `${one} != ${other}`;
    case 'includes':
      return `includes(${one}, ${other})`;
    case 'includesNot':
      return `!includes(${one}, ${other})`;
    case 'answered':
      return `${one} != null`;
    case 'unanswered':
      return `${one} == null`;
    default:
      return `${one} ${operator} ${other}`;
  }
}

/** The condition as an expression, without braces; empty without comparisons. */
export const writeCondition = ({ join, comparisons }: Condition): string =>
  comparisons.map(writeComparison).join(join === 'all' ? ' && ' : ' || ');

function readOperand(node: Node): Operand | null {
  if (node.kind === 'literal') return node.value === null ? null : { kind: 'value', value: node.value };
  if (node.kind === 'unary' && node.operator === '-' && node.operand.kind === 'literal')
    return typeof node.operand.value === 'number' ? { kind: 'value', value: -node.operand.value } : null;
  const [argument] = node.kind === 'call' && node.name === 'domainOf' ? node.args : [];
  const path = pathOf(argument ?? node);
  if (!path || path.length < 2) return null;
  return { kind: argument ? 'domain' : 'field', reference: path.join('.') };
}

function comparisonOf(left: Node, operator: Operator, right: Node | undefined): Comparison | null {
  const [one, other] = [readOperand(left), right ? readOperand(right) : NO_VALUE];
  return one && other && one.kind !== 'value' ? { left: one, operator, right: other } : null;
}

const isNull = (node: Node): boolean => node.kind === 'literal' && node.value === null;

function readComparison(node: Node): Comparison | null {
  if (node.kind === 'unary' && node.operator === '!') {
    const { operand } = node;
    const [list, item] = operand.kind === 'call' && operand.name === 'includes' ? operand.args : [];
    return list && item ? comparisonOf(list, 'includesNot', item) : null;
  }
  if (node.kind === 'call') {
    const [list, item] = node.name === 'includes' ? node.args : [];
    return list && item ? comparisonOf(list, 'includes', item) : null;
  }
  if (node.kind !== 'binary') return null;
  const { operator, left, right } = node;
  if (operator === '==')
    return isNull(right) ? comparisonOf(left, 'unanswered', undefined) : comparisonOf(left, 'is', right);
  if (operator === '!=')
    return isNull(right) ? comparisonOf(left, 'answered', undefined) : comparisonOf(left, 'isNot', right);
  return operator === '<' || operator === '<=' || operator === '>' || operator === '>='
    ? comparisonOf(left, operator, right)
    : null;
}

const operandsOf = (node: Node, operator: '&&' | '||'): Node[] =>
  node.kind === 'binary' && node.operator === operator
    ? [...operandsOf(node.left, operator), ...operandsOf(node.right, operator)]
    : [node];

/**
 * Reads an expression without braces.
 * @returns null if a builder cannot show it; it stays as its author wrote it
 */
export function readCondition(expression: string): Condition | null {
  let tree: Node;
  try {
    tree = parse(expression, 'formily');
  } catch {
    return null;
  }
  const join = tree.kind === 'binary' && tree.operator === '||' ? 'any' : 'all';
  const comparisons = operandsOf(tree, join === 'any' ? '||' : '&&').map(readComparison);
  return comparisons.every((comparison) => comparison !== null) ? { join, comparisons } : null;
}
