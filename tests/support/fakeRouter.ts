/**
 * The part of a router that the shell listens to, controlled by a test: `go('/en/news')` starts a navigation,
 * `arrive()` ends it.
 */
import type { startIdleWork } from '@/app/hydration/idle';

type Router = Parameters<typeof startIdleWork>[2];

export interface FakeRouter {
  router: Router;
  /** Starts a navigation; `arrive()` ends it. */
  go(path: string): void;
  arrive(): void;
}

export function fakeRouter(initialPath: string): FakeRouter {
  const locationOf = (path: string) => {
    const { pathname, search } = new URL(path, 'http://site');
    return { pathname, search, hash: '', state: null, key: 'test' };
  };
  let state = { location: locationOf(initialPath), navigation: { state: 'idle' }, matches: [] };
  let next = state.location;
  const listeners = new Set<(now: typeof state) => void>();
  const update = (change: Partial<typeof state>) => {
    state = { ...state, ...change };
    for (const run of listeners) run(state);
  };
  const router = {
    get state() {
      return state;
    },
    subscribe(run: (now: typeof state) => void) {
      listeners.add(run);
      return () => void listeners.delete(run);
    },
  };
  return {
    router: router as unknown as Router,
    go(path) {
      next = locationOf(path);
      update({ navigation: { state: 'loading' } });
    },
    arrive: () => update({ location: next, navigation: { state: 'idle' } }),
  };
}
