/**
 * A log of a store's actions without personal data: it is masked while it is written. Each text becomes a token
 * (`t1`, `t2`, …), equal texts the same one. A replayed log leads to the recorded state and reveals only which texts
 * were equal. Numbers, flags and property names stay. For development and tests, never in production.
 */
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { countdownUpdated } from '@/state/countdownSlice';

export interface Recording {
  version: 1;
  /** Masked. */
  initialState: unknown;
  /** Masked actions in the order in which the reducers saw them. */
  actions: UnknownAction[];
}

export interface Recorder {
  middleware: Middleware;
  /** The recording so far. */
  recording(): Recording;
  /** A value as the recording would hold it. */
  mask(value: unknown): unknown;
}

/** Properties whose texts reducers depend on; they contain no user input. */
const UNMASKED_PROPERTIES = new Set<string | undefined>([
  'type',
  'status',
  'requestStatus',
  'requestId',
  'endpointName',
  'reducerPath',
  'op',
]);

/** Its keys are masked too: a draft's key contains the registration being changed. */
const MASKED_KEYS_PROPERTY = 'drafts';

/** Immer patch paths: names of properties, and keys of the cache. */
const PATCH_PATH = 'path';

/** A cache key: the endpoint's name and its arguments. */
const CACHE_KEY = /^(\w+)\((.*)\)$/s;

export function makeMask(): (value: unknown) => unknown {
  const tokens = new Map<string, string>();
  const tokenOf = (text: string): string => {
    if (text === '') return '';
    const token = tokens.get(text) ?? `t${tokens.size + 1}`;
    tokens.set(text, token);
    return token;
  };
  const text = (value: string): string => {
    const [, name, arg] = CACHE_KEY.exec(value) ?? [];
    return name === undefined || arg === undefined ? tokenOf(value) : `${name}(${tokenOf(arg)})`;
  };
  const key = (name: string): string => (CACHE_KEY.test(name) ? text(name) : name);
  const mask = (value: unknown, property?: string): unknown => {
    if (typeof value === 'string') return UNMASKED_PROPERTIES.has(property) ? value : text(value);
    if (Array.isArray(value))
      return value.map((item: unknown) =>
        property === PATCH_PATH && typeof item === 'string' ? key(item) : mask(item, property),
      );
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        property === MASKED_KEYS_PROPERTY ? text(name) : key(name),
        mask(item, name),
      ]),
    );
  };
  return (value) => mask(value);
}

/** redux-persist actions contain functions. Their state is part of the initial state and never changes after it. */
const isPersistAction = ({ type }: UnknownAction): boolean => type.startsWith('persist/');

export function makeRecorder(): Recorder {
  const mask = makeMask();
  let initialState: unknown = null;
  let actions: UnknownAction[] = [];
  return {
    mask,
    recording: () => ({ version: 1, initialState, actions: [...actions] }),
    // The last middleware, so it sees exactly what the reducers see.
    middleware: (store) => (next) => (dispatched) => {
      const action = dispatched as UnknownAction;
      if (isPersistAction(action)) {
        const result = next(action);
        // The persisted state is in the store now: restart the recording.
        if (action.type === REHYDRATE) {
          initialState = mask(store.getState());
          actions = [];
        }
        return result;
      }
      initialState ??= mask(store.getState());
      // A deep copy through JSON: recorded values must not change later.
      const copy = JSON.parse(JSON.stringify(mask(action))) as UnknownAction;
      // Of consecutive ticks only the last one matters to the actions after it.
      if (countdownUpdated.match(action) && actions.at(-1)?.type === action.type) actions.pop();
      actions.push(copy);
      return next(action);
    },
  };
}
