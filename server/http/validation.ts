/** Validates requests and responses by the contract's schemas. Each validator is compiled when it is first used. */
import { Ajv2020, type ErrorObject, type ValidateFunction, type FuncKeywordDefinition } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { LRUCache } from 'lru-cache';
import type { ErrorReason } from './reasons';
import contract from './generated/contract.gen.json';
import { operations, type OperationId } from './generated/operations.gen';
import { escapePointer, type FieldProblem } from './fieldProblem';
import { invalidTextPath } from './invalidText';
import { sanitised } from '../content/richText';

/** Sanitised HTML by its source. The same texts are sent many times. */
const harmless = new LRUCache<string, string>({ max: 1_000 });

/**
 * An ajv keyword that sanitises HTML in responses, whatever the database contains (security.md). It never reports an
 * error.
 */
const shownHtml: FuncKeywordDefinition = {
  keyword: 'x-html',
  type: 'string',
  schemaType: 'boolean',
  modifying: true,
  errors: false,
  validate(
    _schema: unknown,
    html: string,
    _parent: unknown,
    context?: { parentData: Record<string | number, unknown>; parentDataProperty: string | number },
  ) {
    let result = harmless.get(html);
    if (result === undefined) {
      const clean = sanitised(html);
      // Store one string, not two equal ones, when nothing was removed.
      result = clean === html ? html : clean;
      harmless.set(html, result);
    }
    if (context && result !== html) context.parentData[context.parentDataProperty] = result;
    return true;
  },
};

interface ContractParameter {
  name: string;
  in: string;
  required?: boolean;
  schema: object;
  $ref?: string;
}

interface ContractOperation {
  parameters?: ContractParameter[];
  requestBody?: { content: Record<string, { schema: object }>; required?: boolean };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

const MAX_FINDINGS = 50;

function makeAjv(coerceTypes: boolean | 'array'): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allErrors: true, coerceTypes, allowUnionTypes: true, useDefaults: false });
  // ajv-formats is CommonJS: its default export is wrapped once more under ES modules.
  ((addFormats as unknown as { default?: typeof addFormats }).default ?? addFormats)(ajv as never);
  // OpenAPI keywords that do not affect validation.
  for (const keyword of ['example', 'discriminator', 'xml', 'externalDocs', 'x-enum-names']) ajv.addKeyword(keyword);
  for (const format of ['binary', 'password']) ajv.addFormat(format, true);
  ajv.addKeyword(shownHtml);
  ajv.addSchema({ $id: 'contract', components: contract.components } as object, 'contract', undefined, false);
  ajv.addKeyword('components');
  return ajv;
}

// JSON bodies have typed values. Parameters and forms are text and are coerced to the contract's types.
const strict = makeAjv(false);
const reading = makeAjv('array');

const absolute = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(absolute);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' ? [key, value.replace(/^#/, 'contract#')] : [key, absolute(value)],
    ),
  );
};

const follow = <T extends object>(node: T): T => {
  const ref = (node as { $ref?: string }).$ref;
  if (!ref) return node;
  const path = ref
    .slice(2)
    .split('/')
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
  return follow(path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as T);
};

const objectOf = (id: OperationId): { operation: ContractOperation; shared: ContractParameter[] } => {
  const { method, path } = operations[id];
  const item = (contract.paths as unknown as Record<string, Record<string, unknown>>)[path] ?? {};
  return {
    operation: item[method.toLowerCase()] as ContractOperation,
    shared: (item.parameters as ContractParameter[] | undefined) ?? [],
  };
};

const compiled = new Map<string, ValidateFunction | null>();

/** Validates a part of a call by its schema. The validator is compiled at the first call. */
function check(
  id: OperationId,
  part: 'path' | 'query' | 'body' | 'answer',
  ajv: Ajv2020,
  schemaOf: () => object | null,
  value: unknown,
): FieldProblem[] {
  const key = `${id} ${part}`;
  let validate = compiled.get(key);
  if (validate === undefined) {
    const schema = schemaOf();
    validate = schema ? ajv.compile(absolute(schema) as object) : null;
    compiled.set(key, validate);
  }
  if (!validate || validate(value)) return [];
  const at = part === 'answer' ? '' : `/${part}`;
  return onePerPlace((validate.errors ?? []).flatMap((error) => findingOf(error, at) ?? []));
}

/** The parameters of one kind as an object schema without additional properties. */
function parametersSchema(id: OperationId, kind: 'path' | 'query'): object {
  const { operation, shared } = objectOf(id);
  const parameters = [...shared, ...(operation.parameters ?? [])]
    .map(follow)
    .filter((parameter) => parameter.in === kind);
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  };
}

function bodySchema(id: OperationId): object | null {
  const { operation } = objectOf(id);
  const body = operation.requestBody && follow(operation.requestBody);
  return body ? (Object.values(body.content)[0]?.schema ?? null) : null;
}

function responseSchema(id: OperationId): object | null {
  const success = Object.entries(objectOf(id).operation.responses).find(([status]) => status.startsWith('2'));
  return success ? (follow(success[1]).content?.['application/json']?.schema ?? null) : null;
}

/** Validates the parts of a request. Text parameters are coerced to the contract's types. */
export function checkRequest(id: OperationId, parts: { path: unknown; query: unknown; body: unknown }): FieldProblem[] {
  const { contentType } = operations[id];
  const findings = [
    ...invalidTextPath(parts),
    ...check(id, 'path', reading, () => parametersSchema(id, 'path'), parts.path),
    ...check(id, 'query', reading, () => parametersSchema(id, 'query'), parts.query),
  ];
  const isAbsent = parts.body === undefined || parts.body === null;
  if (isAbsent && objectOf(id).operation.requestBody?.required === false) return findings;
  if (contentType === 'application/json') findings.push(...check(id, 'body', strict, () => bodySchema(id), parts.body));
  else if (contentType === 'application/x-www-form-urlencoded')
    findings.push(...check(id, 'body', reading, () => bodySchema(id), parts.body));
  return onePerPlace(findings).slice(0, MAX_FINDINGS);
}

interface ObjectSchema {
  properties: Record<string, { format?: string; maxLength?: number }>;
}

/**
 * The file field of a multipart body and its size limit in bytes.
 * @throws when the operation has none
 */
export function fileOf(id: OperationId): { name: string; limit: number } {
  const { properties } = follow(bodySchema(id) ?? {}) as ObjectSchema;
  const [name, schema] = Object.entries(properties).find(([, { format }]) => format === 'binary') ?? [];
  if (name === undefined || schema?.maxLength === undefined) throw new Error(`${id} has no file with a limit.`);
  return { name, limit: schema.maxLength };
}

/** Validates the fields of a multipart body. For the file only its presence is checked. */
export function checkFileBody(id: OperationId, body: unknown): FieldProblem[] {
  const { name } = fileOf(id);
  const fields = typeof body === 'object' && body !== null ? { ...body } : {};
  const file = (fields as Record<string, unknown>)[name];
  // Bytes are not a string, so a placeholder that satisfies every file schema replaces them.
  if (typeof file === 'object' && !Array.isArray(file)) Object.assign(fields, { [name]: 'file' });
  else if (file !== undefined) Object.assign(fields, { [name]: [] });
  return check(id, 'body', strict, () => bodySchema(id), fields).slice(0, MAX_FINDINGS);
}

/** Validates a successful response. Undeclared properties must not leave the server. */
export function checkResponse(id: OperationId, response: unknown): FieldProblem[] {
  return check(id, 'answer', strict, () => responseSchema(id), response);
}

/** One problem per pointer: alternatives would otherwise report the same field many times. */
function onePerPlace(findings: FieldProblem[]): FieldProblem[] {
  const byPointer = new Map<string, FieldProblem>();
  for (const finding of findings) if (!byPointer.has(finding.pointer)) byPointer.set(finding.pointer, finding);
  return [...byPointer.values()];
}

const reasonOf: Record<string, ErrorReason> = {
  type: 'field.type',
  format: 'field.format',
  pattern: 'field.format',
  minLength: 'field.tooShort',
  maxLength: 'field.tooLong',
  minimum: 'field.tooSmall',
  exclusiveMinimum: 'field.tooSmall',
  maximum: 'field.tooLarge',
  exclusiveMaximum: 'field.tooLarge',
  maxItems: 'field.tooMany',
  minItems: 'field.tooFew',
  maxProperties: 'field.tooMany',
  enum: 'field.notAllowed',
  const: 'field.notAllowed',
};

function findingOf(error: ErrorObject, at: string): FieldProblem | null {
  const here = at + error.instancePath;
  const below = (property: unknown, reason: ErrorReason): FieldProblem => ({
    pointer: `${here}/${escapePointer(String(property))}`,
    reason,
    values: {},
  });
  if (error.keyword === 'required') return below(error.params.missingProperty, 'field.required');
  if (error.keyword === 'additionalProperties') return below(error.params.additionalProperty, 'field.unknown');
  // These only report that a part failed, and that part has a problem of its own.
  if (['if', 'anyOf', 'oneOf', 'allOf'].includes(error.keyword) && error.schemaPath.split('/').length > 3) return null;
  const limit = (error.params as { limit?: number }).limit;
  return {
    pointer: here === '' ? '/' : here,
    reason: reasonOf[error.keyword] ?? 'field.invalid',
    values: limit === undefined ? {} : { limit },
  };
}
