/** The site's own store in a world of the test's: `const { store, server } = makeTestStore({ locale: 'ru', server: fakeServer({ … }) })`. */
import { api } from '@/api';
import { isWechat, type Device } from '@/lib/device';
import type { Locale } from '@/rules/locales';
import { deviceDetected } from '@/state/clientSlice';
import { localeDecided } from '@/state/localeSlice';
import { ticketFound } from '@/state/ticketSlice';
import { makeStore, startKeeping, type AppStore } from '@/app/store/makeStore';
import type { Recorder } from '@/app/store/recording';
import './matchers';
import { testWorld, type TestWorld, type WorldOptions } from './testWorld';
import { turn } from './until';

export interface StoreOptions extends WorldOptions {
  /** What reads: a phone or a wide window. */
  device?: Device;
  /** Writes down what happens (src/app/store/recording.ts). */
  recorder?: Recorder;
  locale?: Locale;
  /** The web ticket that the reader has. */
  ticket?: string;
  /** Whether what may be kept is kept, as in a browser after hydration. */
  keeping?: boolean;
}

export interface TestStore extends TestWorld {
  store: AppStore;
  /** Waits until what was begun by listeners and by keeping is done. */
  settled(): Promise<void>;
}

/** Stores of the test that is running: their timers end with it. */
const made: AppStore[] = [];
afterEach(() => {
  for (const store of made.splice(0)) store.dispatch(api.util.resetApiState());
});

export function makeTestStore({
  locale = 'en',
  ticket,
  keeping = false,
  device,
  recorder,
  ...options
}: StoreOptions = {}): TestStore {
  const world = testWorld(options);
  const store = makeStore(world.services, undefined, { middleware: recorder ? [recorder.middleware] : [] });
  made.push(store);
  store.dispatch(localeDecided(locale));
  if (device) store.dispatch(deviceDetected({ device, inWechat: isWechat(options.userAgent ?? '') }));
  if (ticket) store.dispatch(ticketFound({ value: ticket, expiresAt: null }));
  const keeper = keeping ? startKeeping(store, world.services) : null;
  return {
    ...world,
    store,
    async settled() {
      await turn();
      while (keeper && !keeper.getState().bootstrapped) await turn();
      // What is kept is written a key a turn of its own timer, unless it is asked to do it now.
      await keeper?.flush();
      await turn();
    },
  };
}
