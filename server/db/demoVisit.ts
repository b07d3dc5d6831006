/** In a public demo: the browser whose request is being answered, for what is written on its way. Nobody's outside of one. */
import { AsyncLocalStorage } from 'node:async_hooks';

export const demoVisit = new AsyncLocalStorage<string>();
