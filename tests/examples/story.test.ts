/** The snippet about stories of docs/testing.md. */
import { selectToasts } from '@/state/noticesSlice';
import { playInStore } from '../support/playInStore';

test('an article that cannot be loaded shows one message', async () => {
  const { failures, store } = await playInStore({
    version: 1,
    locale: 'en',
    device: 'desktop',
    signedIn: false,
    startedAt: '2026-03-10T02:00:00.000Z',
    steps: [
      { atMs: 0, page: '/en/news' },
      { atMs: 900, request: { operation: 'mediaNews', status: 500, reason: 'server.error' } },
    ],
  });
  expect(failures).toEqual([{ step: 1, kind: 'message', text: 'server.error' }]);
  expect(selectToasts(store.getState())).toEqual([]);
});
