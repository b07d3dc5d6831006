/** The operations of a contract, for the generators. */
import {
  isJson,
  methods,
  resolve,
  type ContractDocument,
  type JsonObject,
  type Method,
  type OperationObject,
  type Server,
} from './contract';

/** An operation for the generators. */
export interface Operation {
  id: string;
  method: Method;
  path: string;
  /** The name of its server. */
  service: string;
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
  /** The security schemes that it accepts. */
  security: readonly string[];
  /** json: the envelope's data; document: JSON without the contract's envelope; text and blob: unparsed. */
  responseType: 'json' | 'document' | 'text' | 'blob';
  operationObject: OperationObject;
}

/** A server's URL with the defaults of its variables. */
const urlOf = ({ url, variables = {} }: Server): string =>
  url.replace(/\{(.+?)\}/g, (_place, name: string) => String(variables[name]?.default ?? ''));

/** The servers' URLs by the names under which operations refer to them. The first is the default. */
export function listServices(document: ContractDocument): Map<string, string> {
  const declared = document.servers?.length ? document.servers : [{ url: '/' }];
  const services = new Map(declared.map((server) => [server['x-name'] ?? urlOf(server), urlOf(server)]));
  const urls = new Set(services.values());
  for (const { server } of listEntries(document))
    if (server && !urls.has(urlOf(server))) services.set(urlOf(server), urlOf(server));
  return services;
}

const listEntries = (document: ContractDocument) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operationObject = item[method] as OperationObject | undefined;
      return operationObject
        ? { method, path, operationObject, server: operationObject.servers?.[0] ?? item.servers?.[0] }
        : [];
    }),
  );

/** The operations of a document, sorted by id. */
export function listOperations(document: ContractDocument): Operation[] {
  const entries = listEntries(document);
  const services = [...listServices(document)];
  // A contract without cache tags of its own has those of its authors' groups, as RTK's generator does it.
  const hasCacheTags = entries.some(
    ({ operationObject }) => 'x-provides' in operationObject || 'x-invalidates' in operationObject,
  );
  return entries
    .map(({ server, ...entry }) => {
      const url = server && urlOf(server);
      const [service] = services.find(([, one]) => one === url) ?? services[0] ?? ['/'];
      const operation = toOperation(document, { ...entry, service });
      return hasCacheTags ? operation : { ...operation, cacheTags: entry.operationObject.tags ?? [] };
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

function toOperation(
  document: ContractDocument,
  entry: { path: string; method: Method; service: string; operationObject: OperationObject },
): Operation {
  const { operationObject, method } = entry;
  const body = operationObject.requestBody && resolve(document, operationObject.requestBody);
  const isRead = isSafe(method) ? !operationObject['x-write'] : operationObject['x-read'] === true;
  const tag = operationObject.tags?.[0] ?? '';
  return {
    ...entry,
    id: operationObject.operationId,
    tag,
    client: operationObject['x-client'] ?? tag,
    kind: isRead ? 'read' : 'write',
    cacheTags: operationObject[isRead ? 'x-provides' : 'x-invalidates'] ?? [],
    reasons: Object.values(operationObject['x-reasons'] ?? {}).flat(),
    contentType: Object.keys(body?.content ?? {})[0] ?? null,
    security: [...new Set((operationObject.security ?? document.security ?? []).flatMap(Object.keys))],
    responseType: responseTypeOf(document, operationObject),
  };
}

/** Whether a method changes nothing, by its definition in HTTP. */
export const isSafe = (method: Method): boolean => ['get', 'head', 'options', 'trace'].includes(method);

function contentOf(document: ContractDocument, { responses }: OperationObject) {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return Object.entries((success && resolve(document, success).content) ?? {});
}

function responseTypeOf(document: ContractDocument, operationObject: OperationObject): Operation['responseType'] {
  const [type = 'application/json'] = contentOf(document, operationObject)[0] ?? [];
  if (isJson(type)) return document['x-envelope'] && !dataSchema(document, operationObject) ? 'document' : 'json';
  return type.startsWith('text/') ? 'text' : 'blob';
}

/** The schema of the data in a successful response's envelope; null for responses without an envelope. */
export function dataSchema(document: ContractDocument, operationObject: OperationObject): JsonObject | null {
  const envelope = document['x-envelope'];
  const schema = contentOf(document, operationObject).find(([type]) => isJson(type))?.[1].schema;
  const properties = schema && (resolve(document, schema) as { properties?: Record<string, JsonObject> }).properties;
  return envelope && properties && envelope.code in properties ? (properties[envelope.data] ?? null) : null;
}
