/** What commands share: their options, their requests and their errors. */
import { parseArgs } from 'node:util';
import { DomainError } from '../http/envelope';
import { textOf } from '../http/reasons';
import type { Services } from '../domain';
import type { Operator } from './operators';

/** The options of a command (`names` have a value, `flags` none); null when its words make no sense. */
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

/** A command whose words make a request, null when they make no sense, which then runs on the services. */
export const operatorOf = <Request>(
  usage: string,
  read: (words: string[]) => Request | null,
  run: (services: Services, request: Request) => Promise<string[]>,
): Operator => ({
  usage,
  prepare(words) {
    const request = read(words);
    return request && ((services) => run(services, request));
  },
});

/** Throws an error of the domain in its English words. */
export function inEnglish(error: unknown): never {
  throw error instanceof DomainError ? new Error(textOf(error.reason, 'en')) : error;
}
