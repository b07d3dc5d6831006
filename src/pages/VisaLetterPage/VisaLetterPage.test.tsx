import { act, screen, within } from '@testing-library/react';
import { example, errorResponse, type FakeResponses } from '../../../tests/support/fakeResponses';
import { renderStep } from '../../../tests/support/registrationFlow';
import { countdownUpdated } from '@/state/countdownSlice';
import { newestForm } from '../../../tests/support/formInfo';
import { newestOf } from '../../../tests/support/newestOf.mjs';

const { passportNumber, ...values } = {
  surname: 'Schmidt',
  givenNames: 'Anna Maria',
  sex: 'female',
  birthDate: '1985-03-14',
  nationality: 'DE',
  passportNumber: 'C01X00T47',
  passportExpiry: '2031-06-30',
  company: 'Schmidt Maschinenbau GmbH',
  arrival: '2026-03-30',
  departure: '2026-04-04',
  consulate: 'Frankfurt',
  email: 'anna.schmidt@example.com',
};
const draft = {
  formId: 'visa-letter',
  formVersion: newestOf('visa-letter'),
  values,
  savedAt: '2026-03-09T00:00:00.000Z',
  expiresAt: '2026-03-15T00:00:00.000Z',
};
const show = (responses: FakeResponses = {}, drafts: object = {}) =>
  renderStep(
    '/en/exhibition/invitation_letter_for_visa_application',
    {
      configPageByRoute: example,
      ownFormCurrent: newestForm,
      ...responses,
    },
    { storage: { drafts: JSON.stringify(drafts), persist: JSON.stringify({ version: 1, rehydrated: true }) } },
  );

/** Fills in the fields that a draft never contains. */
async function fillRemaining(user: Awaited<ReturnType<typeof show>>['user']): Promise<void> {
  await user.click(await screen.findByLabelText('Passport number'));
  await user.paste('C01X00T47');
  await user.click(screen.getByLabelText('Verification code'));
  await user.paste('482915');
  await user.click(screen.getByRole('checkbox', { name: /privacy policy/ }));
}

it('verifies the address, requests the letter once, and shows where it goes', async () => {
  const { user, sent, store } = await show(
    {
      ownCheckEmailCode: { verified: true, proofExpiresAt: '2026-03-10T02:30:00.000Z' },
      ownVisaLetter: { number: 'L27-7K2M-Q9XD', email: values.email, createdAt: '2026-03-10T02:00:00.000Z' },
    },
    { 'visa-letter': draft },
  );
  await fillRemaining(user);
  await user.dblClick(screen.getByRole('button', { name: 'Get the letter' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Your letter is on its way' })).toHaveFocus();
  expect(screen.getByText(/We’re emailing the PDF to anna.schmidt@example.com/)).toBeVisible();
  expect(sent().map(({ call }) => call)).toEqual(['ownCheckEmailCode', 'ownVisaLetter']);
  expect(sent().at(-1)?.body).toEqual({
    formId: 'visa-letter',
    formVersion: newestOf('visa-letter'),
    ...values,
    passportNumber,
    privacyAgreed: true,
    answers: {},
  });
  expect(store.getState().persisted.drafts).toEqual({});
});

it('shows server errors at their field', async () => {
  const { user } = await show(
    {
      ownCheckEmailCode: { verified: true, proofExpiresAt: '2026-03-10T02:30:00.000Z' },
      ownVisaLetter: errorResponse('form.answerInvalid', '/body/departure'),
    },
    { 'visa-letter': draft },
  );
  await fillRemaining(user);
  await user.click(screen.getByRole('button', { name: 'Get the letter' }));
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link', { name: /^Departure from China/ })).toBeVisible();
});

it('accepts nothing while registration is closed, and names a contact', async () => {
  const { store } = await show();
  const { countdown } = store.getState();
  await act(() => store.dispatch(countdownUpdated({ ...countdown, phase: 'closed' })));
  expect(
    await screen.findByRole('heading', {
      level: 2,
      name: 'Invitation letters are available while registration is open',
    }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Get the letter' })).toBeNull();
});
