import { screen, within } from '@testing-library/react';
import type { Edition } from '@/api';
import { exampleOf, type FakeResponses } from '../../../tests/support/fakeResponses';
import { renderStep } from '../../../tests/support/registrationFlow';
import { edition } from '../../../tests/support/visitors';
import { newestForm } from '../../../tests/support/formInfo';
import { newestOf } from '../../../tests/support/newestOf.mjs';

const { contacts } = exampleOf('ownEdition') as Edition;
const values = {
  medium: 'Metrology Letters',
  mediumKind: 'print',
  name: 'Anna Schmidt',
  email: 'anna.schmidt@example.com',
  country: 'DE',
  mobileCountryCode: '+49',
};
const draft = {
  formId: 'media-card',
  formVersion: newestOf('media-card'),
  values,
  savedAt: '2026-03-09T00:00:00.000Z',
  expiresAt: '2026-03-15T00:00:00.000Z',
};
const show = (responses: FakeResponses = {}, drafts: object = {}) =>
  renderStep(
    '/en/media-card',
    {
      ownEdition: { ...edition, contacts },
      ownFormCurrent: newestForm,
      verifyCaptchaImage: {
        captchaId: '01HZX3K8Q4N6T2V9B7M5C1D0E1',
        image: 'data:image/png;base64,iVBORw0KGgo=',
        audioUrl: '/audio',
        expiresIn: 300,
        work: { prefix: '01HZX3K8Q4N6T2V9B7M5C1D0EF', puzzles: 1, bits: 0 },
      },
      ...responses,
    },
    { storage: { drafts: JSON.stringify(drafts), persist: JSON.stringify({ version: 1, rehydrated: true }) } },
  );

it('sends the application once after a captcha, deletes the draft, and shows where the reply goes', async () => {
  const { user, sent, store } = await show(
    {
      ownMediaCard: {
        id: '01HZX3K8Q4N6T2V9B7M5C1D0EF',
        number: 'P27-EB61-YD6V',
        email: 'anna.schmidt@example.com',
        createdAt: '2026-03-10T02:00:00.000Z',
      },
    },
    { 'media-card': draft },
  );
  await user.click(await screen.findByRole('checkbox', { name: '1 April' }));
  await user.click(screen.getByRole('checkbox', { name: /privacy policy/ }));
  await user.dblClick(screen.getByRole('button', { name: 'Send the application' }));
  const dialog = await screen.findByRole('dialog', { name: 'One check before we send it' });
  await within(dialog).findByRole('img', { name: /five digits/ });
  await user.type(within(dialog).getByLabelText('Digits in the picture'), '48213{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'We’ve received your application' })).toHaveFocus();
  expect(screen.getByText(/A confirmation is on its way to anna.schmidt@example.com/)).toBeVisible();
  expect(sent().map(({ call }) => call)).toEqual(['verifyCaptchaCheck', 'ownMediaCard']);
  expect(sent().at(-1)?.body).toEqual({
    formId: 'media-card',
    formVersion: newestOf('media-card'),
    ...values,
    privacyAgreed: true,
    answers: { days: ['2026-04-01'] },
  });
  expect(store.getState().persisted.drafts).toEqual({});
});

it('shows the message of each missing field, and sends nothing', async () => {
  const { user, sent } = await show();
  await user.click(await screen.findByRole('button', { name: 'Send the application' }));
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Name of the medium: Name of the medium is required',
    'Kind of medium: Kind of medium is required',
    'Full name: Full name is required',
    'Email: Email is required',
    'Country: Country is required',
    'Days at the exhibition: Please select one or more item',
    'Privacy agreement: Please agree before submitting',
  ]);
  expect(sent()).toEqual([]);
});
