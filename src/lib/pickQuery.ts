/**
 * The pairs of a query with these keys, in order: a page receives only the keys of its row
 * (`src/app/routes/routes.ts`).
 */
export const pickQuery = (query: URLSearchParams, keys: readonly string[]): URLSearchParams =>
  new URLSearchParams([...query].filter(([key]) => keys.includes(key)));
