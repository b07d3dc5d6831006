/** The key of a device of the staff, as the device keeps it: it survives a reload, and nothing else of the site reads it. */
import type { KeyedStorage } from '@/state/services';

const KEY = 'staff-device';
/** 256 random bits in base64url (server/lib/secrets). */
const TOKEN = /^[\w-]{43}$/;

export const isDeviceKey = (text: string): boolean => TOKEN.test(text);

export function readDeviceKey(storage: Pick<KeyedStorage, 'get'>): string | null {
  const kept = storage.get(KEY);
  return kept !== null && isDeviceKey(kept) ? kept : null;
}

export function keepDeviceKey(storage: Pick<KeyedStorage, 'set' | 'remove'>, token: string | null): void {
  if (token === null) storage.remove(KEY);
  else storage.set(KEY, token);
}
