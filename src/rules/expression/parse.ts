import type { LocalizedMessage } from '../localizedMessage';
import { ExpressionError, say, tokenise, type Token } from './tokens';

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

/** From loosest to tightest. */
const LEVELS: BinaryOperator[][] = [['||'], ['&&'], ['==', '!='], ['<', '<=', '>', '>=', 'in'], ['+', '-'], ['*', '/']];
const ARITY: Record<FunctionName, number> = { includes: 2, length: 1 };
const WORDS: Record<string, string | number | boolean | null> = { true: true, false: false, null: null };
const MEANT: Record<string, string> = { and: '&&', or: '||', not: '!', contains: 'includes(list, item)' };

const isFunction = (name: string): name is FunctionName => Object.hasOwn(ARITY, name);

class Parser {
  private index = 0;
  private depth = 0;
  constructor(private readonly tokens: Token[]) {}

  whole(): Node {
    const node = this.level(0);
    const token = this.token;
    if (token.kind !== 'end')
      this.fail(
        say('unexpected', { text: token.text }),
        Object.hasOwn(MEANT, token.text) ? say('write', { text: MEANT[token.text] ?? '' }) : say('joinHint'),
      );
    return node;
  }

  private get token(): Token {
    return this.tokens[this.index] ?? { kind: 'end', text: '', position: 0 };
  }

  private fail(found: LocalizedMessage, hint: LocalizedMessage): never {
    throw new ExpressionError(found, this.token.position, hint);
  }

  private take(text: string): boolean {
    const { kind } = this.token;
    const found = this.token.text === text && (kind === 'operator' || (kind === 'name' && text === 'in'));
    if (found) this.index += 1;
    return found;
  }

  private expect(text: string): void {
    if (!this.take(text)) this.fail(say('missing', { text }), say('missingHint', { text }));
  }

  private level(at: number): Node {
    const operators = LEVELS[at];
    if (!operators) return this.unary();
    let left = this.level(at + 1);
    for (;;) {
      const operator = operators.find((candidate) => this.take(candidate));
      if (!operator) return left;
      left = { kind: 'binary', operator, left, right: this.level(at + 1) };
    }
  }

  /** Every nested expression passes through here, so the depth is counted here. */
  private unary(): Node {
    if (++this.depth > MAX_DEPTH) this.fail(say('tooDeep', { most: MAX_DEPTH }), say('tooDeepHint'));
    const operator = (['!', '-'] as const).find((candidate) => this.take(candidate));
    const node: Node = operator ? { kind: 'unary', operator, operand: this.unary() } : this.primary();
    this.depth -= 1;
    return node;
  }

  private primary(): Node {
    const token = this.token;
    if (this.take('(')) {
      const node = this.level(0);
      this.expect(')');
      return node;
    }
    if (this.take('[')) return { kind: 'list', items: this.listUntil(']') };
    if (token.kind === 'end') this.fail(say('early'), say('valueHint'));
    if (token.kind === 'operator') this.fail(say('before', { text: token.text }), say('valueHint'));
    this.index += 1;
    if (token.kind === 'string') return { kind: 'literal', value: token.text, position: token.position };
    if (token.kind === 'number') return { kind: 'literal', value: token.value, position: token.position };
    return this.named(token);
  }

  private named({ text, position }: Token): Node {
    if (Object.hasOwn(WORDS, text)) return { kind: 'literal', value: WORDS[text] ?? null, position };
    if (!this.take('(')) return { kind: 'name', path: text.split('.'), position };
    if (!isFunction(text)) {
      throw new ExpressionError(say('function', { text }), position, say('functionHint'));
    }
    const args = this.listUntil(')');
    if (args.length !== ARITY[text]) {
      throw new ExpressionError(say('values', { text, count: ARITY[text] }), position, say('valuesHint'));
    }
    return { kind: 'call', name: text, args };
  }

  private listUntil(end: ')' | ']'): Node[] {
    const items: Node[] = [];
    if (this.take(end)) return items;
    do items.push(this.level(0));
    while (this.take(','));
    this.expect(end);
    return items;
  }
}

/**
 * Parses a condition.
 * @throws `ExpressionError` with position and hint
 */
export const parse = (text: string): Node => new Parser(tokenise(text)).whole();

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
