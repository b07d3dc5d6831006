import type { LocalizedMessage } from '../localizedMessage';
import { FUNCTIONS, signatureOf, type FunctionName } from './functions';
import { ExpressionError, syntaxMessage, tokenise, type Token } from './tokens';

const MAX_DEPTH = 20;

export type BinaryOperator =
  '??' | '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

export type Node =
  | { kind: 'literal'; value: string | number | boolean | null; position: number }
  | { kind: 'name'; name: string; position: number }
  | { kind: 'member'; object: Node; property: Node; position: number }
  | { kind: 'list'; items: Node[] }
  | { kind: 'unary'; operator: '!' | '-'; operand: Node }
  | { kind: 'binary'; operator: BinaryOperator; left: Node; right: Node }
  | { kind: 'conditional'; test: Node; whenTrue: Node; whenFalse: Node }
  | { kind: 'call'; name: FunctionName; args: Node[] };

/** From lowest to highest precedence, each operator with its meaning: `===` is `==`, which never converts types. */
const PRECEDENCE: Record<string, BinaryOperator>[] = [
  { '??': '??' },
  { '||': '||' },
  { '&&': '&&' },
  { '===': '==', '!==': '!=', '==': '==', '!=': '!=' },
  { '<': '<', '<=': '<=', '>': '>', '>=': '>=', in: 'in' },
  { '+': '+', '-': '-' },
  { '*': '*', '/': '/', '%': '%' },
];
const CONSTANTS: Record<string, string | number | boolean | null> = {
  true: true,
  false: false,
  null: null,
  undefined: null,
};
const SUGGESTED_OPERATORS: Record<string, string> = {
  and: '&&',
  or: '||',
  not: '!',
  contains: 'includes(list, item)',
  in: 'includes(list, item)',
};

/** Names of Formily's expression scope that an expression may start with. */
const SCOPE_NAMES = ['$values', '$form', '$deps', '$dependencies', '$self', '$record', '$index'] as const;

const isFunction = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name);
const functionList = () =>
  Object.keys(FUNCTIONS)
    .map((name) => signatureOf(name as FunctionName))
    .join(', ');

/**
 * `formily`: names start with `$`, as in Formily's expressions. `condition`: field names stand alone, and `in` is an
 * operator, as in form files of the first dialect.
 */
export type Syntax = 'formily' | 'condition';

class Parser {
  private index = 0;
  private depth = 0;
  constructor(
    private readonly tokens: Token[],
    private readonly syntax: Syntax,
  ) {}

  parseAll(): Node {
    const node = this.conditional();
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

  private fail(message: LocalizedMessage, hint: LocalizedMessage, position = this.token.position): never {
    throw new ExpressionError(message, position, hint);
  }

  private consume(text: string): boolean {
    const { kind } = this.token;
    const isOperator = kind === 'operator' || (kind === 'name' && text === 'in' && this.syntax === 'condition');
    const matches = this.token.text === text && isOperator;
    if (matches) this.index += 1;
    return matches;
  }

  private expect(text: string): void {
    if (!this.consume(text)) this.fail(syntaxMessage('expected', { text }), syntaxMessage('expectedHint', { text }));
  }

  private conditional(): Node {
    const test = this.binaryExpression(0);
    if (!this.consume('?')) return test;
    const whenTrue = this.nested(() => this.conditional());
    this.expect(':');
    return { kind: 'conditional', test, whenTrue, whenFalse: this.nested(() => this.conditional()) };
  }

  private binaryExpression(precedence: number): Node {
    const operators = PRECEDENCE[precedence];
    if (!operators) return this.unary();
    let left = this.binaryExpression(precedence + 1);
    for (;;) {
      const symbol = Object.keys(operators).find((candidate) => this.consume(candidate));
      const operator = symbol === undefined ? undefined : operators[symbol];
      if (!operator) return left;
      left = { kind: 'binary', operator, left, right: this.binaryExpression(precedence + 1) };
    }
  }

  /** Counts the depth of what follows. */
  private nested<T>(parseInner: () => T): T {
    if (++this.depth > MAX_DEPTH) this.fail(syntaxMessage('tooDeep', { max: MAX_DEPTH }), syntaxMessage('tooDeepHint'));
    const result = parseInner();
    this.depth -= 1;
    return result;
  }

  private unary(): Node {
    return this.nested(() => {
      const operator = (['!', '-'] as const).find((candidate) => this.consume(candidate));
      return operator ? { kind: 'unary', operator, operand: this.unary() } : this.postfix();
    });
  }

  private postfix(): Node {
    let node = this.primary();
    for (;;) {
      const { position } = this.token;
      if (this.consume('.') || this.consume('?.')) {
        const property = this.token;
        if (property.kind !== 'name')
          this.fail(syntaxMessage('unexpected', { text: property.text }), syntaxMessage('valueHint'));
        this.index += 1;
        if (this.token.text === '(' && this.token.kind === 'operator')
          this.fail(
            syntaxMessage('methodCall', { text: property.text }),
            syntaxMessage('methodCallHint', { list: functionList() }),
            property.position,
          );
        const name: Node = { kind: 'literal', value: property.text, position: property.position };
        node = { kind: 'member', object: node, property: name, position };
      } else if (this.syntax === 'formily' && this.consume('[')) {
        const property = this.nested(() => this.conditional());
        this.expect(']');
        node = { kind: 'member', object: node, property, position };
      } else return node;
    }
  }

  private primary(): Node {
    const token = this.token;
    if (this.consume('(')) {
      const node = this.conditional();
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
    if (!this.consume('(')) return this.name(text, position);
    if (!isFunction(text)) {
      const hint = syntaxMessage('unknownFunctionHint', { list: functionList() });
      this.fail(syntaxMessage('unknownFunction', { text }), hint, position);
    }
    const args = this.listUntil(')');
    const [least, most] = FUNCTIONS[text].arity;
    if (args.length < least || args.length > most) {
      const count = least === most ? String(least) : `${least}–${most}`;
      const hint = syntaxMessage('argumentCountHint', { text: signatureOf(text) });
      this.fail(syntaxMessage('argumentCount', { text, count }), hint, position);
    }
    return { kind: 'call', name: text, args };
  }

  private name(text: string, position: number): Node {
    if (this.syntax === 'condition' || SCOPE_NAMES.some((name) => name === text))
      return { kind: 'name', name: text, position };
    if (Object.hasOwn(SUGGESTED_OPERATORS, text))
      this.fail(
        syntaxMessage('unexpected', { text }),
        syntaxMessage('use', { text: SUGGESTED_OPERATORS[text] ?? '' }),
        position,
      );
    const hint = text.startsWith('$')
      ? syntaxMessage('unknownScopeHint')
      : syntaxMessage('unknownNameHint', { text: `$values.${text}` });
    this.fail(syntaxMessage('unknownName', { text }), hint, position);
  }

  private listUntil(end: ')' | ']'): Node[] {
    const items: Node[] = [];
    if (this.consume(end)) return items;
    do items.push(this.conditional());
    while (this.consume(','));
    this.expect(end);
    return items;
  }
}

/**
 * Parses an expression, without its braces.
 * @throws `ExpressionError` with position and hint
 */
export const parse = (text: string, syntax: Syntax = 'formily'): Node => new Parser(tokenise(text), syntax).parseAll();

/** The nodes directly within a node. */
export function childrenOf(node: Node): Node[] {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'member':
      return [node.object, node.property];
    case 'unary':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'conditional':
      return [node.test, node.whenTrue, node.whenFalse];
    case 'list':
      return node.items;
    case 'call':
      return node.args;
  }
}

/** A chain of names such as `$values.address.city`; null for anything else. */
export function pathOf(node: Node): string[] | null {
  if (node.kind === 'name') return [node.name];
  if (node.kind !== 'member' || node.property.kind !== 'literal') return null;
  const parent = pathOf(node.object);
  return parent && [...parent, String(node.property.value)];
}

/** What an expression reads: the longest chains of names, with the position of their last name. */
export function referencesIn(node: Node): { path: string[]; position: number }[] {
  const path = pathOf(node);
  if (path) {
    const last = node.kind === 'member' && 'position' in node.property ? node.property.position : undefined;
    return [{ path, position: last ?? (node.kind === 'name' ? node.position : 0) }];
  }
  return childrenOf(node).flatMap(referencesIn);
}

/** The path of a field in `$values` or `$form.values`; null if the path starts elsewhere. */
export function valuePath(path: readonly string[]): string[] | null {
  if (path[0] === '$values') return path.slice(1);
  return path[0] === '$form' && path[1] === 'values' ? path.slice(2) : null;
}

/** The unique fields of `$values` that an expression reads, with their positions. */
export function fieldsRead(node: Node): { name: string; path: string[]; position: number }[] {
  return referencesIn(node).flatMap(({ path, position }) => {
    const [name, ...rest] = valuePath(path) ?? [];
    return name === undefined ? [] : [{ name, path: [name, ...rest], position }];
  });
}
