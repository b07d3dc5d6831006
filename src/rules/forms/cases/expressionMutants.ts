/** Small changes of an expression: an atom that is always true or false, another operator, another constant. */
import { ExpressionError } from '../../expression/tokens';
import { childrenOf, parse, type BinaryOperator, type Node } from '../../expression/parse';
import { printExpression } from '../../expression/print';

export interface ExpressionMutant {
  kind: 'alwaysTrue' | 'alwaysFalse' | 'negated' | 'operator' | 'constant';
  /** The changed part before and after. */
  before: string;
  after: string;
  /** The whole expression, without braces. */
  text: string;
}

const literal = (value: string | number | boolean): Node => ({ kind: 'literal', value, position: 0 });

function withChildren(node: Node, replace: (child: Node) => Node): Node {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return node;
    case 'member':
      return { ...node, object: replace(node.object), property: replace(node.property) };
    case 'unary':
      return { ...node, operand: replace(node.operand) };
    case 'binary':
      return { ...node, left: replace(node.left), right: replace(node.right) };
    case 'conditional':
      return {
        ...node,
        test: replace(node.test),
        whenTrue: replace(node.whenTrue),
        whenFalse: replace(node.whenFalse),
      };
    case 'list':
      return { ...node, items: node.items.map(replace) };
    case 'call':
      return { ...node, args: node.args.map(replace) };
  }
}

/** The tree with one node replaced. */
const replaced = (root: Node, target: Node, by: Node): Node =>
  root === target ? by : withChildren(root, (child) => replaced(child, target, by));

/** The conditions that `&&`, `||`, `!` and `?:` combine. */
function atomsOf(node: Node, isCondition: boolean): Node[] {
  if (node.kind === 'binary' && (node.operator === '&&' || node.operator === '||') && isCondition)
    return [...atomsOf(node.left, true), ...atomsOf(node.right, true)];
  if (node.kind === 'unary' && node.operator === '!') return atomsOf(node.operand, true);
  if (node.kind === 'conditional')
    return [
      ...atomsOf(node.test, true),
      ...atomsOf(node.whenTrue, isCondition),
      ...atomsOf(node.whenFalse, isCondition),
    ];
  if (isCondition) return node.kind === 'literal' ? [] : [node];
  // A condition within a computed value.
  return childrenOf(node).flatMap((child) => atomsOf(child, false));
}

const OPERATORS: Partial<Record<BinaryOperator, BinaryOperator>> = {
  '&&': '||',
  '||': '&&',
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};
const isNumber = (node: Node): boolean => node.kind === 'literal' && typeof node.value === 'number';
const isText = (node: Node): boolean => node.kind === 'literal' && typeof node.value === 'string';

const allNodes = (node: Node): Node[] => [
  node,
  // The name of a member is not a constant.
  ...(node.kind === 'member' ? allNodes(node.object) : childrenOf(node).flatMap(allNodes)),
];

/** @param codes Other codes that a compared one can be mistaken for */
function mutantsOfNode(node: Node, codes: readonly string[]): [kind: ExpressionMutant['kind'], by: Node][] {
  if (node.kind === 'binary') {
    const operator = OPERATORS[node.operator];
    // Of numbers, the constant changes instead, and texts can only be joined.
    const isCompared = ['<', '<=', '>', '>='].includes(node.operator) && (isNumber(node.left) || isNumber(node.right));
    const isJoined = node.operator === '+' && (isText(node.left) || isText(node.right));
    return operator && !isCompared && !isJoined ? [['operator', { ...node, operator }]] : [];
  }
  if (node.kind === 'list')
    return node.items.map((item) => ['constant', { ...node, items: node.items.filter((other) => other !== item) }]);
  if (node.kind !== 'literal') return [];
  if (typeof node.value === 'number')
    return [node.value - 1, node.value + 1].map((value) => ['constant', literal(value)]);
  const index = typeof node.value === 'string' ? codes.indexOf(node.value) : -1;
  const other = index < 0 ? undefined : codes[(index + 1) % codes.length];
  return other === undefined || other === node.value ? [] : [['constant', literal(other)]];
}

/**
 * The mutants of an expression.
 * @param isCondition Whether only its truth matters
 */
export function expressionMutants(text: string, isCondition: boolean, codes: readonly string[]): ExpressionMutant[] {
  let root: Node;
  try {
    root = parse(text);
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
  const mutant = (kind: ExpressionMutant['kind'], target: Node, by: Node): ExpressionMutant => ({
    kind,
    before: printExpression(target),
    after: printExpression(by),
    text: printExpression(replaced(root, target, by)),
  });
  return [
    ...atomsOf(root, isCondition).flatMap((atom) => [
      mutant('alwaysTrue', atom, literal(true)),
      mutant('alwaysFalse', atom, literal(false)),
    ]),
    ...(isCondition && root.kind !== 'literal'
      ? [mutant('negated', root, { kind: 'unary', operator: '!', operand: root })]
      : []),
    ...allNodes(root).flatMap((node) => mutantsOfNode(node, codes).map(([kind, by]) => mutant(kind, node, by))),
  ];
}
