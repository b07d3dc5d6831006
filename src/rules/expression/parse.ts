import type { LocalizedMessage } from '../localizedMessage';
import { ExpressionError, syntaxMessage, tokenise, type Token } from './tokens';

const MAX_DEPTH = 20;

export type BinaryOperator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/';
type FunctionName = 'includes' | 'length';

export type Node =
  | { kind: 'literal'; value: string | number | boolean | null; position: number }
  | { kind: 'name'; path: string[]; position: number }
  | { kind: 'list'; items: Node[] }
  | { kind: 'unary'; operator: '!' | '-'; operand: Node }
  | { kind: 'binary'; operator: BinaryOperator; left: Node; right: Node }
  | { kind: 'call'; name: FunctionName; args: Node[] };

/** From lowest to highest precedence. */
const PRECEDENCE: BinaryOperator[][] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in'],
  ['+', '-'],
  ['*', '/'],
];
const ARITY: Record<FunctionName, number> = { includes: 2, length: 1 };
const CONSTANTS: Record<string, string | number | boolean | null> = { true: true, false: false, null: null };
const SUGGESTED_OPERATORS: Record<string, string> = { and: '&&', or: '||', not: '!', contains: 'includes(list, item)' };

const isFunction = (name: string): name is FunctionName => Object.hasOwn(ARITY, name);

class Parser {
  private index = 0;
  private depth = 0;
  constructor(private readonly tokens: Token[]) {}

  parseAll(): Node {
    const node = this.binaryExpression(0);
    const token = this.token;
    if (token.kind !== 'end')
      this.fail(
        syntaxMessage('unexpected', { text: token.text }),
        Object.hasOwn(SUGGESTED_OPERATORS, token.text)
          ? syntaxMessage('use', { text: SUGGESTED_OPERATORS[token.text] ?? '' })
          : syntaxMessage('joinHint'),
      );
    return node;
  }

  private get token(): Token {
    return this.tokens[this.index] ?? { kind: 'end', text: '', position: 0 };
  }

  private fail(message: LocalizedMessage, hint: LocalizedMessage): never {
    throw new ExpressionError(message, this.token.position, hint);
  }

  private consume(text: string): boolean {
    const { kind } = this.token;
    const matches = this.token.text === text && (kind === 'operator' || (kind === 'name' && text === 'in'));
    if (matches) this.index += 1;
    return matches;
  }

  private expect(text: string): void {
    if (!this.consume(text)) this.fail(syntaxMessage('expected', { text }), syntaxMessage('expectedHint', { text }));
  }

  private binaryExpression(precedence: number): Node {
    const operators = PRECEDENCE[precedence];
    if (!operators) return this.unary();
    let left = this.binaryExpression(precedence + 1);
    for (;;) {
      const operator = operators.find((candidate) => this.consume(candidate));
      if (!operator) return left;
      left = { kind: 'binary', operator, left, right: this.binaryExpression(precedence + 1) };
    }
  }

  /** Every nested expression passes through here, so the depth is counted here. */
  private unary(): Node {
    if (++this.depth > MAX_DEPTH) this.fail(syntaxMessage('tooDeep', { max: MAX_DEPTH }), syntaxMessage('tooDeepHint'));
    const operator = (['!', '-'] as const).find((candidate) => this.consume(candidate));
    const node: Node = operator ? { kind: 'unary', operator, operand: this.unary() } : this.primary();
    this.depth -= 1;
    return node;
  }

  private primary(): Node {
    const token = this.token;
    if (this.consume('(')) {
      const node = this.binaryExpression(0);
      this.expect(')');
      return node;
    }
    if (this.consume('[')) return { kind: 'list', items: this.listUntil(']') };
    if (token.kind === 'end') this.fail(syntaxMessage('unexpectedEnd'), syntaxMessage('valueHint'));
    if (token.kind === 'operator')
      this.fail(syntaxMessage('missingOperand', { text: token.text }), syntaxMessage('valueHint'));
    this.index += 1;
    if (token.kind === 'string') return { kind: 'literal', value: token.text, position: token.position };
    if (token.kind === 'number') return { kind: 'literal', value: token.value, position: token.position };
    return this.nameOrCall(token);
  }

  private nameOrCall({ text, position }: Token): Node {
    if (Object.hasOwn(CONSTANTS, text)) return { kind: 'literal', value: CONSTANTS[text] ?? null, position };
    if (!this.consume('(')) return { kind: 'name', path: text.split('.'), position };
    if (!isFunction(text)) {
      throw new ExpressionError(
        syntaxMessage('unknownFunction', { text }),
        position,
        syntaxMessage('unknownFunctionHint'),
      );
    }
    const args = this.listUntil(')');
    if (args.length !== ARITY[text]) {
      throw new ExpressionError(
        syntaxMessage('argumentCount', { text, count: ARITY[text] }),
        position,
        syntaxMessage('argumentCountHint'),
      );
    }
    return { kind: 'call', name: text, args };
  }

  private listUntil(end: ')' | ']'): Node[] {
    const items: Node[] = [];
    if (this.consume(end)) return items;
    do items.push(this.binaryExpression(0));
    while (this.consume(','));
    this.expect(end);
    return items;
  }
}

/**
 * Parses a condition.
 * @throws `ExpressionError` with position and hint
 */
export const parse = (text: string): Node => new Parser(tokenise(text)).parseAll();

/** The unique names that a condition reads, with their positions. */
export function namesIn(node: Node): { name: string; position: number }[] {
  switch (node.kind) {
    case 'literal':
      return [];
    case 'name':
      return [{ name: node.path.join('.'), position: node.position }];
    case 'unary':
      return namesIn(node.operand);
    case 'binary':
      return [...namesIn(node.left), ...namesIn(node.right)];
    case 'list':
      return node.items.flatMap(namesIn);
    case 'call':
      return node.args.flatMap(namesIn);
  }
}
