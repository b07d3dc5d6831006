/**
 * The contract from which the client is generated. The base query unwraps the envelope and sends the common headers, so
 * generated endpoints have neither. It returns a file as its name, size and object URL, because the store holds no
 * binary data.
 */
import {
  dataSchema,
  listOperations,
  resolve,
  type ContractDocument,
  type JsonObject,
  type Operation,
  type Parameter,
} from './contract';

const FILE_SCHEMA = 'FileResponse';

const fileSchema: JsonObject = {
  type: 'object',
  description: 'A file that an operation returned.',
  required: ['fileName', 'size', 'url'],
  properties: {
    fileName: { type: 'string', description: 'From Content-Disposition, otherwise `download`.' },
    size: { type: 'integer', description: 'Bytes.' },
    url: { type: 'string', description: 'An object URL of this document. `services.download` saves and releases it.' },
  },
};

/** The schema of what the base query returns for a success; null where that is the response itself. */
function resultSchema(document: ContractDocument, { responseType, operationObject }: Operation): JsonObject | null {
  if (responseType === 'blob') return { $ref: `#/components/schemas/${FILE_SCHEMA}` };
  return dataSchema(document, operationObject);
}

/** A copy of the document with the responses that the base query returns, without header parameters. */
export function toClientContract(document: ContractDocument): ContractDocument {
  const copy = structuredClone(document);
  const operations = listOperations(copy);
  copy.components = { ...copy.components, schemas: { ...copy.components?.schemas, [FILE_SCHEMA]: fileSchema } };
  for (const operation of operations) {
    const { operationObject } = operation;
    const success = Object.entries(operationObject.responses).find(([status]) => status.startsWith('2'));
    const schema = resultSchema(copy, operation);
    if (success && schema) {
      const [status, response] = success;
      operationObject.responses[status] = {
        ...resolve(copy, response),
        content: { 'application/json': { schema } },
      };
    }
    operationObject.parameters = operationObject.parameters?.filter((parameter) => !isHeader(copy, parameter));
  }
  for (const item of Object.values(copy.paths)) {
    if (item.parameters) item.parameters = item.parameters.filter((parameter) => !isHeader(copy, parameter));
  }
  return copy;
}

const isHeader = (document: ContractDocument, parameter: Parameter): boolean =>
  resolve(document, parameter).in === 'header';
