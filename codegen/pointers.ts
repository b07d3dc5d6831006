/** JSON pointers into a contract, and the problems that are reported with them. */

/** A part of a contract that code cannot be generated from. */
export interface ContractProblem {
  /** A JSON pointer, such as `#/paths/~1pets/get`. */
  pointer: string;
  message: string;
}

/** Thrown for a contract that code cannot be generated from. */
export class ContractError extends Error {
  constructor(readonly problems: readonly ContractProblem[]) {
    super(problems.map(({ pointer, message }) => `${pointer}: ${message}`).join('\n'));
  }
}

/** A key as a pointer contains it. */
export const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

export const toPointer = (...keys: string[]): string => ['#', ...keys.map(escapeKey)].join('/');

/** The node that a pointer of the document refers to; undefined if there is none. */
export const nodeAt = (document: object, pointer: string): unknown =>
  pointer
    .replace(/^#\/?/, '')
    .split('/')
    .filter((key) => key !== '')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown> | undefined | null)?.[key], document);
