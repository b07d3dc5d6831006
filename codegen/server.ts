/** Generates the server's types, table of operations, and the bundle for validation. */
import { header } from './client';
import { listOperations, type ContractDocument } from './contract';

/** The source of `server/http/generated/types.gen.ts`. */
export async function generateServerTypes(document: ContractDocument): Promise<string> {
  // Imported lazily, because the tables below (and their tests) don't need it.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const nodes = await openapiTS(JSON.stringify(document), { alphabetize: true, immutable: false });
  return header + astToString(nodes);
}

/** The source of `server/http/generated/operations.gen.ts`: the properties of each operation that the router needs. */
export function generateServerTable(document: ContractDocument): string {
  const rows = listOperations(document).map((operation) => {
    const { id, method, path, service, tag, kind, contentType, responseType, operationObject } = operation;
    const secured = (operationObject.security ?? []).some((scheme) => 'accessToken' in scheme);
    // An operation with a 304 response has an ETag.
    const revalidates = '304' in operationObject.responses;
    return `  ${id}: ${JSON.stringify({ method: method.toUpperCase(), path, service, tag, kind, contentType, responseType, secured, revalidates })},`;
  });
  return `${header}
export const operations = {
${rows.join('\n')}
} as const;

export type OperationId = keyof typeof operations;
`;
}

/** The bytes of `server/http/generated/contract.gen.json`, which the server serves and validates by. */
export const generateBundle = (document: ContractDocument): string => `${JSON.stringify(document, null, 1)}\n`;
