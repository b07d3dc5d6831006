/** The contract's examples: for tests, and for pages without a database (`npm run dev -- --examples`). */
import type { ExampleOperation } from '../../src/rules/http/exampleOperations';
import {
  contractDocument,
  operationTable,
  type FileResponse,
  type HandlerResponse,
  type Handlers,
  type OperationId,
} from './contract';

type Content = Record<string, { schema: object; example?: unknown }>;

export interface OperationDescription {
  'x-reasons'?: Record<string, string[]>;
  parameters?: Parameter[];
  security?: Record<string, unknown>[];
  requestBody?: { content: Content };
  responses: Record<string, { headers?: Record<string, unknown>; content?: Content }>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  $ref?: string;
}

const paths = contractDocument.paths as unknown as Record<string, Record<string, unknown>>;

export const operationIds = Object.keys(operationTable) as OperationId[];

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

/** Parameters of an operation and of its path. */
export const parametersOf = (id: OperationId): Parameter[] =>
  [
    ...((paths[operationTable[id].path]?.parameters as Parameter[] | undefined) ?? []),
    ...(operationOf(id).parameters ?? []),
  ].map(follow);

/** The example of an operation's body. */
export const bodyExampleOf = (id: OperationId): unknown =>
  follow(operationOf(id).requestBody ?? { content: {} as Content }).content[operationTable[id].contentType ?? '']
    ?.example;

/** The name of the body in the argument of a client endpoint: that of its schema. */
function bodyNameOf(id: OperationId): string | null {
  const { requestBody } = operationOf(id);
  if (!requestBody) return null;
  const schema = Object.values(follow(requestBody).content)[0]?.schema as { $ref?: string } | undefined;
  const name = schema?.$ref?.split('/').at(-1) ?? 'body';
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The successful responses of an operation by content type. */
const responsesOf = (id: OperationId): Content => operationOf(id).responses['200']?.content ?? {};

/** The contract's example of what a handler returns; null for a file. */
export function exampleOf<Id extends OperationId>(id: Id): HandlerResponse<Id> {
  const { example } = responsesOf(id)['application/json'] ?? {};
  const isDocument = operationTable[id].responseType === 'document';
  const data = isDocument ? example : (example as { data?: unknown } | undefined)?.data;
  return structuredClone(data ?? null) as HandlerResponse<Id>;
}

const isFile = (id: OperationId): boolean => ['blob', 'text'].includes(operationTable[id].responseType);

/** An empty file of the operation's type. */
const emptyFile = (id: OperationId): FileResponse => ({ contentType: Object.keys(responsesOf(id))[0] ?? '', body: '' });

/** A handler of every operation that returns its example. */
export const exampleHandlers: Handlers = Object.fromEntries(
  operationIds.map((id) => [id, () => (isFile(id) ? emptyFile(id) : exampleOf(id))]),
);

/** An operation with its examples. */
export function exampleOperation(id: OperationId): ExampleOperation {
  const { method, path, service, responseType } = operationTable[id];
  const name = bodyNameOf(id);
  return {
    method,
    path,
    service,
    responseType,
    parameters: parametersOf(id)
      .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
      .map((parameter) => ({ name: parameter.name, example: parameter.example })),
    body: name === null ? null : { name, example: structuredClone(bodyExampleOf(id)) },
    data: exampleOf(id),
  };
}

/** All operations with their examples. */
export const exampleOperations = (): Record<OperationId, ExampleOperation> =>
  Object.fromEntries(operationIds.map((id) => [id, exampleOperation(id)])) as Record<OperationId, ExampleOperation>;
