/** Validates requests and responses by the contract's schemas. Each validator is compiled when it is first used. */
import { Ajv2020, type ErrorObject, type ValidateFunction, type FuncKeywordDefinition } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { LRUCache } from 'lru-cache';
import type { ErrorReason } from './reasons';
import contract from './generated/contract.gen.json';
import { operations, type OperationId } from './generated/operations.gen';
import { escapePointer, type FieldProblem } from './fieldProblem';
import { findInvalidText } from './invalidText';
import { sanitiseHtml } from '../lib/sanitiseHtml';

/** Sanitised HTML by its source. The same texts are sent many times. */
const sanitisedCache = new LRUCache<string, string>({ max: 1_000 });

/**
 * An ajv keyword that sanitises HTML in responses, so that unsafe HTML in the database has no effect (security.md). It
 * never reports an error.
 */
const htmlKeyword: FuncKeywordDefinition = {
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
    let result = sanitisedCache.get(html);
    if (result === undefined) {
      const clean = sanitiseHtml(html);
      // Store one string, not two equal ones, when nothing was removed.
      result = clean === html ? html : clean;
      sanitisedCache.set(html, result);
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

const MAX_PROBLEMS = 50;

function makeAjv(coerceTypes: boolean | 'array'): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    coerceTypes,
    allowUnionTypes: true,
    useDefaults: false,
    // V8 optimises the validators, and ajv's own pass would double the time to compile them.
    code: { optimize: false },
    // Redocly's linter validates the contract.
    validateSchema: false,
  });
  // ajv-formats is CommonJS: its default export is wrapped once more under ES modules.
  ((addFormats as unknown as { default?: typeof addFormats }).default ?? addFormats)(ajv as never);
  // OpenAPI keywords that do not affect validation.
  for (const keyword of ['example', 'discriminator', 'xml', 'externalDocs', 'x-enum-names', 'x-public'])
    ajv.addKeyword(keyword);
  for (const format of ['binary', 'password']) ajv.addFormat(format, true);
  ajv.addKeyword(htmlKeyword);
  ajv.addSchema({ $id: 'contract', components: contract.components } as object, 'contract', undefined, false);
  ajv.addKeyword('components');
  return ajv;
}

// JSON bodies have typed values. Parameters and forms are text and are coerced to the contract's types.
const strictAjv = makeAjv(false);
const coercingAjv = makeAjv('array');

const qualifyRefs = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(qualifyRefs);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' ? [key, value.replace(/^#/, 'contract#')] : [key, qualifyRefs(value)],
    ),
  );
};

const resolveRef = <T extends object>(node: T): T => {
  const ref = (node as { $ref?: string }).$ref;
  if (!ref) return node;
  const path = ref
    .slice(2)
    .split('/')
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
  return resolveRef(path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as T);
};

const operationOf = (id: OperationId): { operation: ContractOperation; shared: ContractParameter[] } => {
  const { method, path } = operations[id];
  const item = (contract.paths as unknown as Record<string, Record<string, unknown>>)[path] ?? {};
  return {
    operation: item[method.toLowerCase()] as ContractOperation,
    shared: (item.parameters as ContractParameter[] | undefined) ?? [],
  };
};

const validators = new Map<string, ValidateFunction | null>();

/** Validates a part of a request, or its response, by the schema. */
function check(
  id: OperationId,
  part: 'path' | 'query' | 'body' | 'response',
  ajv: Ajv2020,
  schemaOf: () => object | null,
  value: unknown,
): FieldProblem[] {
  const key = `${id} ${part}`;
  let validate = validators.get(key);
  if (validate === undefined) {
    const schema = schemaOf();
    validate = schema ? ajv.compile(qualifyRefs(schema) as object) : null;
    validators.set(key, validate);
  }
  if (!validate || validate(value)) return [];
  const at = part === 'response' ? '' : `/${part}`;
  return uniqueByPointer((validate.errors ?? []).flatMap((error) => toProblem(error, at) ?? []));
}

/** The parameters of one kind as an object schema without additional properties. */
function parametersSchema(id: OperationId, kind: 'path' | 'query'): object {
  const { operation, shared } = operationOf(id);
  const parameters = [...shared, ...(operation.parameters ?? [])]
    .map(resolveRef)
    .filter((parameter) => parameter.in === kind);
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  };
}

function bodySchema(id: OperationId): object | null {
  const { operation } = operationOf(id);
  const body = operation.requestBody && resolveRef(operation.requestBody);
  return body ? (Object.values(body.content)[0]?.schema ?? null) : null;
}

function responseSchema(id: OperationId): object | null {
  const success = Object.entries(operationOf(id).operation.responses).find(([status]) => status.startsWith('2'));
  return success ? (resolveRef(success[1]).content?.['application/json']?.schema ?? null) : null;
}

/** Validates the parts of a request. Text parameters are coerced to the contract's types. */
export function checkRequest(id: OperationId, parts: { path: unknown; query: unknown; body: unknown }): FieldProblem[] {
  const { contentType } = operations[id];
  const problems = [
    ...findInvalidText(parts),
    ...check(id, 'path', coercingAjv, () => parametersSchema(id, 'path'), parts.path),
    ...check(id, 'query', coercingAjv, () => parametersSchema(id, 'query'), parts.query),
  ];
  const isAbsent = parts.body === undefined || parts.body === null;
  if (isAbsent && operationOf(id).operation.requestBody?.required === false) return problems;
  if (contentType === 'application/json')
    problems.push(...check(id, 'body', strictAjv, () => bodySchema(id), parts.body));
  else if (contentType === 'application/x-www-form-urlencoded')
    problems.push(...check(id, 'body', coercingAjv, () => bodySchema(id), parts.body));
  return uniqueByPointer(problems).slice(0, MAX_PROBLEMS);
}

interface ObjectSchema {
  properties: Record<string, { format?: string; maxLength?: number }>;
}

/**
 * The file field of a multipart body and its size limit in bytes.
 * @throws when the operation has none
 */
export function fileFieldOf(id: OperationId): { name: string; limit: number } {
  const { properties } = resolveRef(bodySchema(id) ?? {}) as ObjectSchema;
  const [name, schema] = Object.entries(properties).find(([, { format }]) => format === 'binary') ?? [];
  if (name === undefined || schema?.maxLength === undefined) throw new Error(`${id} has no file with a limit.`);
  return { name, limit: schema.maxLength };
}

/** Validates the fields of a multipart body. For the file only its presence is checked. */
export function checkFileBody(id: OperationId, body: unknown): FieldProblem[] {
  const { name } = fileFieldOf(id);
  const fields = typeof body === 'object' && body !== null ? { ...body } : {};
  const file = (fields as Record<string, unknown>)[name];
  // Bytes are not a string, so a placeholder that satisfies every file schema replaces them.
  if (typeof file === 'object' && !Array.isArray(file)) Object.assign(fields, { [name]: 'file' });
  else if (file !== undefined) Object.assign(fields, { [name]: [] });
  return check(id, 'body', strictAjv, () => bodySchema(id), fields).slice(0, MAX_PROBLEMS);
}

/** Validates a successful response. Undeclared properties must not leave the server. */
export function checkResponse(id: OperationId, response: unknown): FieldProblem[] {
  return check(id, 'response', strictAjv, () => responseSchema(id), response);
}

/** One problem per pointer: alternatives would otherwise report the same field many times. */
function uniqueByPointer(problems: FieldProblem[]): FieldProblem[] {
  const byPointer = new Map<string, FieldProblem>();
  for (const problem of problems) if (!byPointer.has(problem.pointer)) byPointer.set(problem.pointer, problem);
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

function toProblem(error: ErrorObject, at: string): FieldProblem | null {
  const pointer = at + error.instancePath;
  const childProblem = (property: unknown, reason: ErrorReason): FieldProblem => ({
    pointer: `${pointer}/${escapePointer(String(property))}`,
    reason,
    values: {},
  });
  if (error.keyword === 'required') return childProblem(error.params.missingProperty, 'field.required');
  if (error.keyword === 'additionalProperties') return childProblem(error.params.additionalProperty, 'field.unknown');
  // These only report that a subschema failed, which is reported itself.
  if (['if', 'anyOf', 'oneOf', 'allOf'].includes(error.keyword) && error.schemaPath.split('/').length > 3) return null;
  const limit = (error.params as { limit?: number }).limit;
  return {
    pointer: pointer === '' ? '/' : pointer,
    reason: reasonOf[error.keyword] ?? 'field.invalid',
    values: limit === undefined ? {} : { limit },
  };
}
