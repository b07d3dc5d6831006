/** The contract for its tests: operations with their examples. */
import { readFileSync } from 'node:fs';
import { contractDocument, operationTable, type OperationId } from '../../server/http/contract';

export interface OperationDescription {
  'x-reasons'?: Record<string, string[]>;
  parameters?: Parameter[];
  security?: Record<string, unknown>[];
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> };
  responses: Record<
    string,
    { headers?: Record<string, unknown>; content?: Record<string, { schema: object; example?: unknown }> }
  >;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  $ref?: string;
}

export const ids = Object.keys(operationTable) as OperationId[];

const paths = contractDocument.paths as unknown as Record<string, Record<string, unknown>>;

export const operationOf = (id: OperationId): OperationDescription =>
  paths[operationTable[id].path]?.[operationTable[id].method.toLowerCase()] as OperationDescription;

/** Resolves a `$ref` of the document. */
export function follow<T>(node: T): T {
  const ref = (node as { $ref?: string }).$ref;
  if (!ref) return node;
  const at = ref
    .slice(2)
    .split('/')
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown>)[key], contractDocument);
  return follow(at as T);
}

/** The example of an operation's body. */
export const exampleOf = (id: OperationId): unknown =>
  follow(operationOf(id).requestBody ?? { content: {} }).content[operationTable[id].contentType ?? '']?.example;

/** Parameters of an operation and of its path. */
export const parametersOf = (id: OperationId): Parameter[] =>
  [
    ...((paths[operationTable[id].path]?.parameters as Parameter[] | undefined) ?? []),
    ...(operationOf(id).parameters ?? []),
  ].map(follow);

const prefixes = { main: '/api', helper: '/helper', legacy: '/legacy', static: '' } as const;

/** The URL of a call with these path parameters, or the examples of the contract. */
export function urlOf(id: OperationId, parameters: Record<string, string> = {}): string {
  const { path, service } = operationTable[id];
  const values = new Map(
    parametersOf(id).map(({ name, example }) => [name, parameters[name] ?? String(example ?? '')]),
  );
  return (
    prefixes[service] +
    path.replace(/\{([^}]+)\}/g, (_place, name: string) => encodeURIComponent(values.get(name) ?? ''))
  );
}

/** A line of docs/specification/operations.tsv. */
export interface SpecifiedOperation {
  id: string;
  method: string;
  path: string;
  service: string;
  kind: string;
}

export const specifiedOperations: SpecifiedOperation[] = readFileSync('docs/specification/operations.tsv', 'utf8')
  .split('\n')
  .filter((line) => /^[a-zA-Z]+\.[a-zA-Z]/.test(line))
  .map((line) => {
    const [dotted = '', method = '', path = '', service = '', kind = ''] = line.split('\t');
    const id = dotted.replace(/\.(.)/, (_dot, letter: string) => letter.toUpperCase());
    return { id, method, path, service, kind };
  });
