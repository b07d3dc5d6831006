/**
 * The contract from the client's point of view. The base query unwraps the envelope and sends the common headers, so
 * generated endpoints have neither.
 */
import { dataSchema, listOperations, resolve, type ContractDocument, type Parameter } from './contract';

/** A copy of the document in which enveloped responses are replaced by their data, without header parameters. */
export function clientView(document: ContractDocument): ContractDocument {
  const view = structuredClone(document);
  for (const { object } of listOperations(view)) {
    const success = Object.entries(object.responses).find(([status]) => status.startsWith('2'));
    const data = dataSchema(view, object);
    if (success && data) {
      const [status, response] = success;
      object.responses[status] = {
        ...resolve(view, response),
        content: { 'application/json': { schema: data } },
      };
    }
    object.parameters = object.parameters?.filter((parameter) => !isHeader(view, parameter));
  }
  for (const item of Object.values(view.paths)) {
    if (item.parameters) item.parameters = item.parameters.filter((parameter) => !isHeader(view, parameter));
  }
  return view;
}

const isHeader = (document: ContractDocument, parameter: Parameter): boolean =>
  resolve(document, parameter).in === 'header';
