import { act, screen, within } from '@testing-library/react';
import { siteApi } from '@/api';
import { errorResponse, type FakeResponses } from '../../../tests/support/fakeResponses';
import { fakeServer } from '../../../tests/support/fakeTransport';
import { renderPage } from '../../../tests/support/renderApp';
import { edition } from '../../../tests/support/visitors';

const RECEIPT = {
  number: 'R27-EB61-YD6V',
  receivedAt: '2026-03-10T02:00:00.000Z',
  deletedAt: '2026-04-09T02:00:00.000Z',
};

/** The requests of the page itself: the recorder starts with the page. */
const STORY = {
  version: 1,
  locale: 'en',
  device: 'desktop',
  signedIn: false,
  startedAt: '2026-03-10T02:00:00.000Z',
  steps: [
    { atMs: 0, request: { operation: 'ownEdition', status: 200 } },
    { atMs: 0, request: { operation: 'configSeoByUrl', status: 200 } },
  ],
};

async function show(responses: FakeResponses = { ownReportProblem: RECEIPT }) {
  const server = fakeServer({ configSeoByUrl: null, ownEdition: edition, ...responses });
  const app = await renderPage('/en/problem-report', { server });
  // The shell requests it on every page.
  await act(() => app.store.dispatch(siteApi.endpoints.ownEdition.initiate(undefined)));
  await screen.findByRole('list', { name: 'Steps of the report' });
  const send = () => app.user.click(screen.getByRole('button', { name: 'Send report' }));
  const reports = () => server.requests.filter(({ id }) => id === 'ownReportProblem').map(({ body }) => body);
  return { ...app, send, reports };
}

test('shows all of what is sent, then sends it and shows the receipt', async () => {
  const { user, send, reports } = await show();
  const steps = within(screen.getByRole('list', { name: 'Steps of the report' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['0:00Request ownEdition', '0:00Request configSeoByUrl']);
  await user.type(screen.getByLabelText(/^What went wrong/), '  The article does not open. ');
  await user.type(screen.getByLabelText(/^Email address/), 'anna@example.org');
  await user.click(screen.getByRole('checkbox'));
  await send();
  expect(await screen.findByText('R27-EB61-YD6V')).toBeVisible();
  expect(screen.getByText('9 April 2026')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(reports()).toEqual([
    { story: STORY, description: 'The article does not open.', email: 'anna@example.org', privacyAgreed: true },
  ]);
});

test('needs nothing but consent', async () => {
  const { user, send, reports } = await show();
  await send();
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Please agree/);
  expect(reports()).toEqual([]);
  await user.click(screen.getByRole('checkbox'));
  await send();
  expect(await screen.findByText('R27-EB61-YD6V')).toBeVisible();
  expect(reports()).toEqual([{ story: STORY, privacyAgreed: true }]);
});

test('an invalid address is shown at its field', async () => {
  const { user, send, reports } = await show();
  await user.type(screen.getByLabelText(/^Email address/), 'anna@');
  await user.click(screen.getByRole('checkbox'));
  await send();
  expect(screen.getByLabelText(/^Email address/)).toHaveFocus();
  expect(screen.getByLabelText(/^Email address/)).toHaveAccessibleDescription(/name@example.com/);
  expect(reports()).toEqual([]);
});

test('after an error of the server the input remains, and the report can be saved', async () => {
  const { user, send, downloads } = await show({
    ownReportProblem: errorResponse('limit.exceeded', undefined, 'Three reports a day', { 'retry-after': '60' }),
  });
  await user.type(screen.getByLabelText(/^What went wrong/), 'Nothing opens');
  await user.click(screen.getByRole('checkbox'));
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Three reports a day');
  expect(screen.getByLabelText(/^What went wrong/)).toHaveValue('Nothing opens');
  await user.click(screen.getByRole('button', { name: 'Save as a file' }));
  expect(downloads.map(({ name }) => name)).toEqual(['story.json']);
  expect(JSON.parse(await downloads[0]!.file.text())).toEqual(STORY);
});

test('without a network it says what can be done', async () => {
  const { user, send } = await show({ ownReportProblem: () => Promise.reject(new Error('Failed to fetch')) });
  await user.click(screen.getByRole('checkbox'));
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('save it as a file and email it');
});
