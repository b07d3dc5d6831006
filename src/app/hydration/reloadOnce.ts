/** Section 4: a chunk that could not be loaded reloads the page, once; what fails again is an error. */
import type { LaterServices, Services } from '@/state/services';
import { laterServices } from '../services/later';

type World = Pick<Services & LaterServices, 'clock' | 'isOnline' | 'navigation' | 'storage'>;

const KEY = 'reloaded';

/** For how long a page that was reloaded is not reloaded again by itself. */
const AGAIN_MS = 3_600_000;

/** As webpack names them: scripts by the error's name, styles by its code; files of texts as hydrate.tsx does. */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (/chunk/i.test(error.name + (error as { code?: string }).code) || error.message.startsWith('Lost chunk'));

/** Documents that are being replaced: a script and a file of texts can fail together, and the second failure is no new one. */
const reloading = new WeakSet<World['navigation']>();

/** @returns Whether the page is being loaded anew: then there is nothing to say to the reader. */
export function reloadOnce(error: unknown, { clock, isOnline, navigation, storage }: World): boolean {
  // Without a network another document would be lost too, and with it the page that is shown.
  if (!isChunkFailure(error) || !isOnline()) return false;
  if (reloading.has(navigation)) return true;
  const path = navigation.current();
  const [at, before] = (storage.get(KEY) ?? '').split(' ');
  if (before === path && clock.now().getTime() - Number(at) < AGAIN_MS) return false;
  storage.set(KEY, `${clock.now().getTime()} ${path}`);
  // A storage that keeps nothing could not stop the second time.
  if (!storage.get(KEY)) return false;
  reloading.add(navigation);
  navigation.assign(path);
  return true;
}

/** What a document cannot begin without was lost: it is loaded anew, once, and nothing goes on in this one; or it stays as the server has drawn it. */
export function stayOrReload(error: unknown, services: Services & Partial<LaterServices>): Promise<never> {
  return reloadOnce(error, { ...laterServices, ...services }) ? new Promise(() => undefined) : Promise.reject(error);
}
