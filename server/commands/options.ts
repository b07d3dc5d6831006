/** Helpers of commands: options, requests and errors. */
import { parseArgs } from 'node:util';
import { DomainError } from '../http/envelope';
import { textOf } from '../http/reasons';
import type { Services } from '../domain';
import type { OperatorCommand } from './operators';

/** Parses options (`names` have a value, `flags` none); null for invalid arguments. */
export function readOptions<Name extends string, Flag extends string = never>(
  words: readonly string[],
  names: readonly Name[],
  flags: readonly Flag[] = [],
): ({ readonly [name in Name]?: string } & { readonly [flag in Flag]?: boolean }) | null {
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' }] as const),
    ...flags.map((flag) => [flag, { type: 'boolean' }] as const),
  ]);
  try {
    return parseArgs({ args: [...words], options }).values as ReturnType<typeof readOptions<Name, Flag>>;
  } catch {
    return null;
  }
}

export const oneOf = <Word extends string>(words: readonly Word[], word: string | undefined): Word | undefined =>
  words.find((candidate) => candidate === word);

/** Creates a command from its usage, its parser (null for invalid arguments) and its implementation. */
export const operatorOf = <Request>(
  usage: string,
  read: (words: string[]) => Request | null,
  run: (services: Services, request: Request) => Promise<string[]>,
): OperatorCommand => ({
  usage,
  prepare(words) {
    const request = read(words);
    return request && ((services) => run(services, request));
  },
});

/** Rethrows a domain error with its English text. */
export function inEnglish(error: unknown): never {
  throw error instanceof DomainError ? new Error(textOf(error.reason, 'en')) : error;
}
