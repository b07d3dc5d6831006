/** Reloads the page once when a chunk fails to load; a second failure is an error (section 4). */
import type { IdleServices, Services } from '@/state/services';
import { idleServices } from '../services/idle';

type ReloadServices = Pick<Services & IdleServices, 'clock' | 'isOnline' | 'navigation' | 'storage'>;

const STORAGE_KEY = 'reloaded';

/** How long a reloaded page is not reloaded again. */
const RELOAD_INTERVAL_MS = 3_600_000;

/** webpack marks scripts by the error's name and styles by its code; hydrate.tsx marks text files the same way. */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (/chunk/i.test(error.name + (error as { code?: string }).code) || error.message.startsWith('Lost chunk'));

/**
 * Documents that are already reloading: a script and a text file can fail together, and the second failure is
 * ignored.
 */
const reloadingDocuments = new WeakSet<ReloadServices['navigation']>();

/** @returns Whether the page is being reloaded: then no error is shown. */
export function reloadOnce(error: unknown, { clock, isOnline, navigation, storage }: ReloadServices): boolean {
  // Offline, a reload would lose the page that is still shown.
  if (!isChunkFailure(error) || !isOnline()) return false;
  if (reloadingDocuments.has(navigation)) return true;
  const path = navigation.current();
  const [reloadedAt, reloadedPath] = (storage.get(STORAGE_KEY) ?? '').split(' ');
  if (reloadedPath === path && clock.now().getTime() - Number(reloadedAt) < RELOAD_INTERVAL_MS) return false;
  storage.set(STORAGE_KEY, `${clock.now().getTime()} ${path}`);
  // Without a working storage nothing could stop a second reload.
  if (!storage.get(STORAGE_KEY)) return false;
  reloadingDocuments.add(navigation);
  navigation.assign(path);
  return true;
}

/**
 * Reloads the document once when something essential is missing, and never resolves. A second failure rejects, and
 * the page stays as the server rendered it.
 */
export function reloadOrReject(error: unknown, services: Services & Partial<IdleServices>): Promise<never> {
  return reloadOnce(error, { ...idleServices, ...services }) ? new Promise(() => undefined) : Promise.reject(error);
}
