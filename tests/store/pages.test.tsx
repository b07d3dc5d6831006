/** Pages by their URL: the site's routes and loaders on a real store, with the contract's examples as responses. */
import { screen } from '@testing-library/react';
import { selectTrail } from '@/state/breadcrumbsSlice';
import { routes } from '@/app/routes/routes';
import { Toasts } from '@/app/Notices';
import { example, errorResponse, type FakeResponses } from '../support/fakeResponses';
import { fakeServer } from '../support/fakeTransport';
import { renderApp, renderPage } from '../support/renderApp';

const answers: FakeResponses = {
  configSeoByUrl: example,
  ownEdition: example,
  mediaNewsPage: example,
  mediaTypes: example,
  mediaNews: example,
  mediaRecommendedNews: example,
  mediaPreviousNews: example,
  mediaNextNews: null,
  configAdvertDisplay: [],
};

test('the news page requests each part of its data once and shows it', async () => {
  const { server, store } = await renderPage('/en/news', { server: fakeServer(answers) });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(server.requestedIds().sort()).toEqual(['configSeoByUrl', 'mediaNewsPage', 'mediaTypes']);
  expect(selectTrail(store.getState())).not.toEqual([]);
});

test('§4.13b an unknown news item shows the error page of its status', async () => {
  await renderPage('/en/news/details/01HZX3K8Q4N6T2V9B7M5C1D0EF', {
    server: fakeServer({ ...answers, mediaNews: errorResponse('record.notFound') }),
  });
  expect(await screen.findByText('error 404')).toBeVisible();
});

test('§4.13b §8.6a an unsupported language shows the not-found page', async () => {
  await renderPage('/xx/news', { server: fakeServer(answers) });
  expect(await screen.findByText('error 404')).toBeVisible();
});

test('a component is rendered with the messages of its language', async () => {
  const { view } = await renderApp(
    <Toasts toasts={[{ id: 1, kind: 'error', text: 'Нет связи' }]} onDismiss={() => undefined} />,
    { locale: 'ru' },
  );
  expect(view.container).toHaveTextContent('Нет связи');
});

test('§8.6b a route of a page that does not exist shows an error page, not a blank one', async () => {
  const route = routes.find(({ name }) => name === 'contact');
  if (!route) throw new Error('There is no such route.');
  const { page } = route;
  route.page = () => Promise.resolve({} as Awaited<ReturnType<typeof page>>);
  await renderPage('/en/contact');
  expect(await screen.findByText(/^error Cannot read properties of undefined/)).toBeVisible();
  route.page = page;
});
