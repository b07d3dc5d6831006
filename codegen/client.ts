/** Writes the RTK Query client: the endpoints by the customer's generator, and a table of what that generator drops. */
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientView } from './clientView';
import { listOperations, type ContractDocument } from './contract';
import { getWrites, postReads } from './kinds';
import { splitClient } from './splitClient';

export const header = '// Written by `npm run codegen` from openapi/. Do not edit.\n';

/** The sources of `src/api/generated/<tag>.gen.ts` and of `types.gen.ts` beside them, by name. */
export async function generateClient(document: ContractDocument): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'codegen-'));
  try {
    const schemaFile = join(folder, 'contract.json');
    await writeFile(schemaFile, JSON.stringify(clientView(document)));
    const source = await generateEndpoints({
      schemaFile,
      apiFile: '../emptyApi',
      apiImport: 'emptyApi',
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
    const clients = new Map(listOperations(document).map(({ id, client }) => [id, client]));
    const parts = splitClient(source, (id) => clients.get(id) ?? 'untagged');
    return Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, `${header}${text}\n`]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * The source of `src/api/generated/operations.gen.ts`: service, content type and kind of answer of each operation. Most are
 * alike (main service, JSON in an envelope), so the table, which every page loads, names only those that are not.
 */
export function generateClientTable(document: ContractDocument): string {
  const operations = listOperations(document);
  const rows = operations
    .map(({ id, service, contentType, answer }) => {
      const traits = [
        service !== 'main' && `service: '${service}'`,
        contentType !== null && contentType !== 'application/json' && `contentType: '${contentType}'`,
        answer !== 'json' && `answer: '${answer}'`,
      ].filter(Boolean);
      return traits.length > 0 ? `  ${id}: { ${traits.join(', ')} },` : null;
    })
    .filter((row) => row !== null);
  return `${header}
export interface OperationTraits {
  service: 'main' | 'helper' | 'legacy' | 'static';
  /** Of the request's body, where there is one. */
  contentType: string;
  /** json: the envelope's data; document: JSON without an envelope; text and blob: as they are. */
  answer: 'json' | 'document' | 'text' | 'blob';
}

const usual: OperationTraits = { service: 'main', contentType: 'application/json', answer: 'json' };

/** What of an operation differs from the usual. */
const unusual: Record<string, Partial<OperationTraits>> = {
${rows.join('\n')}
};

/** How an operation is asked and how its answer is read. */
export const traitsOf = (operationId: string): OperationTraits => ({ ...usual, ...unusual[operationId] });
`;
}
