import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { tagTypes } from './generated/tags.gen';

/** How long an answer that no page shows is kept. The server's stores live for one render: a timer would outlive them. */
const KEEP_SECONDS = typeof document === 'undefined' ? Infinity : 60;

/** The one RTK Query api, before the generated endpoints are injected. Its cache tags are those of the contract (`x-provides`, `x-invalidates`). */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: KEEP_SECONDS,
  tagTypes,
  endpoints: () => ({}),
});
