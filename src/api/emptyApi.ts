import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { tagTypes } from './generated/tags.gen';

/** How long an unused response stays cached. A server store lives for one render, so no timer may outlive it. */
const CACHE_SECONDS = typeof document === 'undefined' ? Infinity : 60;

/**
 * The one RTK Query API, before the generated endpoints are injected. Its cache tags come from the contract
 * (`x-provides`, `x-invalidates`).
 */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: CACHE_SECONDS,
  tagTypes,
  endpoints: () => ({}),
});
