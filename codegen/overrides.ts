/** Holds the reviewed table of kinds against the contract. */
import { listOperations, type ContractDocument } from './contract';
import { getWrites, postReads } from './kinds';

export interface KindTable {
  postReads: readonly string[];
  getWrites: readonly string[];
}

/** Says in one plain sentence how the table and the contract differ; null when they agree. */
export function checkOverrides(document: ContractDocument, table: KindTable = { postReads, getWrites }): string | null {
  const operations = listOperations(document);
  const methodOf = new Map(operations.map(({ id, method }) => [id, method]));
  const differences: string[] = [];
  for (const [name, ids, fits] of [
    ['postReads', table.postReads, (method: string) => method !== 'get'],
    ['getWrites', table.getWrites, (method: string) => method === 'get'],
  ] as const)
    for (const id of ids) {
      const method = methodOf.get(id);
      if (!method) differences.push(`${name} names ${id}, which is not an operation`);
      else if (!fits(method)) differences.push(`${name} names ${id}, which is a ${method.toUpperCase()}`);
    }
  for (const { id, method, object } of operations) {
    const { 'x-read': reads, 'x-write': writes } = object as { 'x-read'?: boolean; 'x-write'?: boolean };
    if (reads && method !== 'get' && !table.postReads.includes(id)) differences.push(`postReads lacks ${id}`);
    if (writes && method === 'get' && !table.getWrites.includes(id)) differences.push(`getWrites lacks ${id}`);
  }
  return differences.length > 0
    ? `The table in codegen/kinds.ts does not fit the contract: ${differences.join('; ')}.`
    : null;
}
