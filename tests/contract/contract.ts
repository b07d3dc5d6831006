/** The contract for its tests: operations with their examples. */
import { SERVICE_BASES } from '@/rules/http/serviceBases';
import { readFileSync } from 'node:fs';
import { operationTable, type OperationId } from '../../server/http/contract';
import { bodyExampleOf, follow, operationIds, operationOf, parametersOf } from '../../server/http/examples';

export { bodyExampleOf as exampleOf, follow, operationOf, parametersOf, operationIds as ids };

/** The URL of a call with these path parameters, or the examples of the contract. */
export function urlOf(id: OperationId, parameters: Record<string, string> = {}): string {
  const { path, service } = operationTable[id];
  const values = new Map(
    parametersOf(id).map(({ name, example }) => [name, parameters[name] ?? String(example ?? '')]),
  );
  return (
    SERVICE_BASES[service] +
    path.replace(/\{([^}]+)\}/g, (_place, name: string) => encodeURIComponent(values.get(name) ?? ''))
  );
}

/** A line of docs/specification/operations.tsv. */
export interface SpecifiedOperation {
  id: string;
  method: string;
  path: string;
  service: string;
  kind: string;
}

export const specifiedOperations: SpecifiedOperation[] = readFileSync('docs/specification/operations.tsv', 'utf8')
  .split('\n')
  .filter((line) => /^[a-zA-Z]+\.[a-zA-Z]/.test(line))
  .map((line) => {
    const [dotted = '', method = '', path = '', service = '', kind = ''] = line.split('\t');
    const id = dotted.replace(/\.(.)/, (_dot, letter: string) => letter.toUpperCase());
    return { id, method, path, service, kind };
  });
