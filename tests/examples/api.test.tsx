/** The snippets of docs/api.md. */
import { act, screen, waitFor } from '@testing-library/react';
import { errorOf, mediaApi, meetingApi } from '@/api';
import type { AppDispatch } from '@/app/store/makeStore';
import { errorResponse, exampleOf } from '../support/fakeResponses';
import { exampleServer } from '../support/fakeTransport';
import { renderApp } from '../support/renderApp';

const newest = { current: 1, size: 3 };

function NewestNews() {
  const { data } = mediaApi.endpoints.mediaNewsPage.useQuery(newest);
  return data?.records.map(({ id, title }) => <h2 key={id}>{title}</h2>);
}

const load = (dispatch: AppDispatch) =>
  dispatch(mediaApi.endpoints.mediaNewsPage.initiate(newest, { subscribe: false }));

test('loader and component share one request', async () => {
  const { store, server } = await renderApp(<NewestNews />, { server: exampleServer() });
  await act(() => load(store.dispatch));
  const { records } = exampleOf('mediaNewsPage');
  expect((await screen.findAllByRole('heading')).map(({ textContent }) => textContent)).toEqual(
    records.map(({ title }) => title),
  );
  expect(server.requestedIds()).toEqual(['mediaNewsPage']);
});

function PayButton({ enrolmentId }: { enrolmentId: string }) {
  const [pay, { isLoading, error }] = meetingApi.endpoints.meetingPay.useMutation();
  const failure = errorOf(error, 'meetingPay');
  const isPaid = failure?.kind === 'response' && failure.reason === 'payment.alreadyPaid';
  return (
    <button disabled={isLoading} onClick={() => void pay({ enrolmentId, method: 'native' })}>
      {isPaid ? 'Paid' : 'Pay'}
    </button>
  );
}

test('a component shows why a write failed', async () => {
  const server = exampleServer({ meetingPay: errorResponse('payment.alreadyPaid') });
  const { user } = await renderApp(<PayButton enrolmentId="01HZX3K8Q4N6T2V9B7M5C1D0EF" />, { server });
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Paid' })).toBeEnabled());
});
