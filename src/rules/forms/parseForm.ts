import type { FormDefinition, NodeSchema } from './types';

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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function assertProperties(value: unknown, pointer: string, depth = 0): asserts value is Record<string, NodeSchema> {
  if (!isObject(value)) throw new FormError(pointer, 'properties must be an object');
  if (depth > 4) throw new FormError(pointer, 'groups are nested too deeply');
  for (const [name, node] of Object.entries(value)) {
    const nodePointer = `${pointer}/${name}`;
    if (!isObject(node) || typeof node['type'] !== 'string' || typeof node['x-component'] !== 'string') {
      throw new FormError(nodePointer, 'a field or group needs type and x-component');
    }
    if (node['type'] === 'void') assertProperties(node['properties'], `${nodePointer}/properties`, depth + 1);
  }
}

/**
 * Reads a form definition from parsed JSON.
 * @throws `FormError` where the structure is not one that the other functions can process
 */
export function parseForm(json: unknown): FormDefinition {
  if (!isObject(json)) throw new FormError('', 'a form is an object');
  if (typeof json['formId'] !== 'string') throw new FormError('/formId', 'formId must be a text');
  if (!Number.isInteger(json['version'])) throw new FormError('/version', 'version must be a whole number');
  if (!isObject(json['schema'])) throw new FormError('/schema', 'schema is missing');
  assertProperties(json['schema']['properties'], '/schema/properties');
  // Only the structure is checked here; texts, components and formats are checked by the meta-schema and checkForm.
  return json as unknown as FormDefinition;
}
