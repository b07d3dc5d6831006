/** The `--name value` words of a command, each name one of those that are allowed; null when they make no sense. */
export function readOptions<Name extends string>(
  words: readonly string[],
  allowed: readonly Name[],
): ReadonlyMap<Name, string> | null {
  const options = new Map<Name, string>();
  for (let at = 0; at < words.length; at += 2) {
    const name = allowed.find((candidate) => candidate === words[at]);
    const value = words[at + 1];
    if (name === undefined || value === undefined || options.has(name)) return null;
    options.set(name, value);
  }
  return options;
}
