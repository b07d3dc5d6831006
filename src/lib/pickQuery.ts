/**
 * The pairs of a query with these keys, in order: a page receives only the keys of its row
 * (`src/app/routes/routes.ts`). `min.*` stands for every key that starts with `min.`.
 */
export const pickQuery = (query: URLSearchParams, keys: readonly string[]): URLSearchParams => {
  const prefixes = keys.filter((key) => key.endsWith('.*')).map((key) => key.slice(0, -1));
  return new URLSearchParams(
    [...query].filter(([key]) => keys.includes(key) || prefixes.some((prefix) => key.startsWith(prefix))),
  );
};
