import { act, screen, within } from '@testing-library/react';
import type { FormPageState } from '@/api';
import { filesField, inAll, pageForm, pagePath, textField } from '../../../tests/support/designer';
import { errorResponse, type FakeResponses } from '../../../tests/support/fakeResponses';
import { formInfo } from '../../../tests/support/formInfo';
import { renderStep, storedDrafts } from '../../../tests/support/registrationFlow';

const FILE = `/forms/${pagePath.formId}/1.json`;
const open: FormPageState = { state: 'open', opensAt: null, closesAt: '2026-03-25T10:00:00.000Z', free: 12 };
const info = (page: FormPageState | undefined) => ({
  ...formInfo(pagePath.formId, 1),
  ...(page && { page }),
});

const show = (
  page: FormPageState | undefined,
  responses: FakeResponses = {},
  drafts: object = {},
  properties: object = {},
) =>
  renderStep(
    '/en/form/factory-tour',
    {
      ownFormCurrent: info(page),
      verifyCaptchaImage: {
        captchaId: '01HZX3K8Q4N6T2V9B7M5C1D0E1',
        image: 'data:image/png;base64,iVBORw0KGgo=',
        audioUrl: '/audio',
        expiresIn: 300,
        work: { prefix: '01HZX3K8Q4N6T2V9B7M5C1D0EF', puzzles: 1, bits: 0 },
      },
      ...responses,
    },
    {
      forms: {
        [FILE]: JSON.parse(pageForm({ thanks: inAll('The bus leaves from gate 3.') }, { properties })) as object,
      },
      storage: storedDrafts(drafts as never),
    },
  );
type Shown = Awaited<ReturnType<typeof show>>;

async function submit(user: Shown['user']): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const dialog = await screen.findByRole('dialog', { name: 'One check before we send it' });
  await within(dialog).findByRole('img', { name: /five digits/ });
  await user.type(within(dialog).getByLabelText('Digits in the picture'), '48213{Enter}');
}

const drafts = { 'factory-tour': { version: 1, values: { name: 'Anna', email: 'anna@example.com' } } };
const accepted = { number: 'F27-EB61-YD6V', email: 'anna@example.com', createdAt: '2026-03-10T02:00:00.000Z' };

it('shows title, dates and places, sends the answers after a captcha, and shows the number', async () => {
  const { user, sent, store } = await show(open, { ownSubmitForm: accepted }, drafts);
  expect(await screen.findByRole('heading', { level: 1, name: 'Factory tour' })).toBeVisible();
  expect(screen.getByText('A bus leaves at nine.')).toBeVisible();
  expect(screen.getByText('25 March 2026 at 18:00, Shenzhen time')).toBeVisible();
  expect(screen.getByText('Places left').nextSibling).toHaveTextContent('12');
  await submit(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'We’ve received your answers' })).toHaveFocus();
  expect(screen.getByText('F27-EB61-YD6V')).toBeVisible();
  expect(screen.getByText('A confirmation is on its way to anna@example.com.')).toBeVisible();
  expect(screen.getByText('The bus leaves from gate 3.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check status' })).toHaveAttribute('href', '/en/submission/F27-EB61-YD6V');
  expect(sent()).toEqual([
    { call: 'verifyCaptchaCheck', body: expect.anything() },
    { call: 'ownSubmitForm', body: { formVersion: 1, answers: { name: 'Anna', email: 'anna@example.com' } } },
  ]);
  expect(store.getState().persisted.drafts).toEqual({});
  await user.click(screen.getByRole('button', { name: 'Fill it in again' }));
  expect(await screen.findByLabelText('Your name')).toHaveValue('');
});

it('a form without a receipt asks to keep the number, and has no link to its state', async () => {
  const { user } = await show(open, { ownSubmitForm: { ...accepted, email: null } }, drafts);
  await submit(user);
  expect(await screen.findByText(/keep the reference/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Check status' })).toBeNull();
});

it('keeps the answers and shows the server’s message when the last place is gone', async () => {
  const { user } = await show(
    open,
    { ownSubmitForm: errorResponse('form.full', undefined, 'All places are taken') },
    drafts,
  );
  await submit(user);
  expect(await screen.findByText('All places are taken')).toBeVisible();
  expect(screen.getByLabelText('Your name')).toHaveValue('Anna');
});

it('shows the server’s error at its field', async () => {
  const error = errorResponse('form.answerInvalid', '/body/answers/email', 'We can’t write to this address');
  const { user } = await show(open, { ownSubmitForm: error }, drafts);
  await submit(user);
  expect(await screen.findByLabelText(/^Your email/)).toHaveAccessibleDescription(/can’t write to this address/);
});

it('sends nothing while a required field is empty', async () => {
  const { user, sent } = await show(open);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your name');
  expect(sent()).toEqual([]);
});

it.each<[FormPageState['state'], RegExp]>([
  ['notYetOpen', /opens on 20 March 2026 at 09:00, Shenzhen time/],
  ['closed', /closed on 25 March 2026 at 18:00, Shenzhen time/],
  ['full', /All places are taken/],
])('says why it cannot be filled in: %s', async (state, text) => {
  await show({ ...open, state, opensAt: '2026-03-20T01:00:00.000Z', free: state === 'full' ? 0 : 12 });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Factory tour' })).toBeVisible();
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(screen.queryByText('Places left')).toBeNull();
});

it('opens when a cached document is older than the opening', async () => {
  let requests = 0;
  // The first response is the document's, the second one that of the page in the browser.
  const ownFormCurrent = () => info(requests++ === 0 ? { ...open, state: 'notYetOpen' } : open);
  await show(open, { ownFormCurrent });
  expect(await screen.findByLabelText('Your name')).toBeVisible();
});

it.each<[string, FakeResponses]>([
  ['does not exist', { ownFormCurrent: errorResponse('record.notFound') }],
  ['belongs to another page', {}],
])('is not found when the form %s', async (_why, responses) => {
  await show(undefined, responses);
  expect(await screen.findByText('error 404')).toBeVisible();
});

const badge = { id: '01HZX3K8Q4N6T2V9B7M5C1D0EF', name: 'badge.png', size: 900, type: 'image/png' } as const;
const files = { badge: filesField() };

it('uploads a file, keeps it in the draft and sends it', async () => {
  const { user, sent, store, leave } = await show(
    open,
    { ownUploadFile: badge, ownRemoveUpload: { id: badge.id }, ownSubmitForm: accepted },
    drafts,
    files,
  );
  const input = await screen.findByLabelText('Choose a file');
  await user.upload(input, new File(['png'], 'badge.png', { type: 'image/png' }));
  await user.click(await screen.findByRole('button', { name: 'Remove badge.png' }));
  await user.upload(input, new File(['png'], 'badge.png', { type: 'image/png' }));
  await screen.findByRole('button', { name: 'Remove badge.png' });
  act(() => leave());
  expect(store.getState().persisted.drafts['factory-tour']?.values).toMatchObject({ badge: [badge] });
  await submit(user);
  await screen.findByText('F27-EB61-YD6V');
  expect(sent().map(({ call }) => call)).toEqual([
    'ownUploadFile',
    'ownRemoveUpload',
    'ownUploadFile',
    'verifyCaptchaCheck',
    'ownSubmitForm',
  ]);
  expect(sent().at(-1)?.body).toMatchObject({ answers: { badge: [badge] } });
});

it('shows at its field that a file of an old draft is no longer there', async () => {
  const old = { 'factory-tour': { version: 1, values: { name: 'Anna', badge: [badge] } } };
  const gone = errorResponse('upload.unknown', '/body/answers/badge/0', 'This file is no longer available');
  const { user } = await show(open, { ownSubmitForm: gone }, old, files);
  await submit(user);
  expect(await screen.findByRole('group', { name: /Photo of the badge/ })).toHaveAccessibleDescription(
    /no longer available/,
  );
});

it('offers what the site knows in a field with a source', async () => {
  const hall = {
    ...textField('Hall', { 'x-component': 'Select', 'x-data': { source: 'halls' } }),
  };
  const options = [
    { value: '9', label: 'Hall 9' },
    { value: '11', label: 'Hall 11' },
  ];
  const { user, sent } = await show(
    open,
    { ownFormOptions: { sources: [{ source: 'halls', options }] }, ownSubmitForm: accepted },
    drafts,
    { hall },
  );
  await user.click(await screen.findByRole('combobox', { name: /Hall/ }));
  await user.click(await screen.findByTitle('Hall 11'));
  await submit(user);
  await screen.findByText('F27-EB61-YD6V');
  expect(sent().at(-1)?.body).toMatchObject({ answers: { hall: '11' } });
});
