import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../../tests/support/renderApp';
import { CounselForm, type CounselFailure } from './CounselForm';

async function show(response: CounselFailure | { number: string | null } | null = { number: 'Q27-EB61-YD6V' }) {
  const sent: unknown[] = [];
  const drafts: unknown[] = [];
  const app = await renderApp(
    <CounselForm
      exhibitor={{ id: '01HZX3K8Q4N6T2V9B7M5C1D0EF', name: 'Example Machine Tools' }}
      products={[{ id: '01HZX3K8Q4N6T2V9B7M5C1D0EG', name: 'VMC 850' }]}
      privacyHref="/en/privacy"
      onChange={(question) => void drafts.push(question)}
      onSend={async (request) => {
        sent.push(request);
        return response;
      }}
    />,
  );
  return { ...app, sent, drafts };
}
type User = Awaited<ReturnType<typeof show>>['user'];

async function fill(user: User) {
  await user.type(screen.getByLabelText('Your name'), '  Anna Schmidt ');
  await user.type(screen.getByLabelText('Email'), 'anna@example.com');
  await user.selectOptions(screen.getByLabelText(/Which product/), 'VMC 850');
  await user.type(screen.getByLabelText('Your question'), 'Please send me the data sheet.');
  await user.click(screen.getByRole('checkbox'));
}
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send question' }));

test('sends a question once, trimmed and without empty fields, and shows a confirmation', async () => {
  const { user, sent } = await show();
  await fill(user);
  await user.dblClick(screen.getByRole('button', { name: 'Send question' }));
  expect(await screen.findByText(/We’ve sent it to Example Machine Tools/)).toBeVisible();
  expect(screen.getByText('Reference: Q27-EB61-YD6V')).toBeVisible();
  expect(sent).toEqual([
    {
      exhibitorId: '01HZX3K8Q4N6T2V9B7M5C1D0EF',
      exhibitId: '01HZX3K8Q4N6T2V9B7M5C1D0EG',
      name: 'Anna Schmidt',
      email: 'anna@example.com',
      content: 'Please send me the data sheet.',
      privacyAgreed: true,
    },
  ]);
});

test('shows errors in the summary and at the fields, and sends nothing', async () => {
  const { user, sent } = await show();
  await user.type(screen.getByLabelText('Your question'), 'x');
  await send(user);
  const summary = screen.getByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Your name: Your name is required',
    'Phone: Please enter a phone number or an email address',
    'Your question: At least 2 characters',
    'Please agree before submitting',
  ]);
  expect(summary).toHaveFocus();
  await user.click(within(summary).getByRole('link', { name: /Your question/ }));
  expect(screen.getByLabelText('Your question')).toHaveFocus();
  expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription(/Your name is required/);
  expect(sent).toEqual([]);
});

test('shows server errors and keeps the input, and shows nothing after a cancelled captcha', async () => {
  const first = await show({ fields: { email: 'Email format is incorrect' } });
  await fill(first.user);
  await send(first.user);
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Email format is incorrect/));
  expect(screen.getByLabelText('Your question')).toHaveValue('Please send me the data sheet.');
  first.view.unmount();
  const second = await show(null);
  await fill(second.user);
  await send(second.user);
  await waitFor(() => expect(second.sent).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});
