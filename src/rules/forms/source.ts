/**
 * Reads the text of a form file: its value and the position of each part. Limits are checked before anything recurses
 * into it.
 */
import { parsePointer } from './json';
import {
  createScanner,
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { LocalizedMessage } from '../localizedMessage';
import { diagnosticMessage } from './diagnostics/diagnosticMessage';
import { problem, type FormProblem, type LocatedProblem } from './check/problem';

/** The limits of a file; a real form of sixty fields has 30,000 characters and is 12 levels deep. */
export const FILE_LIMITS = { characters: 200_000, depth: 40, objects: 6_000 } as const;

export interface Source {
  /** Undefined if the text is not JSON or exceeds the limits. */
  value?: unknown;
  problems: LocatedProblem[];
  locate(found: FormProblem): LocatedProblem;
}

// Token kinds of jsonc-parser, a const enum that exists at compile time only.
const OPEN_BRACE_TOKEN = 1;
const OPENING_TOKENS = [OPEN_BRACE_TOKEN, 3];
const CLOSING_TOKENS = [2, 4];
const END_OF_FILE = 17;

const JSON_ERRORS: Record<string, [LocalizedMessage, LocalizedMessage?]> = {
  InvalidSymbol: [diagnosticMessage('json'), diagnosticMessage('jsonHint')],
  InvalidNumberFormat: [diagnosticMessage('jsonNumber')],
  PropertyNameExpected: [diagnosticMessage('jsonPropertyName'), diagnosticMessage('jsonExtraComma')],
  ValueExpected: [diagnosticMessage('jsonValue'), diagnosticMessage('jsonExtraComma')],
  ColonExpected: [diagnosticMessage('jsonColon'), diagnosticMessage('jsonColonHint')],
  CommaExpected: [diagnosticMessage('jsonComma')],
  CloseBraceExpected: [diagnosticMessage('jsonClose', { sign: '}' })],
  CloseBracketExpected: [diagnosticMessage('jsonClose', { sign: ']' })],
  EndOfFileExpected: [diagnosticMessage('jsonEnd'), diagnosticMessage('jsonEndHint', { sign: '}' })],
  InvalidCommentToken: [diagnosticMessage('jsonComment'), diagnosticMessage('jsonCommentHint')],
  UnexpectedEndOfString: [diagnosticMessage('jsonUnterminatedString'), diagnosticMessage('jsonUnterminatedStringHint')],
  InvalidCharacter: [diagnosticMessage('jsonInvalidCharacter')],
};

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function createLocator(text: string) {
  const starts = lineStarts(text);
  return (offset: number): { line: number; column: number } => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** Scans tokens without recursion: a text nested too deeply never reaches a parser. */
function findExceededLimit(text: string): { offset: number; found: FormProblem } | null {
  const { characters, depth: maxDepth, objects: maxObjects } = FILE_LIMITS;
  if (text.length > characters) {
    const message = diagnosticMessage('tooLarge', { characters: text.length, max: characters });
    return { offset: 0, found: problem('tooLarge', '', message, { hint: diagnosticMessage('splitForm') }) };
  }
  const scanner = createScanner(text, true);
  let [depth, objects] = [0, 0];
  for (let kind: number = scanner.scan(); kind !== END_OF_FILE; kind = scanner.scan()) {
    if (OPENING_TOKENS.includes(kind)) depth += 1;
    if (CLOSING_TOKENS.includes(kind)) depth -= 1;
    if (kind === OPEN_BRACE_TOKEN) objects += 1;
    const offset = scanner.getTokenOffset();
    if (depth > maxDepth) {
      const hint = diagnosticMessage('tooDeepHint');
      return { offset, found: problem('tooDeep', '', diagnosticMessage('tooDeep', { max: maxDepth }), { hint }) };
    }
    if (objects > maxObjects) {
      const hint = diagnosticMessage('tooManyObjectsHint');
      return {
        offset,
        found: problem('tooMany', '', diagnosticMessage('tooManyObjects', { max: maxObjects }), { hint }),
      };
    }
  }
  return null;
}

/** Whether a text is within the limits, so that a recursive parser may read it. */
export const isWithinLimits = (text: string): boolean => findExceededLimit(text) === null;

function jsonProblem({ error }: ParseError): FormProblem {
  const [message = diagnosticMessage('json'), hint] = JSON_ERRORS[printParseErrorCode(error)] ?? [];
  return problem('json', '', message, hint ? { hint } : {});
}

/** Duplicate keys in an object: JSON.parse silently keeps the last one. */
function* findDuplicateKeys(node: Node): Generator<{ key: Node; name: string }> {
  const names = new Set<string>();
  for (const child of node.children ?? []) {
    const [key, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
    if (key) {
      const name = String(key.value);
      if (names.has(name)) yield { key, name };
      names.add(name);
    }
    if (value) yield* findDuplicateKeys(value);
  }
}

/** The node at a pointer, or its nearest existing ancestor. */
function nodeAt(root: Node, pointer: string): { node: Node; isComplete: boolean } {
  let node = root;
  for (const part of parsePointer(pointer)) {
    const next = findNodeAtLocation(node, [node.type === 'array' ? Number(part) : part]);
    if (!next) return { node, isComplete: false };
    node = next;
  }
  return { node, isComplete: true };
}

/** The text offset of a problem: at its member's name, at its value, or within its string value. */
function offsetOf(root: Node, text: string, { pointer, atKey, offset }: FormProblem): number {
  const { node, isComplete } = nodeAt(root, pointer);
  const [key] = node.parent?.type === 'property' ? (node.parent.children ?? []) : [];
  // A missing member is reported at the name of its parent, where a user looks for it.
  if (key && (atKey || !isComplete || node.type === 'object' || node.type === 'array')) return key.offset;
  if (offset === undefined || node.type !== 'string') return node.offset;
  const rawText = text.slice(node.offset, node.offset + node.length);
  return rawText.includes('\\') ? node.offset : node.offset + 1 + offset;
}

/** Some editors on Windows save a byte order mark, which is not JSON. */
export const withoutByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, '');

export function parseFormSource(source: string): Source {
  const text = withoutByteOrderMark(source);
  const locateOffset = createLocator(text);
  const exceeded = findExceededLimit(text);
  const locateAtStart = (found: FormProblem): LocatedProblem => ({ ...found, line: 1, column: 1 });
  if (exceeded) return { problems: [{ ...exceeded.found, ...locateOffset(exceeded.offset) }], locate: locateAtStart };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  if (!root || errors.length > 0) {
    const [first] = errors;
    const found = first ? jsonProblem(first) : problem('json', '', diagnosticMessage('empty'));
    return { problems: [{ ...found, ...locateOffset(first?.offset ?? 0) }], locate: locateAtStart };
  }
  const problems = [...findDuplicateKeys(root)].map(({ key, name }) => {
    const hint = diagnosticMessage('duplicateKeyHint');
    return {
      ...problem('duplicateKey', '', diagnosticMessage('duplicateKey', { name }), { hint }),
      ...locateOffset(key.offset),
    };
  });
  return {
    value: JSON.parse(text) as unknown,
    problems,
    locate: (found) => ({ ...found, ...locateOffset(offsetOf(root, text, found)) }),
  };
}
