/** Writes the RTK Query client: the endpoints by the customer's generator, and a table of what that generator drops. */
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientView } from './clientView';
import { listOperations, type ContractDocument } from './contract';
import { getWrites, postReads } from './kinds';

export const header = '// Written by `npm run codegen` from openapi/. Do not edit.\n';

/** The source of `src/api/generated/endpoints.gen.ts`. */
export async function generateClient(document: ContractDocument): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'codegen-'));
  try {
    const schemaFile = join(folder, 'contract.json');
    await writeFile(schemaFile, JSON.stringify(clientView(document)));
    const source = await generateEndpoints({
      schemaFile,
      apiFile: '../emptyApi',
      apiImport: 'emptyApi',
      exportName: 'generatedApi',
      hooks: false,
      tag: false,
      encodePathParams: true,
      useUnknown: true,
      endpointOverrides: [
        { pattern: (name) => postReads.includes(name), type: 'query' },
        { pattern: (name) => getWrites.includes(name), type: 'mutation' },
      ],
    });
    if (!source) throw new Error('The generator gave no source.');
    return header + source;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The source of `src/api/generated/operations.gen.ts`: service, method, content type and kind of answer of each operation. */
export function generateClientTable(document: ContractDocument): string {
  const rows = listOperations(document).map(({ id, service, contentType, answer }) => {
    return `  ${id}: { service: '${service}', contentType: ${contentType ? `'${contentType}'` : 'null'}, answer: '${answer}' },`;
  });
  return `${header}
export interface OperationTraits {
  service: 'main' | 'helper' | 'legacy' | 'static';
  /** Of the request's body; null where there is none. */
  contentType: string | null;
  /** json: the envelope's data; document: JSON without an envelope; text and blob: as they are. */
  answer: 'json' | 'document' | 'text' | 'blob';
}

export const operations = {
${rows.join('\n')}
} as const satisfies Record<string, OperationTraits>;

export type OperationId = keyof typeof operations;
`;
}
