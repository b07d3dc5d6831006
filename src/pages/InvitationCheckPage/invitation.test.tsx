import { screen, waitFor } from '@testing-library/react';
import { exampleOf, errorResponse, type FakeResponses, type FakeRequest } from '../../../tests/support/fakeResponses';
import { requestCode, storedDrafts, renderStep, withTicket } from '../../../tests/support/registrationFlow';
import { wang } from '../../../tests/support/visitors';
import { newestOf } from '../../../tests/support/newestOf.mjs';

const code = 'INV-8F3K2M';
const exampleInvitation = exampleOf('exhibitorMyRegist');
const show = (subpath: string, responses: FakeResponses = {}, storage: Record<string, string> = {}) =>
  renderStep(
    `/mobile-devices/cn/invitation${subpath}`,
    { exhibitorMyRegist: exampleInvitation, ...responses },
    { storage },
  );

it('shows an invalid invitation code at its field, and continues with a valid one', async () => {
  const { user, currentUrl } = await show('', {
    exhibitorMyRegist: ({ body }: FakeRequest) =>
      (body as { invitationCode: string }).invitationCode === code
        ? exampleInvitation
        : errorResponse('invitation.notFound', undefined, 'There is no such invitation'),
  });
  const field = await screen.findByLabelText('Invitation code');
  await user.click(screen.getByRole('button', { name: 'Show my invitation' }));
  expect(field).toHaveAccessibleDescription(/Please enter your invitation code/);
  await user.type(field, 'NONE1');
  await user.click(screen.getByRole('button', { name: 'Show my invitation' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/There is no such invitation/));
  await user.clear(field);
  await user.type(field, code);
  await user.click(screen.getByRole('button', { name: 'Show my invitation' }));
  await waitFor(() => expect(currentUrl()).toBe(`/mobile-devices/cn/invitation/check?code=${code}`));
  expect(await screen.findByRole('heading', { name: 'Schmidt Maschinenbau GmbH invites you' })).toBeVisible();
  expect(screen.getByText('2-A01')).toBeVisible();
});

it('verifies the guest’s number, registers free of charge, and shows the remaining steps', async () => {
  let registration: typeof wang | null = null;
  const draftValues = { name: '王小明', company: '深圳市示例机械有限公司', country: 'CN' };
  const { user, currentUrl, server } = await show(
    `/check?code=${code}`,
    {
      visitorFindVisit: () => ({ registration }),
      exhibitorSmsCodeValid: { state: 'verified', resendAfter: null, expiresIn: null, proofExpiresAt: null },
      exhibitorRegist: () => {
        registration = { ...wang, channel: 'exhibitor' };
        return withTicket({ registration, next: 'questionnaire' }, 'ticket-6');
      },
    },
    storedDrafts({ invitation: { version: 2, values: draftValues } }),
  );
  await user.type(await screen.findByLabelText('Mobile number'), '13800138000');
  await requestCode(user);
  await user.type(screen.getByLabelText('Verification code'), '482915');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('checkbox', { name: /privacy/ }));
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(currentUrl()).toBe('/mobile-devices/cn/invitation/result'));
  expect(await screen.findByRole('link', { name: 'Continue with the questionnaire' })).toHaveAttribute(
    'href',
    '/en/audience/register/questionnaire',
  );
  expect(server.only('exhibitorSmsCodeValid').body).toEqual({ mobile: '13800138000', code: '482915' });
  expect(server.only('exhibitorRegist').body).toEqual({
    formId: 'invitation',
    formVersion: newestOf('invitation'),
    ...draftValues,
    mobile: '13800138000',
    invitationCode: code,
    privacyAgreed: true,
    answers: {},
  });
});
