/**
 * The browser of a public demo whose request is being processed. Rows written by the request record it; undefined
 * elsewhere.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export const demoVisit = new AsyncLocalStorage<string>();
