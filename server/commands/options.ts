/** The options of a command; null when its words make no sense. */
import { parseArgs } from 'node:util';

/**
 * @param names options with a value
 * @param flags options without one
 */
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
