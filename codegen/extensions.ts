/** Checks the extensions of the contract of this repository: `x-read`, `x-write`, `x-provides`, `x-invalidates`, `x-name`. */
import type { ContractDocument } from './contract';
import { isSafe, listOperations, listServices } from './operations';

/** A problem for each redundant extension: `x-read` on a GET, `x-write` on any other method. */
export const checkKinds = (document: ContractDocument): string[] =>
  listOperations(document).flatMap(({ id, method, operationObject }) => {
    const redundant = isSafe(method) ? 'x-read' : 'x-write';
    return redundant in operationObject
      ? [`${id} is a ${method.toUpperCase()}, so ${redundant} does not apply to it.`]
      : [];
  });

/**
 * A problem for each cache tag on the wrong kind of operation, or without a counterpart, where it would silently have
 * no effect.
 */
export function checkCacheTags(document: ContractDocument): string[] {
  const operations = listOperations(document);
  const misplaced = operations.flatMap(({ id, kind, operationObject }) => {
    const misplacedKey = kind === 'read' ? 'x-invalidates' : 'x-provides';
    return misplacedKey in operationObject ? [`${id} is a ${kind}, so ${misplacedKey} does not apply to it.`] : [];
  });
  const tagsOf = (kind: 'read' | 'write') =>
    new Set(operations.flatMap((operation) => (operation.kind === kind ? operation.cacheTags : [])));
  const provided = tagsOf('read');
  const invalidated = tagsOf('write');
  return [
    ...misplaced,
    ...[...invalidated]
      .filter((tag) => !provided.has(tag))
      .map((tag) => `The tag ${tag} is invalidated, but no operation provides it.`),
    ...[...provided]
      .filter((tag) => !invalidated.has(tag))
      .map((tag) => `The tag ${tag} is provided, but no operation invalidates it.`),
  ];
}

/** A problem for each path whose server is none of those that the contract names. */
export function checkServices(document: ContractDocument): string[] {
  const named = (document.servers ?? []).flatMap((server) => server['x-name'] ?? []);
  const known = [...listServices(document)].flatMap(([name, url]) => (named.includes(name) ? [url] : []));
  return listOperations(document)
    .filter(({ service }) => !named.includes(service))
    .map(({ path, service }) => `${path}: the server ${service} is none of ${known.join(', ')}.`);
}
