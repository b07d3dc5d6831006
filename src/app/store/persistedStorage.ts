/**
 * Lets redux-persist store the slice `persisted` under the key names of the specification (section 3, storage keys).
 */
import type { SharedState } from '@/state/persistedSlice';
import type { KeyedStorage } from '@/state/services';

/** Property of the slice → key in the storage. */
const STORAGE_KEYS = {
  source: 'source',
  firstPage: 'firstPage',
  delayDialog: 'delay-dialog',
  cookiesRead: 'cookies-read',
  drafts: 'drafts',
  earlierBadges: 'earlier-badges',
  favourites: 'favourites',
  comparedProducts: 'compared-products',
  visit: 'visit-settings',
  suggestionInputs: 'suggestion-inputs',
  _persist: 'persist',
} as const;

/**
 * redux-persist passes one JSON object whose values are JSON texts; each is stored under its own key. Values that
 * cannot be read or written (a full or forbidden storage) count as missing.
 */
export function persistedStorage(storage: KeyedStorage) {
  const forEachKey = (run: (property: string, key: string) => void) =>
    Object.entries(STORAGE_KEYS).forEach(([property, key]) => run(property, key));
  return {
    getItem(): Promise<string | null> {
      const stored: Record<string, string> = {};
      forEachKey((property, key) => {
        const text = storage.get(key);
        if (text !== null) stored[property] = text;
      });
      return Promise.resolve(Object.keys(stored).length > 0 ? JSON.stringify(stored) : null);
    },
    setItem(_key: string, value: string): Promise<void> {
      const persisted = JSON.parse(value) as Record<string, string>;
      forEachKey((property, key) => {
        const text = persisted[property];
        if (text === undefined || text === 'null') storage.remove(key);
        else storage.set(key, text);
      });
      return Promise.resolve();
    },
    removeItem(): Promise<void> {
      forEachKey((_property, key) => storage.remove(key));
      return Promise.resolve();
    },
  };
}

const SHARED = ['favourites', 'comparedProducts', 'visit', 'suggestionInputs'] as const satisfies (keyof SharedState)[];

/** A shared value in the storage; the initial one when there is none or it cannot be read. */
function readShared(storage: KeyedStorage, name: (typeof SHARED)[number], initial: object): unknown {
  try {
    const stored: unknown = JSON.parse(storage.get(STORAGE_KEYS[name]) ?? 'null');
    const isExpected = typeof stored === 'object' && Array.isArray(stored) === Array.isArray(initial);
    return (isExpected && stored) || initial;
  } catch {
    return initial;
  }
}

/** Calls `onChange` with what another tab changed; what it removed or damaged is as at the beginning. */
export function subscribeToSharedState(
  storage: KeyedStorage,
  initialState: SharedState,
  onChange: (changed: Partial<SharedState>) => void,
): void {
  for (const name of SHARED)
    storage.subscribe(STORAGE_KEYS[name], () => onChange({ [name]: readShared(storage, name, initialState[name]) }));
}
