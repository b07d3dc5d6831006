import { screen, waitFor } from '@testing-library/react';
import { errorResponse, type FakeResponses } from '../../../tests/support/fakeResponses';
import { requestCode, renderStep, withTicket } from '../../../tests/support/registrationFlow';
import { groupOf, renderGroup } from '../../../tests/support/groups';
import { confirmedWang, wang, NOW } from '../../../tests/support/visitors';

const show = (responses: FakeResponses = {}, pathname = '/en/audience/register/1?by=mobile') =>
  renderStep(pathname, responses);
type User = Awaited<ReturnType<typeof show>>['user'];

async function verifyNumber(user: User, { redeem = '' } = {}) {
  await user.type(await screen.findByLabelText('Mobile number'), '13800138000');
  await requestCode(user);
  expect(await screen.findByText(/We’ve sent a code to 13800138000/)).toBeVisible();
  await user.type(screen.getByLabelText('Verification code'), '482915');
  if (redeem) await user.type(screen.getByLabelText(/Free admission code/), redeem);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

const notRegistered = { exists: false, registration: null };

it('verifies the number, reserves the free code and continues to the form', async () => {
  const { user, sent, currentUrl, server } = await show({
    visitorFindByMobile: notRegistered,
    visitorRedeemCode: { code: 'FREE2026', accepted: true, usesLeft: 1, validUntil: NOW, heldUntil: NOW },
  });
  await verifyNumber(user, { redeem: 'free2026' });
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/register/info'));
  expect(sent().map(({ call }) => call)).toEqual([
    'verifyImageCode',
    'verifyCaptchaCheck',
    'verifySmsCode',
    'visitorFindByMobile',
  ]);
  expect(server.only('verifySmsCode').body).toEqual({ mobile: '13800138000', purpose: 'registration' });
  expect(server.only('visitorFindByMobile').url).toMatch(/13800138000\/482915$/);
  expect(server.only('visitorRedeemCode').url).toMatch(/FREE2026\/13800138000$/);
  expect(await screen.findByText('138 0013 8000')).toBeVisible();
  expect(screen.getByText(/Free admission code FREE2026/)).toBeVisible();
});

it('shows why the free code is rejected, and requires no second text message', async () => {
  let attempts = 0;
  const { user, server, currentUrl } = await show({
    visitorFindByMobile: notRegistered,
    visitorRedeemCode: () => {
      attempts += 1;
      return attempts === 1
        ? errorResponse('redeem.expired', '/path/code', 'This code has expired')
        : { code: 'FREE2026', accepted: true, usesLeft: 1, validUntil: NOW, heldUntil: NOW };
    },
  });
  await verifyNumber(user, { redeem: 'OLD2025' });
  const field = screen.getByLabelText(/Free admission code/);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This code has expired/));
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'FREE2026');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/register/info'));
  expect(attempts).toBe(2);
  server.only('visitorFindByMobile');
});

it('opens the existing registration of the number', async () => {
  let registration: typeof wang | null = null;
  const { user, currentUrl, cookies } = await show({
    visitorFindVisit: () => ({ registration }),
    visitorFindByMobile: () => {
      registration = confirmedWang;
      return withTicket({ exists: true, registration }, 'ticket-9');
    },
  });
  await verifyNumber(user);
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/register/result'));
  expect(await screen.findByText('V27 9A2B C3D4')).toBeVisible();
  expect(cookies.get('webTicket')).toBe('ticket-9');
});

it('shows an error for an invalid number and for a wrong code', async () => {
  const { user } = await show({
    visitorFindByMobile: errorResponse('verify.codeWrong', '/path/code', 'The code is wrong'),
  });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const mobile = screen.getByLabelText('Mobile number');
  expect(mobile).toHaveAccessibleDescription(/Please enter/);
  expect(mobile).toHaveFocus();
  await user.type(mobile, '12800138000');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(mobile).toHaveAccessibleDescription(/format/);
  await user.clear(mobile);
  await verifyNumber(user);
  const code = screen.getByLabelText('Verification code');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/The code is wrong/));
  expect(code).toHaveFocus();
});

it('shows the next step to a visitor with a registration, also the payment', async () => {
  await show({ visitorFindVisit: { registration: { ...wang, state: 'awaitingPayment' } } });
  const next = await screen.findByRole('link', { name: 'Go to payment' });
  expect(next).toHaveAttribute('href', '/en/audience/register/pay');
  expect(screen.getByText('Payment').closest('li')).toHaveAttribute('aria-current', 'step');
});

it('starts again after a cancelled registration', async () => {
  await show({ visitorFindVisit: { registration: { ...confirmedWang, state: 'cancelled' } } });
  expect(await screen.findByLabelText('Mobile number')).toBeVisible();
});

it('offers e-mail in other languages, with a link to the mobile number', async () => {
  await show({}, '/en/audience/register/1');
  expect(await screen.findByLabelText('Email')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Have a mainland China mobile number/ })).toHaveAttribute(
    'href',
    '/en/audience/register/1?by=mobile',
  );
});

it('redirects to the first type without one, and rejects a third', async () => {
  const { currentUrl } = await show({}, '/en/audience/register?source=a');
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/register/1?source=a'));
  await show({}, '/en/audience/register/3');
  expect(await screen.findByText('error 404')).toBeVisible();
});

describe('delegation', () => {
  const DELEGATION = '/en/audience/register/2';
  type GroupView = Awaited<ReturnType<typeof renderGroup>>;
  async function verifyGroupNumber({ user }: Pick<GroupView, 'user'>) {
    await user.type(await screen.findByLabelText('Mobile number'), '13800138000');
    await requestCode(user);
    await user.type(screen.getByLabelText('Verification code'), '482915');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
  }
  const withoutTicket = { ticket: undefined } as const;

  it('is created for an unregistered number, and opened for a registered one', async () => {
    const newGroup = await renderGroup(
      null,
      () => ({ groupFindByMobile: withTicket({ exists: false, group: null }, 'ticket-7') }),
      DELEGATION,
      withoutTicket,
    );
    await verifyGroupNumber(newGroup);
    await waitFor(() => expect(newGroup.currentUrl()).toBe('/en/audience/register/group-info'));
    expect(newGroup.server.only('verifySmsCode').body).toEqual({ mobile: '13800138000', purpose: 'group' });
    newGroup.view.unmount();
    const existingGroup = await renderGroup(
      null,
      (change) => ({
        groupFindByMobile: () => withTicket({ exists: true, group: change(groupOf(2)) }, 'ticket-8'),
      }),
      DELEGATION,
      withoutTicket,
    );
    await verifyGroupNumber(existingGroup);
    await waitFor(() => expect(existingGroup.currentUrl()).toBe('/en/audience/register/group-add'));
  });

  it('of another person is not opened', async () => {
    const otherGroup = await renderGroup(
      null,
      () => ({ groupFindByMobile: withTicket({ exists: true, group: null }, 'ticket-7') }),
      DELEGATION,
      withoutTicket,
    );
    await verifyGroupNumber(otherGroup);
    await waitFor(() =>
      expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(/belongs to someone else/),
    );
  });

  it('that is open on this device continues, and another number can be verified instead', async () => {
    const { user, store } = await renderGroup(groupOf(3), undefined, DELEGATION);
    expect(await screen.findByRole('link', { name: 'Continue to members' })).toHaveAttribute(
      'href',
      '/en/audience/register/group-add',
    );
    expect(screen.getByText('Example Machinery: 3 members.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open another delegation' }));
    expect(await screen.findByLabelText('Mobile number')).toBeVisible();
    expect(store.getState().ticket.current).toBeNull();
  });
});
