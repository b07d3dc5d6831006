/** Matchers for store tests: `expect(world).toBeLoading()`, `toShowToasts(['…'])`. */
import { selectIsLoading, selectToasts } from '@/state/noticesSlice';
import type { AppStore } from '@/app/store/makeStore';

interface World {
  store: AppStore;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- as jest's own types are extended
  namespace jest {
    interface Matchers<R> {
      /** Requests or a navigation are in progress. */
      toBeLoading(): R;
      /** Exactly these toasts are shown, in order. */
      toShowToasts(texts: string[]): R;
    }
  }
}

const same = (name: string, actual: unknown, expected: unknown) => ({
  pass: JSON.stringify(actual) === JSON.stringify(expected),
  message: () => `${name}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`,
});

expect.extend({
  toBeLoading: ({ store }: World) => ({
    pass: selectIsLoading(store.getState()),
    message: () => `pending: ${store.getState().notices.pending}`,
  }),
  toShowToasts: ({ store }: World, texts: string[]) =>
    same(
      'toasts',
      selectToasts(store.getState()).map(({ text }) => text),
      texts,
    ),
});
