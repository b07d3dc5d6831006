/** A contract as the generators read it: one OpenAPI document without external references. */
import { nodeAt } from './pointers';

type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

/** The parts of a bundled OpenAPI document that the generators use. */
export interface ContractDocument {
  openapi: string;
  paths: Record<string, PathItem>;
  components?: { schemas?: Record<string, JsonObject>; [group: string]: unknown };
  /** Error reasons that every operation can return. */
  'x-common-reasons'?: string[];
  /** The properties that make a JSON response an envelope. Clients get its data. */
  'x-envelope'?: { code: string; data: string };
  /** The client's base query sends all headers, so its endpoints have no header parameters. */
  'x-base-query-headers'?: boolean;
  /** The client's base query returns a file as this, instead of its bytes. */
  'x-file-response'?: JsonObject;
  servers?: Server[];
  security?: Record<string, string[]>[];
  [key: string]: unknown;
}

export interface Server {
  url: string;
  /** The name of the service, by which generated code refers to it. Without one, it is its URL. */
  'x-name'?: string;
  variables?: Record<string, { default: string }>;
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
  tags?: string[];
  servers?: Server[];
  /** The name of the client's file, if it differs from the tag. */
  'x-client'?: string;
  /** Marks a GET that writes. */
  'x-write'?: boolean;
  /** Marks a POST that only reads. */
  'x-read'?: boolean;
  /** False if no argument may be shown, not even an id. */
  'x-public'?: false;
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

export interface PathItem {
  $ref?: string;
  servers?: Server[];
  parameters?: Parameter[];
  [method: string]: unknown;
}

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
export type Method = (typeof methods)[number];

/** Follows `$ref`s inside the document. */
export function resolve<T>(document: ContractDocument, node: T): T {
  let current: unknown = node;
  for (let hops = 0; hops < 20; hops++) {
    const ref = (current as { $ref?: string } | undefined)?.$ref;
    if (!ref) return current as T;
    current = nodeAt(document, ref);
  }
  throw new Error('A $ref of the contract is circular.');
}

/** Whether a content type is JSON, or may be. */
export const isJson = (type: string): boolean => /^(application|text)\/([\w.-]+\+)?json\b|^\*\/\*/i.test(type);
