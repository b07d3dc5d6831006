/** Prints a syntax tree, also that of a condition of the first dialect, as an expression of Formily's. */
import { parse, type BinaryOperator, type Node } from './parse';

const PRECEDENCE: BinaryOperator[][] = [
  ['??'],
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const precedenceOf = (operator: BinaryOperator): number => PRECEDENCE.findIndex((level) => level.includes(operator));

/** A text as a literal of an expression. */
export const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

function printNode(node: Node, least = 0): string {
  switch (node.kind) {
    case 'literal':
      return typeof node.value === 'string' ? quote(node.value) : String(node.value);
    case 'name':
      return node.name.startsWith('$') ? node.name : `$values.${node.name}`;
    case 'member':
      return node.property.kind === 'literal' && typeof node.property.value === 'string'
        ? `${printNode(node.object, 9)}.${node.property.value}`
        : `${printNode(node.object, 9)}[${printNode(node.property)}]`;
    case 'list':
      return `[${node.items.map((item) => printNode(item)).join(', ')}]`;
    case 'unary':
      return `${node.operator}${printNode(node.operand, 8)}`;
    case 'call':
      return `${node.name}(${node.args.map((arg) => printNode(arg)).join(', ')})`;
    case 'conditional': {
      const text = `${printNode(node.test, 1)} ? ${printNode(node.whenTrue)} : ${printNode(node.whenFalse)}`;
      return least > 0 ? `(${text})` : text;
    }
    case 'binary': {
      if (node.operator === 'in') return `includes(${printNode(node.right)}, ${printNode(node.left)})`;
      const precedence = precedenceOf(node.operator) + 1;
      const text = `${printNode(node.left, precedence)} ${node.operator} ${printNode(node.right, precedence + 1)}`;
      return precedence < least ? `(${text})` : text;
    }
  }
}

/** The text of an expression, without braces. */
export const printExpression = (node: Node): string => printNode(node);

/** @throws `ExpressionError` for a text that is not a condition */
export const conditionToExpression = (condition: string): string => printNode(parse(condition, 'condition'));
