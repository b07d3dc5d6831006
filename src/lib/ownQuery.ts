/** Of a query the pairs with these keys, in their order: all that a page is told of its address (`src/app/routes/table.ts`). */
export const ownQuery = (query: URLSearchParams, keys: readonly string[]): URLSearchParams =>
  new URLSearchParams([...query].filter(([key]) => keys.includes(key)));
