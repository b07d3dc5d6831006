/** Drafts of forms on this device: one per form, until it is published or discarded. */
import type { KeyedStorage } from '@/state/services';

export interface DeviceDraft {
  text: string;
  /** ISO instant. */
  savedAt: string;
  /** The revision of the server's draft that it began from. */
  revision?: number;
}

const KEY = 'form-drafts';

const isDraft = (value: unknown): value is DeviceDraft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<DeviceDraft>).text === 'string' &&
  typeof (value as Partial<DeviceDraft>).savedAt === 'string';

/** All drafts by form id; unreadable ones are ignored. */
export function readDrafts(storage: KeyedStorage): Record<string, DeviceDraft> {
  try {
    const stored: unknown = JSON.parse(storage.get(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, DeviceDraft] => isDraft(entry[1])),
    );
  } catch {
    return {};
  }
}

/**
 * Stores a draft, or removes it with null. The storage is read again first, so drafts that other tabs have stored are
 * preserved. A draft without a revision keeps the stored one.
 */
export function storeDraft(
  storage: KeyedStorage,
  formId: string,
  draft: DeviceDraft | null,
): Record<string, DeviceDraft> {
  const { [formId]: previous, ...others } = readDrafts(storage);
  const drafts = draft ? { ...others, [formId]: { ...previous, ...draft } } : others;
  storage.set(KEY, JSON.stringify(drafts));
  return drafts;
}
