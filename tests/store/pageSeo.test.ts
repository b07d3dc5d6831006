/** The SEO record of a page (specification, section 8.7). */
import { loadPageData } from '@/app/routes/createRoutes';
import { selectToasts } from '@/state/noticesSlice';
import { selectSeo } from '@/state/seoSlice';
import { definePage } from '@/pages/shared/definePage';
import { errorResponse } from '../support/fakeResponses';
import { fakeServer } from '../support/fakeTransport';
import { makeTestStore } from '../support/makeTestStore';

describe('the SEO record of a page', () => {
  const seoOf = (title: string) => ({
    id: '01HZX3K8Q4N6T2V9B7M5C1D0EF',
    title,
    description: `About ${title}`,
    keywords: title,
  });
  const textsOf = (title: string) => ({ title, description: `About ${title}`, keywords: title });
  const start = () => {
    const world = makeTestStore({ server: fakeServer({ configSeoByUrl: seoOf('Home') }) });
    return {
      ...world,
      async open(path: string) {
        const url = new URL(path, 'http://site');
        const page = definePage({ Component: () => null });
        await loadPageData(page, world.store, {
          locale: 'en',
          params: {},
          url,
          query: url.searchParams,
          isServer: false,
        });
        return selectSeo(world.store.getState());
      },
    };
  };

  test('is in its slice when the page opens, and again when the visitor returns to the page', async () => {
    const { open, server } = start();
    expect(await open('/en')).toEqual(textsOf('Home'));
    server.responses.configSeoByUrl = seoOf('News');
    expect(await open('/en/news')).toEqual(textsOf('News'));
    expect(await open('/en')).toEqual(textsOf('Home'));
    expect(server.requestedIds()).toEqual(['configSeoByUrl', 'configSeoByUrl']);
  });

  test('is the default for a page without one, whatever the previous page had', async () => {
    const { open, server } = start();
    await open('/en');
    server.responses.configSeoByUrl = null;
    expect(await open('/en/unknown')).toBeNull();
  });

  test('§8.7a is the default when the call fails, and no error is shown', async () => {
    const { open, server, store } = start();
    await open('/en');
    server.responses.configSeoByUrl = errorResponse('server.error', undefined, 'No disk');
    expect(await open('/en/news')).toBeNull();
    expect(selectToasts(store.getState())).toEqual([]);
  });
});
