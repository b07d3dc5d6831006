/** A JSON file that knows at which line each of its fields stands, so that a problem can be shown where it is. */
import { LineCounter, isMap, isSeq, parseDocument, type Document } from 'yaml';

/** Something wrong with a content file: where and what. */
export interface Problem {
  file: string;
  line: number;
  /** The way to the field, such as items[3].title.en */
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

/** The keys of all objects in a value. */
function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, item) => sum + keysIn(item), own);
}

/** The value of a text that is JSON and writes no key twice: JSON.parse would keep the last one and not say so. */
function parsedFast(text: string): { value: unknown } | null {
  try {
    const value = JSON.parse(text) as unknown;
    const strings = text.match(/"(?:[^"\\]|\\.)*"(?:\s*:)?/g) ?? [];
    return strings.filter((string) => string.endsWith(':')).length === keysIn(value) ? { value } : null;
  } catch {
    return null;
  }
}

/** Parses the text of a JSON file. A file that is no JSON gives its problems instead. Places cost much more than values: only a problem asks for them. */
export function parseSource(file: string, text: string): { source: SourceFile } | { problems: Problem[] } {
  const fast = parsedFast(text);
  if (!fast) return parseWithPlaces(file, text);
  let placed: SourceFile | undefined;
  const places = (): SourceFile => {
    const again = placed ? { source: placed } : parseWithPlaces(file, text);
    if (!('source' in again)) throw new Error(`${file} is JSON and yet cannot be read with its places.`);
    return (placed = again.source);
  };
  return {
    source: {
      file,
      value: fast.value,
      lineOf: (path) => places().lineOf(path),
      problem: (path, message) => places().problem(path, message),
    },
  };
}

function parseWithPlaces(file: string, text: string): { source: SourceFile } | { problems: Problem[] } {
  const counter = new LineCounter();
  // JSON is a part of YAML; the YAML parser keeps places, JSON.parse does not.
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

/** The line of a field, or of the nearest thing around it that exists. */
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
