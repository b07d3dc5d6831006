/** Operations with the contract's examples: what a server of examples and a replayed story need of the contract. */
import { SERVICE_BASES } from './serviceBases';

export interface ExampleOperation {
  method: string;
  /** Such as `/web/news/{id}`. */
  path: string;
  service: keyof typeof SERVICE_BASES;
  responseType: 'json' | 'document' | 'text' | 'blob';
  /** Parameters in path and query, with their examples. */
  parameters: readonly { name: string; example: unknown }[];
  /** The body's example and its name in the argument of the client's endpoint; null without a body. */
  body: { name: string; example: unknown } | null;
  /** The data of a successful response. */
  data: unknown;
}

/** By operationId. */
export type ExampleOperations = Readonly<Record<string, ExampleOperation>>;

/** The argument of an operation's client endpoint: its only value, or all by name. */
export function argumentOf(
  { parameters, body }: Pick<ExampleOperation, 'parameters' | 'body'>,
  values: Readonly<Record<string, unknown>>,
): unknown {
  const names = [...parameters.map(({ name }) => name), ...(body ? [body.name] : [])];
  return names.length === 1 ? values[names[0] ?? ''] : values;
}

/** The same with the examples of parameters and body, and changes of either by name. */
export function exampleArgumentOf(
  operation: Pick<ExampleOperation, 'parameters' | 'body'>,
  changes: Readonly<Record<string, unknown>>,
): unknown {
  const { parameters, body } = operation;
  const names = new Set(parameters.map(({ name }) => name));
  const ofBody = Object.fromEntries(Object.entries(changes).filter(([name]) => !names.has(name)));
  const values = Object.fromEntries(parameters.map(({ name, example }) => [name, changes[name] ?? example]));
  if (body) values[body.name] = isObject(body.example) ? { ...body.example, ...ofBody } : body.example;
  return argumentOf(operation, values);
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface MatchedOperation<Id extends string> {
  id: Id;
  /** Path parameters, decoded. */
  path: Record<string, string>;
}

/** A function that finds the operation of a request by its method and URL; null if there is none. */
export function operationMatcher<Id extends string>(
  operations: Readonly<Record<Id, Pick<ExampleOperation, 'method' | 'path' | 'service'>>>,
): (method: string, url: string) => MatchedOperation<Id> | null {
  const patterns = (Object.keys(operations) as Id[])
    .map((id) => {
      const { method, path, service } = operations[id];
      const text = (SERVICE_BASES[service] + path).replace(/[.*+?^$()|[\]\\]/g, '\\$&');
      return {
        id,
        method,
        parameterCount: path.split('{').length,
        pattern: new RegExp(`^${text.replace(/\{([^}]+)\}/g, '(?<$1>[^/]+)')}$`),
      };
    })
    // The path with the fewest parameters is the best match.
    .sort((one, other) => one.parameterCount - other.parameterCount);
  return (method, url) => {
    const { pathname } = new URL(url, 'http://site');
    for (const candidate of patterns) {
      const match = candidate.method === method ? candidate.pattern.exec(pathname) : null;
      if (!match) continue;
      const path = Object.entries(match.groups ?? {}).map(
        ([name, value]) => [name, decodeURIComponent(value)] as const,
      );
      return { id: candidate.id, path: Object.fromEntries(path) };
    }
    return null;
  };
}
