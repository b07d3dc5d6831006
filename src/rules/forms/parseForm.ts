import { isObject } from './json';
import type { FormDefinition, NodeSchema } from './types';
import { upgradeForm } from './upgrade';

/** Thrown for a file that is not a form; problems within a form come from `checkForm`. */
export class FormError extends Error {
  override readonly name = 'FormError';
  constructor(
    readonly pointer: string,
    message: string,
  ) {
    super(`${pointer || '/'}: ${message}`);
  }
}

/** Objects and arrays within each other; groups do not count, but the file is limited too. */
const MAX_DEPTH = 10;

function assertNode(node: unknown, pointer: string, depth: number): void {
  if (!isObject(node) || typeof node['type'] !== 'string') throw new FormError(pointer, 'a node needs a type');
  if (node['properties'] !== undefined) assertProperties(node['properties'], `${pointer}/properties`, depth + 1);
  if (node['items'] !== undefined) assertNode(node['items'], `${pointer}/items`, depth + 1);
}

function assertProperties(value: unknown, pointer: string, depth = 0): asserts value is Record<string, NodeSchema> {
  if (!isObject(value)) throw new FormError(pointer, 'properties must be an object');
  if (depth > MAX_DEPTH) throw new FormError(pointer, 'nodes are nested too deeply');
  for (const [name, node] of Object.entries(value)) assertNode(node, `${pointer}/${name}`, depth);
}

/**
 * Reads a form definition from parsed JSON of either dialect.
 * @throws `FormError` where the structure is not one that the other functions can process
 */
export function parseForm(source: unknown): FormDefinition {
  const json = upgradeForm(source);
  if (!isObject(json)) throw new FormError('', 'a form is an object');
  if (typeof json['formId'] !== 'string') throw new FormError('/formId', 'formId must be a text');
  if (!Number.isInteger(json['version'])) throw new FormError('/version', 'version must be a whole number');
  if (!isObject(json['schema'])) throw new FormError('/schema', 'schema is missing');
  assertProperties(json['schema']['properties'], '/schema/properties');
  // Only the structure is checked here; texts, components and formats are checked by the meta-schema and checkForm.
  return json as unknown as FormDefinition;
}
