/** Generates the server's types, table of operations, and the bundle for validation. */
import { header } from './client';
import type { ContractDocument } from './contract';
import { listOperations } from './operations';
import { ContractError } from './pointers';

/** The source of the contract's types: every path, schema and operation. */
export async function generateServerTypes(document: ContractDocument): Promise<string> {
  // Imported lazily, because the tables below (and their tests) don't need it.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const nodes = await openapiTS(JSON.stringify(document), { alphabetize: true, immutable: false }).catch(
    (error: Error) => {
      const [, message = error.message, pointer = '#'] = /^(.*?)(?: at (#\/\S*))?$/s.exec(error.message) ?? [];
      throw new ContractError([{ pointer, message }]);
    },
  );
  return header + astToString(nodes);
}

/** The source of `operations.gen.ts`: the properties of each operation that the router needs. */
export function generateServerTable(document: ContractDocument): string {
  const rows = listOperations(document).map((operation) => {
    const { id, method, path, service, tag, kind, contentType, responseType, security, operationObject } = operation;
    // An operation with a 304 response has an ETag.
    const revalidates = '304' in operationObject.responses;
    return `  ${id}: ${JSON.stringify({ method: method.toUpperCase(), path, service, tag, kind, contentType, responseType, security, revalidates })},`;
  });
  return `${header}
export const operations = {
${rows.join('\n')}
} as const;

export type OperationId = keyof typeof operations;
`;
}

/** The bytes of `contract.gen.json`, which the server serves and validates by. */
export const generateBundle = (document: ContractDocument): string => `${JSON.stringify(document, null, 1)}\n`;
