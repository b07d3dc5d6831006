/** Generates the RTK Query client: the endpoints with RTK's generator, and a table of traits that it drops. */
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toClientContract } from './clientContract';
import { listOperations, type ContractDocument, type Operation } from './contract';
import { splitClient } from './splitClient';

export const header = '// Written by `npm run codegen` from openapi/. Do not edit.\n';

/** The sources of `src/api/generated/<tag>.gen.ts` and `types.gen.ts`, by file name. */
export async function generateClient(document: ContractDocument): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'codegen-'));
  try {
    const schemaFile = join(folder, 'contract.json');
    await writeFile(schemaFile, JSON.stringify(toClientContract(document)));
    const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]));
    const source = await generateEndpoints({
      schemaFile,
      apiFile: '../emptyApi',
      apiImport: 'emptyApi',
      hooks: false,
      tag: false,
      encodePathParams: true,
      flattenArg: true,
      useUnknown: true,
      endpointOverrides: [...operations.values()].map(endpointOverride),
    });
    if (!source) throw new Error('The generator returned no source.');
    const parts = splitClient(source, (id) => operations.get(id)?.client ?? 'untagged');
    return Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, `${header}${text}\n`]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

type EndpointOverride = NonNullable<Parameters<typeof generateEndpoints>[0]['endpointOverrides']>[number];

/** Whether an endpoint is a query or a mutation, and its cache tags. */
function endpointOverride({ id, kind, cacheTags }: Operation): EndpointOverride {
  const pattern = (name: string) => name === id;
  if (kind === 'read') return { pattern, type: 'query', ...(cacheTags.length > 0 && { providesTags: [...cacheTags] }) };
  return { pattern, type: 'mutation', ...(cacheTags.length > 0 && { invalidatesTags: [...cacheTags] }) };
}

/** The source of `src/api/generated/tags.gen.ts`: the names of all cache tags. */
export function generateTags(document: ContractDocument): string {
  const tags = [...new Set(listOperations(document).flatMap(({ cacheTags }) => cacheTags))].sort();
  return `${header}
export const tagTypes = ${JSON.stringify(tags)} as const;
`;
}

const unionOf = (names: readonly string[]): string =>
  names.length === 0
    ? 'never'
    : [...new Set(names)]
        .sort()
        .map((name) => `'${name}'`)
        .join(' | ');

/** The source of `src/api/generated/reasons.gen.ts`: the types of all error reasons, without code. */
export function generateReasons(document: ContractDocument): string {
  const rows = listOperations(document).map(({ id, reasons }) => `  ${id}: ${unionOf(reasons)};`);
  return `${header}
/** Reasons that every operation can return. */
export type CommonReason = ${unionOf(document['x-common-reasons'] ?? [])};

/** The other reasons of each operation (x-reasons). */
export interface OperationReasons {
${rows.join('\n')}
}
`;
}

/**
 * The source of `src/api/generated/operations.gen.ts`: service, content type and kind of response of each operation.
 * Every page loads this table, so it lists only operations that differ from the default (main service, JSON in an
 * envelope).
 */
export function generateClientTable(document: ContractDocument): string {
  const operations = listOperations(document);
  const rows = operations
    .map(({ id, service, contentType, responseType }) => {
      const traits = [
        service !== 'main' && `service: '${service}'`,
        contentType !== null && contentType !== 'application/json' && `contentType: '${contentType}'`,
        responseType !== 'json' && `responseType: '${responseType}'`,
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
  responseType: 'json' | 'document' | 'text' | 'blob';
}

const defaults: OperationTraits = { service: 'main', contentType: 'application/json', responseType: 'json' };

/** Traits that differ from the defaults, by operation. */
const overrides: Record<string, Partial<OperationTraits>> = {
${rows.join('\n')}
};

/** How an operation is requested and how its response is read. */
export const traitsOf = (operationId: string): OperationTraits => ({ ...defaults, ...overrides[operationId] });
`;
}
