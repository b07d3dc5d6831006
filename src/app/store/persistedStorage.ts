/**
 * Lets redux-persist store the slice `persisted` under the key names of the specification (section 3, storage keys).
 */
import type { PersistedState } from '@/state/persistedSlice';
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

/** The lists that all tabs share: a later write must not drop changes of another tab. */
const SHARED_LISTS = ['favourites', 'comparedProducts'] as const;
type SharedList = (typeof SHARED_LISTS)[number];

/** A list in the storage; empty when it cannot be read. */
export function readStoredList<Name extends SharedList>(storage: KeyedStorage, name: Name): PersistedState[Name] {
  try {
    const stored: unknown = JSON.parse(storage.get(STORAGE_KEYS[name]) ?? '[]');
    return (Array.isArray(stored) ? stored : []) as PersistedState[Name];
  } catch {
    return [] as PersistedState[Name];
  }
}

/** Calls `onChange` with a list that another tab changed. */
export function subscribeToLists(
  storage: KeyedStorage,
  onChange: (lists: Partial<Pick<PersistedState, SharedList>>) => void,
): void {
  for (const name of SHARED_LISTS)
    storage.subscribe(STORAGE_KEYS[name], () => onChange({ [name]: readStoredList(storage, name) }));
}
