/**
 * The contract from which the client is generated. The base query unwraps the envelope and sends the common headers, so
 * generated endpoints have neither.
 */
import { dataSchema, listOperations, resolve, type ContractDocument, type Parameter } from './contract';

/** A copy of the document in which enveloped responses are replaced by their data, without header parameters. */
export function toClientContract(document: ContractDocument): ContractDocument {
  const copy = structuredClone(document);
  for (const { operationObject } of listOperations(copy)) {
    const success = Object.entries(operationObject.responses).find(([status]) => status.startsWith('2'));
    const data = dataSchema(copy, operationObject);
    if (success && data) {
      const [status, response] = success;
      operationObject.responses[status] = {
        ...resolve(copy, response),
        content: { 'application/json': { schema: data } },
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
