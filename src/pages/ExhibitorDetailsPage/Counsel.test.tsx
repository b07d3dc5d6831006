import { act, screen, waitFor, within } from '@testing-library/react';
import type { Exhibitor } from '@/api';
import { exampleOf, errorResponse, type FakeResponses } from '../../../tests/support/fakeResponses';
import { fakeServer } from '../../../tests/support/fakeTransport';
import { renderApp } from '../../../tests/support/renderApp';
import { storedDrafts } from '../../../tests/support/registrationFlow';
import { formInfo } from '../../../tests/support/formInfo';
import { Counsel } from './Counsel';

const exhibitor = exampleOf('exhibitorById') as Exhibitor;
const KEY = `counsel:${exhibitor.id}`;

async function show(responses: FakeResponses = {}, drafts: Parameters<typeof storedDrafts>[0] = {}) {
  const server = fakeServer({
    ownFormCurrent: formInfo('counsel', 1),
    verifyCaptchaImage: {
      captchaId: '01HZX3K8Q4N6T2V9B7M5C1D0E1',
      image: 'data:image/png;base64,iVBORw0KGgo=',
      audioUrl: '/audio',
      expiresIn: 300,
      work: { prefix: '01HZX3K8Q4N6T2V9B7M5C1D0EF', puzzles: 1, bits: 0 },
    },
    verifyCaptchaCheck: { passed: true, expiresAt: '2026-03-10T02:30:00.000Z' },
    exhibitorCounsel: { id: exhibitor.id, number: 'Q27-EB61-YD6V', receivedAt: '2026-03-10T02:00:00.000Z' },
    ...responses,
  });
  const app = await renderApp(<Counsel exhibitor={exhibitor} />, {
    server,
    isPersisted: true,
    storage: storedDrafts(drafts),
  });
  // What the browser has stored is read after the first render.
  await act(() => app.settled());
  return app;
}

const open = () => screen.findByRole('button', { name: 'Write a question' });
/** The first import of the kit compiles all of antd that it uses. */
const nameField = () => screen.findByLabelText('Your name', {}, { timeout: 20_000 });
const KIT_TIMEOUT_MS = 30_000;

test(
  'a question is written after a click, sent after a captcha, and confirmed; its draft is gone',
  async () => {
    const { user, server, store } = await show();
    const button = await open();
    expect(server.requestedIds()).toEqual([]);
    await user.click(button);
    await user.type(await nameField(), 'Anna Schmidt');
    await user.type(screen.getByLabelText('Phone'), '+49 151 23456789');
    await user.type(screen.getByLabelText('Your question'), 'Which accuracy?');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Send question' }));
    const dialog = await screen.findByRole('dialog', { name: 'One check before we send it' });
    await user.type(await within(dialog).findByLabelText('Digits in the picture'), '48213{Enter}');
    expect(await screen.findByText('Reference: Q27-EB61-YD6V')).toBeVisible();
    expect(server.requests.find(({ id }) => id === 'exhibitorCounsel')?.body).toEqual({
      exhibitorId: exhibitor.id,
      name: 'Anna Schmidt',
      mobile: '+49 151 23456789',
      content: 'Which accuracy?',
      privacyAgreed: true,
    });
    expect(store.getState().persisted.drafts).toEqual({});
    await user.click(screen.getByRole('button', { name: 'Ask another question' }));
    expect(await nameField()).toHaveValue('');
  },
  KIT_TIMEOUT_MS,
);

test('an unfinished question is open at once, with its text', async () => {
  await show({}, { [KEY]: { version: 1, values: { name: 'Anna', content: 'Which accuracy?' } } });
  expect(await nameField()).toHaveValue('Anna');
  expect(screen.getByLabelText('Your question')).toHaveValue('Which accuracy?');
  expect(screen.queryByRole('button', { name: 'Write a question' })).toBeNull();
});

test('a form that cannot be loaded can be tried again', async () => {
  const { user, server } = await show({ ownFormCurrent: errorResponse('limit.exceeded') });
  await user.click(await open());
  expect(await screen.findByRole('alert')).toHaveTextContent('The form could not be loaded.');
  server.responses.ownFormCurrent = formInfo('counsel', 1);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await nameField()).toBeVisible();
});
