/** Reads the contract: lints it, bundles its files into one document, and lists its operations. */
import { bundle, lint, loadConfig } from '@redocly/openapi-core';
import { join } from 'node:path';

type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

/** What of a bundled OpenAPI document the generators look at. */
export interface ContractDocument {
  openapi: string;
  paths: Record<string, PathItem>;
  components?: { schemas?: Record<string, JsonObject>; [group: string]: unknown };
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
  /** The client's file, where it is another than that of the tag. */
  'x-client'?: string;
  /** A GET that changes something. */
  'x-write'?: boolean;
  /** A POST that only reads. */
  'x-read'?: boolean;
  /** Cache tags of a read: a write that invalidates one of them makes it stale. */
  'x-provides'?: string[];
  /** Cache tags of a write. */
  'x-invalidates'?: string[];
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

/** How an operation is told to the rest of the code generation. */
export interface Operation {
  id: string;
  method: Method;
  path: string;
  /** main /api, helper /helper, legacy /legacy, static '' (path-level servers). */
  service: Service;
  tag: string;
  /** The file of the client that has it: its tag's, or what `x-client` names because every page needs it. */
  client: string;
  /** A read is a query of the client, cached; a write is a mutation, never repeated by itself, refused across sites. */
  kind: 'read' | 'write';
  /** Cache tags that a read provides or a write invalidates. */
  cacheTags: readonly string[];
  /** The content type of the request's body, null where there is none. */
  contentType: string | null;
  /** json: the envelope's data; document: JSON without an envelope; text and blob: as they are. */
  answer: 'json' | 'document' | 'text' | 'blob';
  object: OperationObject;
}

type Service = 'main' | 'helper' | 'legacy' | 'static';

const services: Record<string, Service> = {
  '/api': 'main',
  '/helper': 'helper',
  '/legacy': 'legacy',
  '/': 'static',
  '': 'static',
};

/** Says what Redocly finds wrong with the contract, one line a finding; an empty list when all is well. */
export async function lintContract(root: string): Promise<string[]> {
  const config = await loadConfig({ configPath: join(root, 'openapi/redocly.yaml') });
  const problems = await lint({ ref: join(root, 'openapi/openapi.yaml'), config });
  return problems.map((problem) => {
    const place = problem.location[0];
    return `${place?.source.absoluteRef.slice(root.length + 1) ?? 'openapi'} ${place?.pointer ?? ''}: ${problem.message}`;
  });
}

/** Bundles `openapi/openapi.yaml` under `root` into one document. */
export async function bundleContract(root: string): Promise<ContractDocument> {
  const config = await loadConfig({ configPath: join(root, 'openapi/redocly.yaml') });
  const { bundle: result, problems } = await bundle({ ref: join(root, 'openapi/openapi.yaml'), config });
  const broken = problems.filter(({ severity }) => severity === 'error');
  if (broken.length > 0)
    throw new Error(`The contract cannot be bundled: ${broken.map(({ message }) => message).join('; ')}`);
  return result.parsed as ContractDocument;
}

/** Follows `$ref` inside the document until something stands there. */
export function resolve<T>(document: ContractDocument, node: T): T {
  let at: unknown = node;
  for (let hops = 0; hops < 20; hops++) {
    const ref = (at as { $ref?: string } | undefined)?.$ref;
    if (!ref) return at as T;
    at = ref
      .replace(/^#\//, '')
      .split('/')
      .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
      .reduce<unknown>((parent, key) => (parent as Record<string, unknown> | undefined)?.[key], document);
  }
  throw new Error('A $ref of the contract runs in a circle.');
}

/** The operations of a document, in the order of their ids. */
export function listOperations(document: ContractDocument): Operation[] {
  const found: Operation[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    const url = item.servers?.[0]?.url ?? '/api';
    const service = services[url];
    if (!service) throw new Error(`${path}: the server ${url} is none of ${Object.keys(services).join(', ')}`);
    for (const method of methods) {
      const object = item[method] as OperationObject | undefined;
      if (object) found.push(describe(document, { path, method, service, object }));
    }
  }
  return found.sort((one, other) => (one.id < other.id ? -1 : 1));
}

function describe(
  document: ContractDocument,
  entry: { path: string; method: Method; service: Service; object: OperationObject },
): Operation {
  const { object } = entry;
  const body = object.requestBody && resolve(document, object.requestBody);
  const reads = entry.method === 'get' ? !object['x-write'] : object['x-read'] === true;
  return {
    ...entry,
    id: object.operationId,
    tag: object.tags[0] ?? '',
    client: object['x-client'] ?? object.tags[0] ?? 'untagged',
    kind: reads ? 'read' : 'write',
    cacheTags: object[reads ? 'x-provides' : 'x-invalidates'] ?? [],
    contentType: body ? (Object.keys(body.content)[0] ?? null) : null,
    answer: answerOf(document, object),
  };
}

function answerOf(document: ContractDocument, object: OperationObject): Operation['answer'] {
  const success = Object.entries(object.responses).find(([status]) => status.startsWith('2'))?.[1];
  const content = (success && resolve(document, success).content) ?? {};
  const type = Object.keys(content)[0] ?? 'application/json';
  if (type === 'application/json') {
    const schema = resolve(document, content[type]?.schema ?? {}) as { properties?: JsonObject };
    return schema.properties && 'code' in schema.properties && 'data' in schema.properties ? 'json' : 'document';
  }
  return type.startsWith('text/') ? 'text' : 'blob';
}

/** The schema of the `data` in a successful answer's envelope; null for answers without one. */
export function dataSchema(document: ContractDocument, object: OperationObject): JsonObject | null {
  const success = Object.entries(object.responses).find(([status]) => status.startsWith('2'))?.[1];
  const schema = success && resolve(document, success).content?.['application/json']?.schema;
  const properties = schema && (resolve(document, schema) as { properties?: Record<string, JsonObject> }).properties;
  return properties && 'code' in properties ? (properties.data ?? null) : null;
}
