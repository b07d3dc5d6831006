/** The snippet about a page of docs/testing.md. */
import { screen } from '@testing-library/react';
import { example } from '../support/fakeResponses';
import { fakeServer } from '../support/fakeTransport';
import { renderPage } from '../support/renderApp';

test('the news page requests what it shows', async () => {
  const server = fakeServer({ configSeoByUrl: example, mediaNewsPage: example, mediaTypes: example });
  await renderPage('/en/news', { server });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(server.requestedIds().sort()).toEqual(['configSeoByUrl', 'mediaNewsPage', 'mediaTypes']);
});
