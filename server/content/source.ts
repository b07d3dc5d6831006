/** Parses JSON files with the line of each field, so that problems can be located. */
import { LineCounter, isMap, isSeq, parseDocument, type Document } from 'yaml';

/** A problem in a content file. */
export interface Problem {
  file: string;
  line: number;
  /** The path of the field, such as items[3].title.en */
  field: string;
  message: string;
}

export interface SourceFile {
  file: string;
  value: unknown;
  lineOf(path: readonly PropertyKey[]): number;
  problem(path: readonly PropertyKey[], message: string): Problem;
}

const fieldName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
    '',
  );

/** The number of keys of all objects in a value. */
function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const count = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, item) => sum + countKeys(item), count);
}

/** Parses JSON without duplicate keys; null otherwise. JSON.parse would silently use the last duplicate. */
function parseFast(text: string): { value: unknown } | null {
  try {
    const value = JSON.parse(text) as unknown;
    const strings = text.match(/"(?:[^"\\]|\\.)*"(?:\s*:)?/g) ?? [];
    return strings.filter((string) => string.endsWith(':')).length === countKeys(value) ? { value } : null;
  } catch {
    return null;
  }
}

/**
 * Parses a JSON file, or returns its problems. Lines are computed lazily, because that is much slower and only
 * problems need them.
 */
export function parseSource(file: string, text: string): { source: SourceFile } | { problems: Problem[] } {
  const fast = parseFast(text);
  if (!fast) return parseWithPositions(file, text);
  let located: SourceFile | undefined;
  const withPositions = (): SourceFile => {
    const parsed = located ? { source: located } : parseWithPositions(file, text);
    if (!('source' in parsed)) throw new Error(`${file} is valid JSON, but the YAML parser rejects it.`);
    return (located = parsed.source);
  };
  return {
    source: {
      file,
      value: fast.value,
      lineOf: (path) => withPositions().lineOf(path),
      problem: (path, message) => withPositions().problem(path, message),
    },
  };
}

function parseWithPositions(file: string, text: string): { source: SourceFile } | { problems: Problem[] } {
  const counter = new LineCounter();
  // JSON is a subset of YAML. The YAML parser provides positions, JSON.parse does not.
  const document = parseDocument(text, { lineCounter: counter, schema: 'json', uniqueKeys: true });
  if (document.errors.length > 0)
    return {
      problems: document.errors.map(({ message, pos }) => ({
        file,
        line: counter.linePos(pos[0]).line,
        field: '',
        message: message.split('\n')[0] ?? message,
      })),
    };
  const lineOf = (path: readonly PropertyKey[]): number => lineIn(document, counter, path);
  return {
    source: {
      file,
      value: document.toJS() as unknown,
      lineOf,
      problem: (path, message) => ({ file, line: lineOf(path), field: fieldName(path), message }),
    },
  };
}

/** The line of a field, or of its nearest existing ancestor. */
function lineIn(document: Document, counter: LineCounter, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => String((item.key as { value?: unknown }).value ?? item.key) === String(key),
      );
      if (!pair) break;
      offset = (pair.key as { range?: [number, number, number] }).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(key)];
      if (!item) break;
      offset = (item as { range?: [number, number, number] }).range?.[0] ?? offset;
      node = item;
    } else break;
  }
  return counter.linePos(offset).line;
}
