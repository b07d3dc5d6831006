/** Writes the server's side of the contract: its types, its table of operations, and the bundle that validators read. */
import { header } from './client';
import { listOperations, type ContractDocument } from './contract';

/** The source of `server/http/generated/types.gen.ts`. */
export async function generateServerTypes(document: ContractDocument): Promise<string> {
  // Asked for here: the tables below are made (and tested) without it.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const nodes = await openapiTS(JSON.stringify(document), { alphabetize: true, immutable: false });
  return header + astToString(nodes);
}

/** The source of `server/http/generated/operations.gen.ts`: what the router needs of each operation. */
export function generateServerTable(document: ContractDocument): string {
  const rows = listOperations(document).map((operation) => {
    const { id, method, path, service, tag, kind, contentType, answer, object } = operation;
    const secured = (object.security ?? []).some((scheme) => 'accessToken' in scheme);
    // What the contract answers with 304 has an ETag.
    const revalidates = '304' in object.responses;
    return `  ${id}: ${JSON.stringify({ method: method.toUpperCase(), path, service, tag, kind, contentType, answer, secured, revalidates })},`;
  });
  return `${header}
export const operations = {
${rows.join('\n')}
} as const;

export type OperationId = keyof typeof operations;
`;
}

/** The bytes of `server/http/generated/contract.gen.json`, which the server validates by and serves. */
export const generateBundle = (document: ContractDocument): string => `${JSON.stringify(document, null, 1)}\n`;
