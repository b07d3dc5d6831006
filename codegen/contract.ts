/** Reads the contract: lints it, bundles its files into one document, and lists its operations. */
import { bundle, lint, loadConfig } from '@redocly/openapi-core';
import { join } from 'node:path';

type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

/** The parts of a bundled OpenAPI document that the generators use. */
export interface ContractDocument {
  openapi: string;
  paths: Record<string, PathItem>;
  components?: { schemas?: Record<string, JsonObject>; [group: string]: unknown };
  /** Error reasons that every operation can return. */
  'x-common-reasons'?: string[];
  [key: string]: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: JsonObject;
  $ref?: string;
}

export interface OperationObject {
  operationId: string;
  tags: string[];
  /** The name of the client's file, if it differs from the tag. */
  'x-client'?: string;
  /** Marks a GET that writes. */
  'x-write'?: boolean;
  /** Marks a POST that only reads. */
  'x-read'?: boolean;
  /** Cache tags of a read. A write that invalidates one of them makes it stale. */
  'x-provides'?: string[];
  /** Cache tags of a write. */
  'x-invalidates'?: string[];
  /** Error reasons by HTTP status. */
  'x-reasons'?: Record<string, string[]>;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonObject }>; required?: boolean; $ref?: string };
  responses: Record<string, { content?: Record<string, { schema: JsonObject }>; $ref?: string }>;
  security?: Record<string, string[]>[];
}

interface PathItem {
  servers?: { url: string }[];
  parameters?: Parameter[];
  [method: string]: unknown;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
type Method = (typeof methods)[number];

/** An operation for the generators. */
export interface Operation {
  id: string;
  method: Method;
  path: string;
  /** main /api, helper /helper, legacy /legacy, static '' (path-level servers). */
  service: Service;
  tag: string;
  /** The client's file: the tag, or `x-client` for operations that every page needs. */
  client: string;
  /**
   * A read is a cached query of the client. A write is a mutation, which is never retried automatically and is
   * rejected across sites.
   */
  kind: 'read' | 'write';
  /** Cache tags that a read provides or a write invalidates. */
  cacheTags: readonly string[];
  /** Error reasons of this operation. */
  reasons: readonly string[];
  /** The content type of the request's body, or null. */
  contentType: string | null;
  /** json: the envelope's data; document: JSON without an envelope; text and blob: unparsed. */
  responseType: 'json' | 'document' | 'text' | 'blob';
  operationObject: OperationObject;
}

type Service = 'main' | 'helper' | 'legacy' | 'static';

const services: Record<string, Service> = {
  '/api': 'main',
  '/helper': 'helper',
  '/legacy': 'legacy',
  '/': 'static',
  '': 'static',
};

/** The problems that Redocly finds in the contract, one per line. */
export async function lintContract(root: string): Promise<string[]> {
  const config = await loadConfig({ configPath: join(root, 'openapi/redocly.yaml') });
  const problems = await lint({ ref: join(root, 'openapi/openapi.yaml'), config });
  return problems.map((problem) => {
    const location = problem.location[0];
    return `${location?.source.absoluteRef.slice(root.length + 1) ?? 'openapi'} ${location?.pointer ?? ''}: ${problem.message}`;
  });
}

/**
 * Bundles `openapi/openapi.yaml` under `root` into one document.
 * @throws when the contract is invalid
 */
export async function bundleContract(root: string): Promise<ContractDocument> {
  const config = await loadConfig({ configPath: join(root, 'openapi/redocly.yaml') });
  const { bundle: result, problems } = await bundle({ ref: join(root, 'openapi/openapi.yaml'), config });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new Error(`The contract cannot be bundled: ${errors.map(({ message }) => message).join('; ')}`);
  return result.parsed as ContractDocument;
}

/** Follows `$ref`s inside the document. */
export function resolve<T>(document: ContractDocument, node: T): T {
  let current: unknown = node;
  for (let hops = 0; hops < 20; hops++) {
    const ref = (current as { $ref?: string } | undefined)?.$ref;
    if (!ref) return current as T;
    current = ref
      .replace(/^#\//, '')
      .split('/')
      .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
      .reduce<unknown>((parent, key) => (parent as Record<string, unknown> | undefined)?.[key], document);
  }
  throw new Error('A $ref of the contract is circular.');
}

/** The operations of a document, sorted by id. */
export function listOperations(document: ContractDocument): Operation[] {
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    const url = item.servers?.[0]?.url ?? '/api';
    const service = services[url];
    if (!service) throw new Error(`${path}: the server ${url} is none of ${Object.keys(services).join(', ')}`);
    for (const method of methods) {
      const operationObject = item[method] as OperationObject | undefined;
      if (operationObject) operations.push(toOperation(document, { path, method, service, operationObject }));
    }
  }
  return operations.sort((one, other) => (one.id < other.id ? -1 : 1));
}

function toOperation(
  document: ContractDocument,
  entry: { path: string; method: Method; service: Service; operationObject: OperationObject },
): Operation {
  const { operationObject } = entry;
  const body = operationObject.requestBody && resolve(document, operationObject.requestBody);
  const isRead = entry.method === 'get' ? !operationObject['x-write'] : operationObject['x-read'] === true;
  return {
    ...entry,
    id: operationObject.operationId,
    tag: operationObject.tags[0] ?? '',
    client: operationObject['x-client'] ?? operationObject.tags[0] ?? 'untagged',
    kind: isRead ? 'read' : 'write',
    cacheTags: operationObject[isRead ? 'x-provides' : 'x-invalidates'] ?? [],
    reasons: Object.values(operationObject['x-reasons'] ?? {}).flat(),
    contentType: body ? (Object.keys(body.content)[0] ?? null) : null,
    responseType: responseTypeOf(document, operationObject),
  };
}

function responseTypeOf(document: ContractDocument, operationObject: OperationObject): Operation['responseType'] {
  const success = Object.entries(operationObject.responses).find(([status]) => status.startsWith('2'))?.[1];
  const content = (success && resolve(document, success).content) ?? {};
  const type = Object.keys(content)[0] ?? 'application/json';
  if (type === 'application/json') {
    const schema = resolve(document, content[type]?.schema ?? {}) as { properties?: JsonObject };
    return schema.properties && 'code' in schema.properties && 'data' in schema.properties ? 'json' : 'document';
  }
  return type.startsWith('text/') ? 'text' : 'blob';
}

/** The schema of `data` in a successful response's envelope; null for responses without an envelope. */
export function dataSchema(document: ContractDocument, operationObject: OperationObject): JsonObject | null {
  const success = Object.entries(operationObject.responses).find(([status]) => status.startsWith('2'))?.[1];
  const schema = success && resolve(document, success).content?.['application/json']?.schema;
  const properties = schema && (resolve(document, schema) as { properties?: Record<string, JsonObject> }).properties;
  return properties && 'code' in properties ? (properties.data ?? null) : null;
}
