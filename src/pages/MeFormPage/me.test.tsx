import { screen, waitFor } from '@testing-library/react';
import { errorResponse, type FakeResponses } from '../../../tests/support/fakeResponses';
import { requestCode, storedDrafts, renderStep, withTicket } from '../../../tests/support/registrationFlow';
import { confirmedWang, wang } from '../../../tests/support/visitors';
import { newestOf } from '../../../tests/support/newestOf.mjs';

const show = (subpath: string, responses: FakeResponses = {}, storage: Record<string, string> = {}) =>
  renderStep(`/me/register${subpath}`, { meSendCode: { resendAfter: 60, expiresIn: 600 }, ...responses }, { storage });
type User = Awaited<ReturnType<typeof show>>['user'];

async function verifyNumber(user: User) {
  await user.type(await screen.findByLabelText('Mobile number'), '13800138000');
  await requestCode(user);
  await user.type(screen.getByLabelText('Verification code'), '482915');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

const draftValues = { name: '王小明', company: '深圳市示例机械有限公司', country: 'CN' };
const storedEntry = () =>
  storedDrafts({
    'me:entry': { version: 1, values: { mobile: '13800138000' } },
    me: { version: 2, values: draftValues },
  });

it('opens the registration of the number through the me operations', async () => {
  let registration: typeof wang | null = null;
  const { user, currentUrl, server } = await show('', {
    visitorFindVisit: () => ({ registration }),
    meFindByMobile: () => {
      registration = confirmedWang;
      return withTicket({ exists: true, registration }, 'ticket-9');
    },
  });
  await verifyNumber(user);
  await waitFor(() => expect(currentUrl()).toBe('/me/register/result'));
  expect(server.only('meSendCode').url).toMatch(/\/13800138000$/);
  expect(server.only('meFindByMobile').url).toMatch(/13800138000\/482915$/);
});

it('continues to the form for an unregistered number', async () => {
  const { user, currentUrl } = await show('', { meFindByMobile: { exists: false, registration: null } });
  await verifyNumber(user);
  await waitFor(() => expect(currentUrl()).toBe('/me/register/form'));
  expect(await screen.findByText('Your number 13800138000 is verified.')).toBeVisible();
});

it('redirects to the number step without a verified number', async () => {
  const { currentUrl } = await show('/form');
  await waitFor(() => expect(currentUrl()).toBe('/me/register'));
});

it('registers once with the input restored after a reload, and shows the remaining steps', async () => {
  let registration: typeof wang | null = null;
  const { user, currentUrl, server, store } = await show(
    '/form',
    {
      visitorFindVisit: () => ({ registration }),
      meInsert: () => {
        registration = { ...wang, channel: 'me' };
        return withTicket({ registration, next: 'questionnaire' }, 'ticket-6');
      },
    },
    storedEntry(),
  );
  await user.click(await screen.findByRole('checkbox', { name: /privacy/ }));
  await user.dblClick(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(currentUrl()).toBe('/me/register/result'));
  expect(server.only('meInsert').body).toEqual({
    formId: 'me',
    formVersion: newestOf('me'),
    ...draftValues,
    mobile: '13800138000',
    privacyAgreed: true,
    answers: {},
  });
  expect(store.getState().persisted.drafts).toEqual({});
});

it('requires the number again when its verification has expired, and keeps the input', async () => {
  const expiredVerification = errorResponse('verify.proofMissing', '/body/mobile', 'Please confirm the number again');
  const { user, currentUrl, store } = await show('/form', { meInsert: expiredVerification }, storedEntry());
  await user.click(await screen.findByRole('checkbox', { name: /privacy/ }));
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(currentUrl()).toBe('/me/register'));
  expect(store.getState().persisted.drafts['me']?.values).toEqual(draftValues);
});
