/**
 * The site's own store with test services: `const { store, server } = makeTestStore({ locale: 'ru', server:
 * fakeServer({ … }) })`.
 */
import { api } from '@/api';
import { isWechat, type Device } from '@/lib/device';
import type { Locale } from '@/rules/locales';
import { deviceDetected } from '@/state/clientSlice';
import { localeSet } from '@/state/localeSlice';
import { ticketRestored } from '@/state/ticketSlice';
import { makeStore, startPersisting, type AppStore } from '@/app/store/makeStore';
import './matchers';
import { testWorld, type TestWorld, type WorldOptions } from './testWorld';
import { nextMacrotask } from './until';

export interface StoreOptions extends WorldOptions {
  /** The device: a phone or a wide window. */
  device?: Device;
  locale?: Locale;
  /** The user's web ticket. */
  ticket?: string;
  /** Whether the state is persisted, as in a browser after hydration. */
  isPersisted?: boolean;
}

export interface TestStore extends TestWorld {
  store: AppStore;
  /** Waits for listeners and for persistence. */
  settled(): Promise<void>;
}

/** Stores of the current test: their timers end with it. */
const createdStores: AppStore[] = [];
afterEach(() => {
  for (const store of createdStores.splice(0)) store.dispatch(api.util.resetApiState());
});

export function makeTestStore({
  locale = 'en',
  ticket,
  isPersisted = false,
  device,
  ...options
}: StoreOptions = {}): TestStore {
  const world = testWorld(options);
  const store = makeStore(world.services);
  createdStores.push(store);
  store.dispatch(localeSet(locale));
  if (device) store.dispatch(deviceDetected({ device, inWechat: isWechat(options.userAgent ?? '') }));
  if (ticket) store.dispatch(ticketRestored({ value: ticket, expiresAt: null }));
  const persistor = isPersisted ? startPersisting(store, world.services) : null;
  return {
    ...world,
    store,
    async settled() {
      await nextMacrotask();
      while (persistor && !persistor.getState().bootstrapped) await nextMacrotask();
      // redux-persist writes one key per timer tick, unless it is flushed.
      await persistor?.flush();
      await nextMacrotask();
    },
  };
}
