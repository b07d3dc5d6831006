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

/** Beyond this size a file was written by a program, which never writes a key twice: it is read the fast way. */
const WRITTEN_BY_HAND = 60_000;

function parsedFast(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** Parses the text of a JSON file. A file that is no JSON gives its problems instead. */
export function parseSource(file: string, text: string): { source: SourceFile } | { problems: Problem[] } {
  const fast = text.length > WRITTEN_BY_HAND ? parsedFast(text) : null;
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
