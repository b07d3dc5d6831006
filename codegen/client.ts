/** Generates the RTK Query client: the endpoints with RTK's generator, and a table of traits that it drops. */
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toClientContract } from './clientContract';
import type { ContractDocument } from './contract';
import { quote, toCamelCase } from './names';
import { listOperations, listServices, type Operation } from './operations';
import { ContractError } from './pointers';
import { splitClient } from './splitClient';

export const header = '// Written by `npm run codegen` from the contract. Do not edit.\n';

/** Names of generated files that no tag may have. */
const RESERVED = new Set([
  'types',
  'enums',
  'tags',
  'traits',
  'reasons',
  'errors',
  'contract',
  'operations',
  'handlers',
]);

/** The name of an operation's file and of its api: `users` is `users.gen.ts`, which exports `usersApi`. */
function nameOfClient({ client }: Operation): string {
  const name = toCamelCase(client) || 'untagged';
  return RESERVED.has(name) || /^\d/.test(name) ? `tag${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;
}

/** The sources of `<tag>.gen.ts`, `types.gen.ts` and `enums.gen.ts`, by file name. */
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
    }).catch((error: Error) => {
      throw new ContractError([{ pointer: '#', message: `The client cannot be generated: ${error.message}` }]);
    });
    if (!source) throw new ContractError([{ pointer: '#', message: 'The client has no source.' }]);
    // The generator takes names such as #text for identifiers.
    const quoted = source.replace(/^(\s*)(#[\w$]+)(\??:)/gm, '$1"$2"$3');
    const parts = splitClient(quoted, (id) => {
      const operation = operations.get(id);
      if (!operation) throw new ContractError([{ pointer: '#/paths', message: `No operation has the name ${id}.` }]);
      return nameOfClient(operation);
    });
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

/** The source of `tags.gen.ts`: the names of all cache tags. */
export function generateTags(document: ContractDocument): string {
  const tags = [...new Set(listOperations(document).flatMap(({ cacheTags }) => cacheTags))].sort();
  return `${header}
export const tagTypes = ${JSON.stringify(tags)} as const;
`;
}

const unionOf = (names: readonly string[]): string =>
  names.length === 0 ? 'never' : [...new Set(names)].sort().map(quote).join(' | ');

/** The source of `reasons.gen.ts`: the types of all error reasons, without code. */
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
 * The source of `traits.gen.ts`: service, content type and kind of response of each operation. Every page loads this
 * table, so it lists only operations that differ from the default (the first server, JSON).
 */
export function generateTraits(document: ContractDocument): string {
  const services = listServices(document);
  const [defaultService = '/'] = services.keys();
  const rows = listOperations(document)
    .map(({ id, service, contentType, responseType }) => {
      const traits = [
        service !== defaultService && `service: ${quote(service)}`,
        contentType !== null && contentType !== 'application/json' && `contentType: ${quote(contentType)}`,
        responseType !== 'json' && `responseType: '${responseType}'`,
      ].filter(Boolean);
      return traits.length > 0 ? `  ${id}: { ${traits.join(', ')} },` : null;
    })
    .filter((row) => row !== null);
  return `${header}
export interface OperationTraits {
  service: ${unionOf([...services.keys()])};
  /** Of the request's body, where there is one. */
  contentType: string;
  /** json: the envelope's data; document: JSON without an envelope; text and blob: as they are. */
  responseType: 'json' | 'document' | 'text' | 'blob';
}

const defaults: OperationTraits = { service: ${quote(defaultService)}, contentType: 'application/json', responseType: 'json' };

/** Traits that differ from the defaults, by operation. */
const overrides: Record<string, Partial<OperationTraits>> = {
${rows.join('\n')}
};

/** How an operation is requested and how its response is read. */
export const traitsOf = (operationId: string): OperationTraits => ({ ...defaults, ...overrides[operationId] });
`;
}
