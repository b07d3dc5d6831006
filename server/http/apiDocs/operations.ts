/** The contract's operations as /api-docs shows them: references resolved, searchable, with an example request. */
import { contractDocument } from '../contract';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  [keyword: string]: unknown;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  schema: Schema;
  example: unknown;
}

interface Content {
  type: string;
  schema: Schema;
  example?: unknown;
}

type MediaTypes = Record<string, Omit<Content, 'type'>>;

interface ContractOperation {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  security: Record<string, unknown>[];
  parameters?: (Parameter & { $ref?: string })[];
  requestBody?: { content: MediaTypes };
  responses: Record<string, { description: string; content?: MediaTypes; $ref?: string }>;
  'x-reasons'?: Record<string, string[]>;
}

export interface StatefulStep {
  stepId: string;
  operationId: string;
  description?: string;
  parameters?: { name: string; value: string }[];
  requestBody?: { payload?: Record<string, unknown>; replacements?: { target: string; value: unknown }[] };
  successCriteria: { condition: string }[];
}

/** Calls in a row, in the form of an Arazzo workflow. */
export interface StatefulExample {
  workflowId: string;
  summary: string;
  description: string;
  /** The site's time. */
  'x-at': string;
  steps: StatefulStep[];
}

interface Contract {
  'x-stateful-examples': StatefulExample[];
  info: { title: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, ContractOperation> & { servers: [{ url: string }] }>;
  components: { securitySchemes: Record<string, { name: string; description: string }> } & Record<
    string,
    Record<string, unknown>
  >;
}

export const contract = contractDocument as unknown as Contract;

/** The last name of a reference. */
export const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref;

export function resolveRef<Node extends { $ref?: string }>(node: Node): Node {
  const [group = '', name = ''] = node.$ref?.split('/').slice(2) ?? [];
  return node.$ref ? (contract.components[group]?.[name] as Node) : node;
}

/** Further media types of a body are encodings of the same file, which its description lists. */
function contentOf(content: MediaTypes = {}): Content | null {
  const [first] = Object.entries(content);
  return first ? { type: first[0], ...first[1] } : null;
}

function toOperation(method: string, path: string, operation: ContractOperation) {
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    const { description, content } = resolveRef(response);
    return { status, description, reasons: operation['x-reasons']?.[status] ?? [], content: contentOf(content) };
  });
  const schemes = operation.security.map((requirement) => Object.keys(requirement));
  return {
    id: operation.operationId,
    tag: operation.tags[0],
    method: method.toUpperCase(),
    /** With the prefix of its service. */
    path,
    summary: operation.summary,
    description: operation.description ?? '',
    /** Request headers that identify the caller; one is enough. */
    credentials: schemes.flat().map((scheme) => contract.components.securitySchemes[scheme]?.name ?? scheme),
    /** Whether it responds without any of them, too. */
    isPublic: schemes.length === 0 || schemes.some(({ length }) => length === 0),
    parameters: (operation.parameters ?? []).map(resolveRef),
    body: contentOf(operation.requestBody?.content),
    responses,
  };
}

export type Operation = ReturnType<typeof toOperation>;

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

/** All operations in the contract's order. */
export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [toOperation(method, item.servers[0].url.replace(/\/$/, '') + path, operation)] : [];
  }),
);

/** The schema of a response without its envelope. */
export const dataSchemaOf = ({ schema }: Content): Schema => schema.properties?.data ?? schema;

/** The names of a schema and of its fields, also those of the schemas that it refers to. */
function namesIn(schema: Schema, visited = new Set<string>()): string[] {
  const { $ref, properties = {}, anyOf = [], items } = schema;
  if ($ref && visited.has($ref)) return [];
  const parts = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])];
  if ($ref) parts.push(resolveRef(schema));
  const seen = $ref ? visited.add($ref) : visited;
  return [...($ref ? [nameOf($ref)] : []), ...Object.keys(properties), ...parts.flatMap((part) => namesIn(part, seen))];
}

/** What a search finds an operation by, in lower case. */
const searchTexts = new Map(
  operations.map((operation) => {
    const { id, method, path, summary, description, parameters, body, responses } = operation;
    const contents = [body, responses[0]?.content].flatMap((content) => (content ? namesIn(content.schema) : []));
    const reasons = responses.flatMap((response) => response.reasons);
    const names = [...parameters.map(({ name }) => name), ...contents, ...reasons];
    return [operation, [id, `${method} ${path}`, summary, description, ...names].join('\n').toLowerCase()];
  }),
);

/** The operations that contain every word, in lower case: also in fields, schemas and reasons of errors. */
export const findOperations = (words: readonly string[]): Operation[] =>
  operations.filter((operation) => words.every((word) => searchTexts.get(operation)?.includes(word)));

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The example of a body as arguments of curl. */
function bodyArguments({ type, example }: Content): string[] {
  if (type === 'application/json')
    return [`--header ${quote(`Content-Type: ${type}`)}`, `--data ${quote(JSON.stringify(example, null, 2))}`];
  const option = type === 'multipart/form-data' ? '--form' : '--data-urlencode';
  return Object.entries(example as Record<string, unknown>).map(([name, value]) => {
    // The contract's examples name a file: "(the bytes of card.jpg)".
    const file = /^\(the bytes of (.+)\)$/.exec(String(value))?.[1];
    return `${option} ${quote(`${name}=${file ? `@${file}` : String(value)}`)}`;
  });
}

/** A request with the required parameters as a command that can be pasted into a shell. */
export function curlOf({ method, path, parameters, credentials, isPublic, body }: Operation, origin: string): string {
  const encoded = (value: unknown) => encodeURIComponent(String(value));
  const address = path.replace(/\{(\w+)\}/g, (_match, name) =>
    encoded(parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.example),
  );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, example }) => `${name}=${encoded(example)}`)
    .join('&');
  return [
    `curl ${method === 'GET' ? '' : `--request ${method} `}${quote(origin + address + (query && `?${query}`))}`,
    ...(parameters.some(({ name }) => name === 'X-Locale') ? [`--header 'X-Locale: en'`] : []),
    ...(isPublic ? [] : [`--header "${credentials[0]}: $TOKEN"`]),
    ...(body ? bodyArguments(body) : []),
  ].join(' \\\n  ');
}
