/**
 * A log of what happened in a store, without anything of a person: it is masked while it is written, never afterwards. Every text becomes a
 * sign of its own (`t1`, `t2`, …) that is the same for the same text within a recording, so that a log replays to the state that it had, and says
 * nothing but which texts were equal. Numbers, flags and the names of things stay. For development and tests: production has none of it.
 */
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';

export interface Recording {
  version: 1;
  /** The masked state in which the recording began. */
  from: unknown;
  /** Masked actions in the order in which the reducers saw them. */
  actions: UnknownAction[];
}

export interface Recorder {
  middleware: Middleware;
  /** What was recorded until now. */
  recording(): Recording;
  /** A value as the recording would hold it. */
  mask(value: unknown): unknown;
}

/** Texts that reducers write or go by themselves; nobody can type into them. */
const NAMES = new Set(['type', 'status', 'requestStatus', 'requestId', 'endpointName', 'reducerPath', 'op']);

/** Its keys are values: a draft's names the registration that is changed. */
const BY_VALUE = 'drafts';

/** Where a change is made: names of properties, and keys of the cache. */
const PLACE = 'path';

/** A key of the cache: the call's name and what it was asked with. */
const CACHE_KEY = /^(\w+)\((.*)\)$/s;

export function makeMask(): (value: unknown) => unknown {
  const signs = new Map<string, string>();
  const sign = (text: string): string => {
    if (text === '') return '';
    const known = signs.get(text) ?? `t${signs.size + 1}`;
    signs.set(text, known);
    return known;
  };
  const text = (value: string): string => {
    const [, name, arg] = CACHE_KEY.exec(value) ?? [];
    return name === undefined || arg === undefined ? sign(value) : `${name}(${sign(arg)})`;
  };
  const key = (name: string): string => (CACHE_KEY.test(name) ? text(name) : name);
  const mask = (value: unknown, of: string): unknown => {
    if (typeof value === 'string') return NAMES.has(of) ? value : text(value);
    if (Array.isArray(value))
      return value.map((item: unknown) => (of === PLACE && typeof item === 'string' ? key(item) : mask(item, of)));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [of === BY_VALUE ? text(name) : key(name), mask(item, name)]),
    );
  };
  return (value) => mask(value, '');
}

/** redux-persist's own words hold functions; its state is in the recording's beginning, and never changes after it. */
const isPersist = ({ type }: UnknownAction): boolean => type.startsWith('persist/');

export function makeRecorder(): Recorder {
  const mask = makeMask();
  let from: unknown = null;
  let actions: UnknownAction[] = [];
  return {
    mask,
    recording: () => ({ version: 1, from, actions: [...actions] }),
    // Stands last, beside the reducers: what it sees is what they see.
    middleware: (store) => (next) => (dispatched) => {
      const action = dispatched as UnknownAction;
      if (isPersist(action)) {
        const result = next(action);
        // What the browser had kept is in the store now.
        if (action.type === REHYDRATE) {
          from = mask(store.getState());
          actions = [];
        }
        return result;
      }
      from ??= mask(store.getState());
      // As text and back: what is kept is not what others may still change.
      actions.push(JSON.parse(JSON.stringify(mask(action))) as UnknownAction);
      return next(action);
    },
  };
}
