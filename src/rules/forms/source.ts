/**
 * Reads the text of a form file: its value and the position of each part. Limits are checked before anything recurses
 * into it.
 */
import {
  createScanner,
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { LocalizedMessage } from '../localizedMessage';
import { say } from './findings/say';
import { problem, type FormProblem, type PlacedProblem } from './check/problem';

/** The limits of a file; a real form of sixty fields has 30,000 characters and is 12 levels deep. */
export const FILE_LIMITS = { characters: 200_000, depth: 24, objects: 6_000 } as const;

export interface Source {
  /** Undefined if the text is not JSON or exceeds the limits. */
  value?: unknown;
  problems: PlacedProblem[];
  place(found: FormProblem): PlacedProblem;
}

// Token kinds of jsonc-parser, a const enum that exists at compile time only.
const OPEN_BRACE = 1;
const OPEN = [OPEN_BRACE, 3];
const CLOSE = [2, 4];
const END = 17;

const JSON_ERRORS: Record<string, [LocalizedMessage, LocalizedMessage?]> = {
  InvalidSymbol: [say('json'), say('jsonHint')],
  InvalidNumberFormat: [say('jsonNumber')],
  PropertyNameExpected: [say('jsonName'), say('jsonCommaTooMany')],
  ValueExpected: [say('jsonValue'), say('jsonCommaTooMany')],
  ColonExpected: [say('jsonColon'), say('jsonColonHint')],
  CommaExpected: [say('jsonComma')],
  CloseBraceExpected: [say('jsonClose', { sign: '}' })],
  CloseBracketExpected: [say('jsonClose', { sign: ']' })],
  EndOfFileExpected: [say('jsonEnd'), say('jsonEndHint', { sign: '}' })],
  InvalidCommentToken: [say('jsonComment'), say('jsonCommentHint')],
  UnexpectedEndOfString: [say('jsonText'), say('jsonTextHint')],
  InvalidCharacter: [say('jsonCharacter')],
};

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function placer(text: string) {
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
function tooMuch(text: string): { offset: number; found: FormProblem } | null {
  const { characters, depth: deepest, objects: most } = FILE_LIMITS;
  if (text.length > characters) {
    const message = say('tooLarge', { characters: text.length, most: characters });
    return { offset: 0, found: problem('tooLarge', '', message, { hint: say('splitForm') }) };
  }
  const scanner = createScanner(text, true);
  let [depth, objects] = [0, 0];
  for (let kind: number = scanner.scan(); kind !== END; kind = scanner.scan()) {
    if (OPEN.includes(kind)) depth += 1;
    if (CLOSE.includes(kind)) depth -= 1;
    if (kind === OPEN_BRACE) objects += 1;
    const offset = scanner.getTokenOffset();
    if (depth > deepest) {
      const hint = say('tooDeepHint');
      return { offset, found: problem('tooDeep', '', say('tooDeep', { most: deepest }), { hint }) };
    }
    if (objects > most) {
      const hint = say('tooManyObjectsHint');
      return { offset, found: problem('tooMany', '', say('tooManyObjects', { most }), { hint }) };
    }
  }
  return null;
}

/** Whether a text is within the limits, so that a recursive parser may read it. */
export const isWithinLimits = (text: string): boolean => tooMuch(text) === null;

function jsonProblem({ error }: ParseError): FormProblem {
  const [found = say('json'), hint] = JSON_ERRORS[printParseErrorCode(error)] ?? [];
  return problem('json', '', found, hint ? { hint } : {});
}

/** Duplicate keys in an object: JSON.parse silently keeps the last one. */
function* twice(node: Node): Generator<{ key: Node; name: string }> {
  const names = new Set<string>();
  for (const child of node.children ?? []) {
    const [key, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
    if (key) {
      const name = String(key.value);
      if (names.has(name)) yield { key, name };
      names.add(name);
    }
    if (value) yield* twice(value);
  }
}

const unescape = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** The node at a pointer, or its nearest existing ancestor. */
function nodeAt(root: Node, pointer: string): { node: Node; whole: boolean } {
  let node = root;
  for (const part of pointer.split('/').slice(1).map(unescape)) {
    const next = findNodeAtLocation(node, [node.type === 'array' ? Number(part) : part]);
    if (!next) return { node, whole: false };
    node = next;
  }
  return { node, whole: true };
}

/** The text offset of a problem: at its member's name, at its value, or within its string value. */
function offsetOf(root: Node, text: string, { pointer, atKey, offset }: FormProblem): number {
  const { node, whole } = nodeAt(root, pointer);
  const [key] = node.parent?.type === 'property' ? (node.parent.children ?? []) : [];
  // A missing member is reported at the name of its parent, where a user looks for it.
  if (key && (atKey || !whole || node.type === 'object' || node.type === 'array')) return key.offset;
  if (offset === undefined || node.type !== 'string') return node.offset;
  const written = text.slice(node.offset, node.offset + node.length);
  return written.includes('\\') ? node.offset : node.offset + 1 + offset;
}

export function readSource(text: string): Source {
  const placeOffset = placer(text);
  const much = tooMuch(text);
  const atStart = (found: FormProblem): PlacedProblem => ({ ...found, line: 1, column: 1 });
  if (much) return { problems: [{ ...much.found, ...placeOffset(much.offset) }], place: atStart };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  if (!root || errors.length > 0) {
    const [first] = errors;
    const found = first ? jsonProblem(first) : problem('json', '', say('empty'));
    return { problems: [{ ...found, ...placeOffset(first?.offset ?? 0) }], place: atStart };
  }
  const problems = [...twice(root)].map(({ key, name }) => {
    const hint = say('duplicateKeyHint');
    return { ...problem('duplicateKey', '', say('duplicateKey', { name }), { hint }), ...placeOffset(key.offset) };
  });
  return {
    value: JSON.parse(text) as unknown,
    problems,
    place: (found) => ({ ...found, ...placeOffset(offsetOf(root, text, found)) }),
  };
}
