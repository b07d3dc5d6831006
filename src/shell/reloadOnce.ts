/** Section 4: a chunk that could not be loaded reloads the page, once; what fails again is an error. */
import type { LaterServices, Services } from '@/state/services';

type World = Pick<Services & LaterServices, 'clock' | 'isOnline' | 'navigation' | 'storage'>;

const KEY = 'reloaded';

/** For how long a page that was reloaded is not reloaded again by itself. */
const AGAIN_MS = 3_600_000;

/** As webpack names them: scripts by the error's name, styles by its code. */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && /chunk/i.test(error.name + (error as { code?: string }).code);

/** @returns Whether the page is being loaded anew: then there is nothing to say to the reader. */
export function reloadOnce(error: unknown, { clock, isOnline, navigation, storage }: World): boolean {
  // Without a network another document would be lost too, and with it the page that is shown.
  if (!isChunkFailure(error) || !isOnline()) return false;
  const path = navigation.current();
  const [at, before] = (storage.get(KEY) ?? '').split(' ');
  if (before === path && clock.now().getTime() - Number(at) < AGAIN_MS) return false;
  storage.set(KEY, `${clock.now().getTime()} ${path}`);
  // A storage that keeps nothing could not stop the second time.
  if (!storage.get(KEY)) return false;
  navigation.assign(path);
  return true;
}

/** What a document cannot begin without. When a chunk of it is lost the document is loaded anew, once, and nothing goes on in this one. */
export async function loadedOrReloaded<T>(loading: Promise<T>, world: World): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (!reloadOnce(error, world)) throw error;
    return new Promise<never>(() => undefined);
  }
}
