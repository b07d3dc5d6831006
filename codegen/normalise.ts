/**
 * Makes a regular document of any OpenAPI 3.0 or 3.1 contract: every operation has a unique name that is an identifier,
 * and no path refers to another. Generators need no exceptions then.
 */
import {
  methods,
  resolve,
  type ContractDocument,
  type JsonObject,
  type OperationObject,
  type Parameter,
  type PathItem,
} from './contract';
import { makeUnique, nameOfOperation } from './names';
import { ContractError, nodeAt, toPointer, type ContractProblem } from './pointers';

interface Entry {
  method: string;
  path: string;
  item: PathItem;
  operationObject: OperationObject;
  pointer: string;
}

/** @throws ContractError with all parts that code cannot be generated from */
export function normalise(source: ContractDocument): ContractDocument {
  const versionProblem = checkVersion(source);
  if (versionProblem) throw new ContractError([versionProblem]);
  const document = structuredClone(source);
  const nodeProblems = checkNodes(document);
  if (nodeProblems.length > 0) throw new ContractError(nodeProblems);
  const inlineProblems = inlineDeepRefs(document);
  if (inlineProblems.length > 0) throw new ContractError(inlineProblems);
  // Inlined above: their operations would exist twice.
  delete document.components?.pathItems;
  if (document.openapi.startsWith('3.1')) combineRefSiblings(document);
  removeWrongDiscriminators(document);
  const entries = listEntries(document);
  const problems = [...checkIds(entries), ...entries.flatMap((entry) => checkPathParameters(document, entry))];
  if (entries.length === 0) problems.push({ pointer: '#/paths', message: 'The contract has no operations.' });
  if (problems.length > 0) throw new ContractError(problems);
  nameOperations(entries);
  return document;
}

function checkVersion({ swagger, openapi }: ContractDocument): ContractProblem | null {
  if (swagger !== undefined) {
    const message = `Swagger ${JSON.stringify(swagger)} is not supported. Convert the contract to OpenAPI 3 first.`;
    return { pointer: '#/swagger', message };
  }
  if (typeof openapi === 'string' && /^3\.[01](\.|$)/.test(openapi)) return null;
  return { pointer: '#/openapi', message: `OpenAPI ${JSON.stringify(openapi ?? null)} is none of 3.0 and 3.1.` };
}

/** Keys whose values are data, not parts of the contract. */
const DATA_KEYS = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Keys whose members have names of the contract's author, so that none of them is a keyword. */
const MAP_KEYS = new Set(['properties', 'patternProperties', '$defs', 'schemas', 'parameters', 'headers', 'responses']);

type Visit = (node: Record<string, unknown>, keys: string[]) => void;

/** Visits every object of the contract, parents first. */
function walk(node: unknown, visit: Visit, keys: string[] = []): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) visit(node as Record<string, unknown>, keys);
  const isMap = MAP_KEYS.has(keys.at(-1) ?? '');
  for (const [key, child] of Object.entries(node))
    if (isMap || (!DATA_KEYS.has(key) && !key.startsWith('x-'))) walk(child, visit, [...keys, key]);
}

function checkNodes(document: ContractDocument): ContractProblem[] {
  const problems: ContractProblem[] = [];
  walk(document, ({ $ref, $dynamicRef, type, oneOf, anyOf, enum: values }, keys) => {
    const pointer = toPointer(...keys);
    if (type === 'null' && (oneOf ?? anyOf))
      problems.push({ pointer: `${pointer}/type`, message: 'Values of type null are none of its alternatives.' });
    if (typeof $dynamicRef === 'string')
      problems.push({ pointer: `${pointer}/$dynamicRef`, message: 'A $dynamicRef has no type. Use a $ref.' });
    if (Array.isArray(values) && values.some((value) => typeof value === 'object' && value !== null))
      problems.push({ pointer: `${pointer}/enum`, message: 'A list or an object in an enum has no type.' });
    if (typeof $ref !== 'string') return;
    const problem = checkRef(document, $ref);
    if (problem) problems.push({ pointer: `${pointer}/$ref`, message: problem });
  });
  return problems;
}

function checkRef(document: ContractDocument, ref: string): string | null {
  if (!ref.startsWith('#/')) return `${ref} is outside of the document.`;
  if (nodeAt(document, ref) === undefined) return `${ref} does not exist.`;
  try {
    resolve(document, { $ref: ref });
    return null;
  } catch {
    return `${ref} refers to itself.`;
  }
}

/** A reference that types can be named after: `#/components/schemas/Pet`, but no path item. */
const NAMED_REF = /^#\/components\/(?!pathItems)[^/]+\/[^/]+$/;

/** Replaces references to path items, and into other parts of the document, by what they refer to. */
function inlineDeepRefs(document: ContractDocument): ContractProblem[] {
  const problems: ContractProblem[] = [];
  walk(document, (node, keys) => {
    for (let hops = 0; typeof node.$ref === 'string' && !NAMED_REF.test(node.$ref); hops++) {
      const { $ref } = node;
      const target = nodeAt(document, $ref);
      if (hops > 20 || keys.length > 100 || JSON.stringify(target).includes(JSON.stringify($ref))) {
        problems.push({
          pointer: toPointer(...keys),
          message: `${$ref} contains itself. Make it a schema of the components.`,
        });
        return;
      }
      delete node.$ref;
      Object.assign(node, structuredClone(target));
    }
  });
  return problems;
}

/** Keywords next to a `$ref` that only describe. */
const ANNOTATIONS = /^(\$ref|\$comment|title|summary|description|deprecated|readOnly|writeOnly|externalDocs|xml|x-.*)$/;

/** In OpenAPI 3.1 keywords next to a schema's `$ref` apply, too. The client's generator would ignore them. */
function combineRefSiblings(document: ContractDocument): void {
  walk(document, (node, keys) => {
    const siblings = Object.keys(node).filter((key) => !ANNOTATIONS.test(key) && !DATA_KEYS.has(key));
    if (typeof node.$ref !== 'string' || siblings.length === 0 || MAP_KEYS.has(keys.at(-1) ?? '')) return;
    const { $ref } = node;
    const own = Object.fromEntries(siblings.map((key) => [key, node[key]]));
    for (const key of [...siblings, '$ref']) delete node[key];
    node.allOf = [{ $ref }, own];
  });
}

/**
 * Without a mapping, a discriminator's values are the names of schemas. Where its property is an enum of other values,
 * as in many contracts, no value would have the generated type.
 */
function removeWrongDiscriminators(document: ContractDocument): void {
  const schemas = document.components?.schemas ?? {};
  const hasEnum = (schema: JsonObject | undefined, property: string): boolean => {
    const { properties, allOf } = (schema && resolve(document, schema)) ?? {};
    const own = (properties as Record<string, JsonObject> | undefined)?.[property];
    return (
      (own && 'enum' in resolve(document, own)) ||
      ((allOf as JsonObject[] | undefined)?.some((part) => hasEnum(part, property)) ?? false)
    );
  };
  for (const schema of Object.values(schemas)) {
    const discriminator = schema.discriminator as { propertyName: string; mapping?: JsonObject } | undefined;
    if (!discriminator || discriminator.mapping) continue;
    const members = [schema, ...(((schema.oneOf ?? schema.anyOf) as JsonObject[] | undefined) ?? [])];
    if (members.some((member) => hasEnum(member, discriminator.propertyName))) delete schema.discriminator;
  }
}

const listEntries = (document: ContractDocument): Entry[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method] !== undefined)
      .map((method) => ({
        method,
        path,
        item,
        operationObject: item[method] as OperationObject,
        pointer: toPointer('paths', path, method),
      })),
  );

/** Two operations with the same id: neither may be renamed, because clients and documents refer to them by id. */
function checkIds(entries: readonly Entry[]): ContractProblem[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const id = entry.operationObject.operationId;
    const other = first.get(id);
    if (id === undefined || other === undefined) {
      first.set(id, entry);
      return [];
    }
    const message = `The id ${id} is also that of ${other.method.toUpperCase()} ${other.path}. Ids must be unique.`;
    return [{ pointer: `${entry.pointer}/operationId`, message }];
  });
}

function checkPathParameters(document: ContractDocument, entry: Entry): ContractProblem[] {
  const { path, item, operationObject, pointer } = entry;
  const parameters: Parameter[] = [...(item.parameters ?? []), ...(operationObject.parameters ?? [])];
  const declared = new Set(
    parameters.map((parameter) => resolve(document, parameter)).flatMap((one) => (one.in === 'path' ? one.name : [])),
  );
  const placeholders = [...path.matchAll(/\{(.*?)\}/g)].map(([, name = '']) => name);
  return placeholders
    .filter((name) => !declared.has(name))
    .map((name) => ({ pointer, message: `{${name}} of the path is no parameter of the operation.` }));
}

/** Ids that were unique before they became names stay different: the later one gets a number. */
function nameOperations(entries: readonly Entry[]): void {
  const used = new Set<string>();
  for (const { method, path, operationObject } of entries) {
    operationObject.operationId = makeUnique(nameOfOperation(operationObject.operationId, method, path), used);
    used.add(operationObject.operationId);
    operationObject.responses ??= {};
  }
}
