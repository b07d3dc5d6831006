/** The contract from which the client is generated: what its base query unwraps or sends itself is left out. */
import { resolve, type ContractDocument, type JsonObject, type Parameter } from './contract';
import { dataSchema, listOperations, type Operation } from './operations';

/** The component that the responses of files have in the client's contract. */
const FILE_SCHEMA = 'FileResponse';

/** The schema of what the base query returns for a success; null where that is the response itself. */
function resultSchema(document: ContractDocument, { responseType, operationObject }: Operation): JsonObject | null {
  if (responseType === 'blob' && document['x-file-response']) return { $ref: `#/components/schemas/${FILE_SCHEMA}` };
  return dataSchema(document, operationObject);
}

/** A copy of the document in which responses are replaced by what the base query returns. */
export function toClientContract(document: ContractDocument): ContractDocument {
  const copy = toExpressible(document) as ContractDocument;
  const operations = listOperations(copy);
  const file = copy['x-file-response'];
  if (file) copy.components = { ...copy.components, schemas: { ...copy.components?.schemas, [FILE_SCHEMA]: file } };
  for (const operation of operations) {
    const { operationObject } = operation;
    const success = Object.entries(operationObject.responses).find(([status]) => status.startsWith('2'));
    const schema = resultSchema(copy, operation);
    if (!success || !schema) continue;
    const [status, response] = success;
    const content = { 'application/json': { schema } };
    operationObject.responses[status] = { ...resolve(copy, response), content };
  }
  if (copy['x-base-query-headers']) removeHeaders(copy);
  return copy;
}

function removeHeaders(document: ContractDocument): void {
  const owners = [
    ...Object.values(document.paths),
    ...listOperations(document).map(({ operationObject }) => operationObject),
  ];
  for (const owner of owners)
    if (owner.parameters) owner.parameters = owner.parameters.filter((parameter) => !isHeader(document, parameter));
}

const isHeader = (document: ContractDocument, parameter: Parameter): boolean =>
  resolve(document, parameter).in === 'header';

/**
 * A copy that TypeScript can express: no end of a comment in a description, and no type for additional properties next
 * to declared ones, which it would have to hold for, too.
 */
function toExpressible(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(toExpressible);
  if (typeof node !== 'object' || node === null) return node;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) copy[key] = toExpressible(value);
  if (typeof copy.description === 'string') copy.description = copy.description.replaceAll('*/', '*\\/');
  if (typeof copy.properties === 'object' && typeof copy.additionalProperties === 'object')
    copy.additionalProperties = true;
  return copy;
}
