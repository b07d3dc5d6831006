import { act, screen, waitFor, within } from '@testing-library/react';
import type { Edition } from '@/api';
import { errorResponse, type FakeResponses } from '../../../tests/support/fakeResponses';
import { annasForm } from '../../../tests/support/registrationBody.mjs';
import { renderStep, withTicket } from '../../../tests/support/registrationFlow';
import { anna, confirmedAnna, edition } from '../../../tests/support/visitors';
import { newestOf } from '../../../tests/support/newestOf.mjs';

const show = ({
  responses = {},
  pathname = '/en/audience/registration',
  ...browser
}: { responses?: FakeResponses; pathname?: string; storage?: Record<string, string>; ticket?: string } = {}) =>
  renderStep(pathname, responses, browser);

const withRegistration = (registration: typeof anna | null): FakeResponses => ({
  visitorFindVisit: { registration },
});
/** A server that stores the registration once it was sent or found. */
const serverWithStorage = (
  responses: (remember: (registration: typeof anna) => typeof anna) => FakeResponses,
): FakeResponses => {
  let registration: typeof anna | null = null;
  return {
    visitorFindVisit: () => ({ registration }),
    ...responses((body) => (registration = body)),
  };
};
const VERSION = newestOf('visitor-en');
const draft = (values: object, { version = VERSION, expiresAt = '2026-03-15T00:00:00.000Z' } = {}) => ({
  drafts: JSON.stringify({
    'visitor-en': {
      formId: 'visitor-en',
      formVersion: version,
      values,
      savedAt: '2026-03-09T00:00:00.000Z',
      expiresAt,
    },
  }),
  persist: JSON.stringify({ version: 1, rehydrated: true }),
});
const { id: _id, privacyAgreed: _agreed, ...values } = anna;
const completeDraft = () =>
  draft(Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string')));
const sentCore = {
  formId: 'visitor-en',
  formVersion: VERSION,
  ...annasForm,
  address: 'Krasny prospekt 1',
};

/** Requests a code and solves the captcha. */
async function sendCode(user: Awaited<ReturnType<typeof show>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  await screen.findByRole('img', { name: /five digits/ });
  await user.type(screen.getByLabelText('Digits in the picture'), '48213{Enter}');
}

const captchaCalls = (purpose: string) => [
  { call: 'verifyImageCode', body: { purpose } },
  {
    call: 'verifyCaptchaCheck',
    body: { captchaId: '01HZX3K8Q4N6T2V9B7M5C1D0E1', code: '48213', work: [0] },
  },
];

async function completeForm(user: Awaited<ReturnType<typeof show>>['user'], code = '482915') {
  await user.type(await screen.findByLabelText('Verification code'), code);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
}

it('§4.8a §4.8b verifies the address, sends the form, deletes the draft and continues to the questionnaire', async () => {
  const { user, sent, currentUrl, store, cookies } = await show({
    storage: completeDraft(),
    responses: serverWithStorage((remember) => ({
      visitorEnInsert: () => withTicket({ registration: remember(anna), next: 'questionnaire' }, 'ticket-1'),
    })),
  });
  await sendCode(user);
  expect(await screen.findByText(/We’ve sent a code to anna@example.ru/)).toBeVisible();
  await completeForm(user);
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/registration/questionnaire'));
  expect(sent()).toEqual([
    ...captchaCalls('registration'),
    { call: 'ownSendEmailCode', body: { email: 'anna@example.ru', purpose: 'registration' } },
    {
      call: 'ownCheckEmailCode',
      body: { email: 'anna@example.ru', purpose: 'registration', code: '482915' },
    },
    { call: 'visitorEnInsert', body: { ...sentCore, answers: {} } },
  ]);
  expect(store.getState().persisted.drafts).toEqual({});
  expect(cookies.get('webTicket')).toBe('ticket-1');
});

it('sends no code before the captcha: a wrong answer shows a new captcha, cancelling sends nothing', async () => {
  const { user, sent } = await show({ storage: completeDraft() });
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  const dialog = await screen.findByRole('dialog', { name: 'One check before we send the code' });
  await within(dialog).findByRole('img', { name: /five digits/ });
  const digits = () => within(dialog).getByLabelText('Digits in the picture');
  expect(digits()).toHaveFocus();

  await user.type(digits(), '123{Enter}');
  expect(digits()).toHaveAccessibleDescription(/Please enter the five digits/);
  await user.clear(digits());
  await user.type(digits(), '00000{Enter}');
  await waitFor(() => expect(digits()).toHaveAccessibleDescription(/The digits don’t match/));
  await waitFor(() => expect(digits()).toHaveValue(''));

  await within(dialog).findByRole('img', { name: /five digits/ });
  await user.click(within(dialog).getByRole('button', { name: 'Listen' }));
  expect(within(dialog).getByLabelText('Audio of the digits')).toHaveAttribute(
    'src',
    '/api/web/own/captcha/01HZX3K8Q4N6T2V9B7M5C1D0EF/audio?locale=en',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent().map(({ call }) => call)).toEqual(['verifyImageCode', 'verifyCaptchaCheck', 'verifyImageCode']);
});

it('shows that an address is registered, links to that registration, and does not check the code again', async () => {
  let isInUse = true;
  const { user, sent, currentUrl } = await show({
    storage: completeDraft(),
    responses: serverWithStorage((remember) => ({
      visitorEnInsert: () =>
        isInUse
          ? errorResponse('visitor.emailExists', '/body/email', 'The email already exists')
          : { registration: remember(anna), next: 'questionnaire' },
    })),
  });
  await completeForm(user);
  expect(await screen.findByRole('link', { name: 'Email: The email already exists' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/The email already exists/);
  expect(screen.getByText(/Is this you/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open your registration' })).toHaveAttribute(
    'href',
    '/en/audience/registration?find=1',
  );
  isInUse = false;
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/registration/questionnaire'));
  expect(sent().map(({ call }) => call)).toEqual(['ownCheckEmailCode', 'visitorEnInsert', 'visitorEnInsert']);
});

it('shows a wrong code at its field, and does not send the form', async () => {
  const { user, sent } = await show({
    storage: completeDraft(),
    responses: {
      ownCheckEmailCode: errorResponse('verify.codeWrong', '/body/code', 'The verification code is incorrect'),
    },
  });
  await completeForm(user, '000000');
  expect(
    await screen.findByRole('link', { name: 'Verification code: The verification code is incorrect' }),
  ).toBeVisible();
  expect(screen.getByLabelText('Verification code')).toHaveAttribute('aria-invalid', 'true');
  expect(sent().map(({ call }) => call)).toEqual(['ownCheckEmailCode']);
});

it('saves the input as a draft and restores it after a reload', async () => {
  const first = await show();
  await first.user.type(await screen.findByLabelText('First name'), 'Anna');
  act(() => first.advanceTime(500));
  await waitFor(() =>
    expect(first.store.getState().persisted.drafts['visitor-en']?.values).toEqual({ firstName: 'Anna' }),
  );
  expect(first.store.getState().persisted.drafts['visitor-en']?.expiresAt).toBe('2026-03-17T02:00:00.500Z');
  await first.settled();
  first.view.unmount();
  await show({ storage: Object.fromEntries(first.storage) });
  expect(await screen.findByLabelText('First name')).toHaveValue('Anna');
});

it('saves input typed just before leaving the site', async () => {
  const first = await show();
  await first.user.type(await screen.findByLabelText('First name'), 'Anna');
  act(() => first.leave());
  expect(JSON.parse(first.storage.get('drafts') ?? '{}')).toEqual({
    'visitor-en': expect.objectContaining({ values: { firstName: 'Anna' } }) as unknown,
  });
});

it.each([1, VERSION - 1])('migrates a draft of version %i, without removed fields and options', async (version) => {
  const values = { firstName: 'Anna', fax: '0755', jobTitle: 'engineer', department: 'no such department' };
  await show({ storage: draft(values, { version }) });
  expect(await screen.findByLabelText('First name')).toHaveValue('Anna');
  expect(screen.getByText('Engineer')).toBeVisible();
  expect(screen.queryByText('no such department')).toBeNull();
});

it.each([
  ['of an unpublished version', draft({ firstName: 'Anna' }, { version: VERSION + 1 })],
  ['that has expired', draft({ firstName: 'Anna' }, { expiresAt: '2026-03-10T01:59:59.000Z' })],
])('does not show a draft %s', async (_why, storage) => {
  await show({ storage });
  expect(await screen.findByLabelText('First name')).toHaveValue('');
});

const withEdition = (change: Partial<Edition>): FakeResponses => ({
  ownEdition: { ...edition, ...change },
});

it.each([
  [
    'before',
    { preRegOpensAt: '2026-03-11T01:00:00.000Z' },
    'Registration is not open yet',
    /Registration opens on .*11.* at 09:00/,
  ],
  [
    'closed',
    { preRegDeadline: '2026-03-09T01:00:00.000Z' },
    'Pre-registration is closed',
    /counters in the entrance hall/,
  ],
  [
    'after',
    {
      preRegDeadline: '2026-03-01T01:00:00.000Z',
      days: edition.days.slice(0, 1).map((day) => ({ ...day, date: '2026-03-02', time: '9:00-15:00' })),
    },
    'The 27th edition is over',
    /next edition/,
  ],
])('shows no form in the phase %s, and the reason', async (_phase, change, title, text) => {
  await show({ responses: withEdition(change) });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('opens an existing registration by its e-mail address', async () => {
  const { user, sent, currentUrl } = await show({
    pathname: '/en/audience/registration?find=1',
    responses: serverWithStorage((remember) => ({
      visitorEnFindByEmail: () => withTicket({ exists: true, registration: remember(confirmedAnna) }, 'ticket-2'),
    })),
  });
  await user.type(await screen.findByLabelText('Email'), 'anna@example.ru');
  await sendCode(user);
  await user.type(screen.getByLabelText('Verification code'), '482915');
  await user.click(screen.getByRole('button', { name: 'Open my registration' }));
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/registration/result'));
  expect(sent()).toEqual([
    ...captchaCalls('find'),
    { call: 'ownSendEmailCode', body: { email: 'anna@example.ru', purpose: 'find' } },
    { call: 'ownCheckEmailCode', body: { email: 'anna@example.ru', purpose: 'find', code: '482915' } },
  ]);
});

it('shows that an address is not registered', async () => {
  const { user } = await show({
    pathname: '/en/audience/registration?find=1',
    responses: { visitorEnFindByEmail: { exists: false, registration: null } },
  });
  await user.type(await screen.findByLabelText('Email'), 'nobody@example.ru');
  await user.type(screen.getByLabelText('Verification code'), '482915');
  await user.click(screen.getByRole('button', { name: 'Open my registration' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We found no registration for nobody@example.ru.');
});

it('§4.8d offers a registered visitor the next step, and an empty form for another visitor', async () => {
  let registration: typeof anna | null = anna;
  const { user, store } = await show({
    ticket: 'ticket-1',
    responses: { visitorFindVisit: () => ({ registration }) },
  });
  expect(await screen.findByText('You are registered as Anna Sokolova, anna@example.ru.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue with the questionnaire' })).toHaveAttribute(
    'href',
    '/en/audience/registration/questionnaire',
  );
  registration = null;
  await user.click(screen.getByRole('button', { name: 'Register another visitor' }));
  expect(await screen.findByLabelText('First name')).toHaveValue('');
  expect(store.getState().ticket.current).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

/** Opens a registration that was stored with this version, and changes its city. */
async function changeCity(formVersion: number): Promise<void> {
  const { user, sent, currentUrl, store } = await show({
    pathname: '/en/audience/registration?edit=1',
    responses: {
      ...withRegistration({ ...confirmedAnna, formVersion }),
      visitorEnUpdate: { registration: confirmedAnna, next: 'result' },
    },
  });
  const city = await screen.findByLabelText('City');
  expect(city).toHaveValue('Novosibirsk');
  expect(screen.queryByLabelText('Verification code')).toBeNull();
  await user.clear(city);
  await user.type(city, 'Tomsk');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/registration/result'));
  expect(sent()).toEqual([{ call: 'visitorEnUpdate', body: { ...sentCore, id: anna.id, city: 'Tomsk', answers: {} } }]);
  expect(store.getState().notices.toasts.map(({ text }) => text)).toEqual(['Your changes are saved']);
  await act(async () => undefined);
}

it('§4.8c updates a registration without a code while the address is unchanged, and confirms it', () =>
  changeCity(VERSION));

it('updates a registration of the version before as one of the newest', () => changeCity(VERSION - 1));
