/** How long a browser caches a response that no page shows. */
import { configApi } from '@/api';
import { example } from '../support/fakeResponses';
import { fakeServer } from '../support/fakeTransport';
import { makeTestStore } from '../support/makeTestStore';

afterEach(() => void jest.useRealTimers());

test('an unused response is cached for a minute', async () => {
  const { store } = makeTestStore({ server: fakeServer({ configMenu: example }) });
  const isCached = () => configApi.endpoints.configMenu.select()(store.getState()).isSuccess;
  const subscription = store.dispatch(configApi.endpoints.configMenu.initiate());
  await subscription;
  jest.useFakeTimers();
  subscription.unsubscribe();
  jest.advanceTimersByTime(59_999);
  expect(isCached()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isCached()).toBe(false);
});
