import { screen, waitFor, within } from '@testing-library/react';
import { loadKit } from '@/forms/SchemaForm';
import type { SubmitFailure } from '@/forms/submit';
import type { useDraft } from '@/forms/useDraft';
import { parseForm } from '@/rules/forms/parseForm';
import counsel from '../../../../public/forms/counsel/1.json';
import { renderApp } from '../../../../tests/support/renderApp';
import { CounselForm } from './CounselForm';

beforeAll(loadKit, 30_000);

type Draft = ReturnType<typeof useDraft>;

const form = parseForm(counsel);
const PRODUCT = { id: '01HZX3K8Q4N6T2V9B7M5C1D0EG', name: 'VMC 850' };

async function show(failure?: SubmitFailure, products = [PRODUCT], values?: Record<string, string>) {
  const sent: unknown[] = [];
  const drafts: unknown[] = [];
  const stored = values && { formId: 'counsel', formVersion: 1, values, savedAt: '', expiresAt: '' };
  const draft: Draft = {
    isReady: true,
    draft: stored ?? null,
    save: (snapshot) => void drafts.push(snapshot),
    discard: () => undefined,
  };
  const app = await renderApp(
    <CounselForm
      definition={form}
      products={products}
      draft={draft}
      onSend={async (question) => {
        sent.push(question);
        return failure;
      }}
    />,
  );
  await screen.findByRole('button', { name: 'Send question' });
  return { ...app, sent, drafts };
}
type User = Awaited<ReturnType<typeof show>>['user'];

async function fill(user: User) {
  await user.type(screen.getByLabelText('Your name'), '  Anna Schmidt ');
  await user.type(screen.getByLabelText(/^Email/), 'anna@example.com');
  await user.click(screen.getByRole('combobox', { name: /Which product/ }));
  await user.click(await screen.findByText('VMC 850'));
  await user.type(screen.getByLabelText('Your question'), 'Please send me the data sheet.');
  await user.click(screen.getByRole('checkbox'));
}
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send question' }));

test('sends a question once, trimmed and without empty fields', async () => {
  const { user, sent } = await show();
  await fill(user);
  await user.dblClick(screen.getByRole('button', { name: 'Send question' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        exhibitId: PRODUCT.id,
        name: 'Anna Schmidt',
        email: 'anna@example.com',
        content: 'Please send me the data sheet.',
        privacyAgreed: true,
      },
    ]),
  );
});

test('shows errors in the summary and at the fields, and sends nothing', async () => {
  const { user, sent } = await show();
  await user.type(screen.getByLabelText('Your question'), 'x');
  await send(user);
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Your name: Your name is required',
    'Phone: Please enter a phone number or an email address',
    'Your question: At least 2 characters',
    'Privacy agreement: Please agree before submitting',
  ]);
  expect(summary).toHaveFocus();
  await user.click(within(summary).getByRole('link', { name: /Your question/ }));
  expect(screen.getByLabelText('Your question')).toHaveFocus();
  expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription(/Your name is required/);
  expect(sent).toEqual([]);
});

test.each([
  ['12', false],
  ['no number', false],
  ['+86 755 1234-5678', true],
  ['13800138000', true],
])('a telephone number is enough; %s is one: %s', async (mobile, isNumber) => {
  const { user, sent } = await show(undefined, []);
  await user.type(screen.getByLabelText('Your name'), 'Anna');
  await user.type(screen.getByLabelText('Phone'), mobile);
  await user.type(screen.getByLabelText('Your question'), 'Which accuracy?');
  await user.click(screen.getByRole('checkbox'));
  await send(user);
  if (isNumber) {
    await waitFor(() => expect(sent).toMatchObject([{ mobile }]));
    return;
  }
  expect(await screen.findByRole('alert')).toHaveTextContent('Phone: Please enter a valid phone number');
  expect(sent).toEqual([]);
});

test('shows server errors and keeps the input, and shows nothing after a cancelled captcha', async () => {
  const first = await show({
    errors: [{ pointer: '/body/email', reason: 'email.invalid', message: 'Email format is incorrect' }],
  });
  await fill(first.user);
  await send(first.user);
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(/Email format is incorrect/));
  expect(screen.getByLabelText('Your question')).toHaveValue('Please send me the data sheet.');
  first.view.unmount();
  const second = await show({});
  await fill(second.user);
  await send(second.user);
  await waitFor(() => expect(second.sent).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('continues an unfinished question, and saves it without the consent', async () => {
  const { user, drafts } = await show(undefined, [], { name: 'Anna', content: 'Which' });
  expect(screen.getByLabelText('Your name')).toHaveValue('Anna');
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('checkbox'));
  await user.type(screen.getByLabelText('Your question'), ' accuracy?');
  expect(drafts.at(-1)).toEqual({ name: 'Anna', content: 'Which accuracy?' });
});
