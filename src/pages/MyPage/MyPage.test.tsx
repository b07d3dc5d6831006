import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, type FakeResponses, exampleOf } from '../../../tests/support/fakeResponses';
import { requestCode, renderStep, withTicket } from '../../../tests/support/registrationFlow';
import { type anna, confirmedAnna, confirmedWang, NOW } from '../../../tests/support/visitors';

const show = (responses: FakeResponses = {}, path = '/en/my') => renderStep(path, responses);
const withRegistration = (registration: typeof anna) => ({ visitorFindVisit: { registration } });

it('finds a registration by number and code', async () => {
  let registration: typeof anna | null = null;
  const { user, server } = await show(
    {
      visitorFindVisit: () => ({ registration }),
      visitorFindByMobile: () => {
        registration = confirmedWang;
        return withTicket({ exists: true, registration }, 'ticket-3');
      },
    },
    '/en/my?by=mobile',
  );
  await user.type(await screen.findByLabelText('Mobile number'), '13800138000');
  await requestCode(user);
  await user.type(screen.getByLabelText('Verification code'), '482915');
  await user.click(screen.getByRole('button', { name: 'Open my registration' }));
  expect(await screen.findByText('V27 9A2B C3D4')).toBeVisible();
  expect(screen.getByText('4403**********0012')).toBeVisible();
  expect(server.only('verifySmsCode').body).toEqual({ mobile: '13800138000', purpose: 'find' });
});

it('opens a mail link only on request, and shows when it was used', async () => {
  const token = 'q3Jx0Vb7mZc1TgYkP9sLw2RfHu5NdEa8oI4iXyCvBnM';
  let registration: typeof anna | null = null;
  const view = await show(
    {
      visitorFindVisit: () => ({ registration }),
      ownOpenChangeLink: () => {
        registration = confirmedAnna;
        return withTicket({ registration, next: 'result' }, 'ticket-4');
      },
    },
    `/en/my?change=${token}`,
  );
  await view.user.click(await screen.findByRole('button', { name: 'Open it now' }));
  expect(await screen.findByRole('link', { name: 'Show my badge' })).toHaveAttribute(
    'href',
    '/en/audience/registration/result',
  );
  expect(view.sent()).toEqual([{ call: 'ownOpenChangeLink', body: { token } }]);
  view.view.unmount();
  const usedLink = await show({ ownOpenChangeLink: errorResponse('link.spent') }, `/en/my?change=${token}`);
  await usedLink.user.click(await screen.findByRole('button', { name: 'Open it now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('link.spent');
});

it('sends the confirmation again, at most once a minute', async () => {
  const { user, server } = await show({
    ...withRegistration(confirmedWang),
    ownResendRegistration: { channel: 'sms', resendAfter: 60 },
  });
  await user.click(await screen.findByRole('button', { name: 'Send the confirmation again' }));
  expect(await screen.findByText('The confirmation is on its way to 13800138000.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Resend in 60 s' }));
  server.only('ownResendRegistration');
  expect(screen.getByRole('link', { name: 'Edit my details' })).toHaveAttribute(
    'href',
    '/en/audience/register/info?edit=1',
  );
});

it('cancels after a confirmation, and revokes the ticket', async () => {
  let registration: typeof anna | null = confirmedAnna;
  const { user, sent, store } = await renderStep(
    '/en/my',
    {
      visitorFindVisit: () => ({ registration }),
      ownCancelRegistration: () => {
        registration = null;
        return { ...confirmedAnna, state: 'cancelled' };
      },
    },
    { ticket: 'ticket-5' },
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel my registration' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel your registration?' }));
  await user.type(dialog.getByLabelText('Why? (optional)'), 'No time');
  await user.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByRole('heading', { name: 'Find my registration' })).toBeVisible();
  expect(sent()).toEqual([{ call: 'ownCancelRegistration', body: { reason: 'No time' } }]);
  expect(store.getState().ticket.current).toBeNull();
});

it('exports all data, and deletes them after another code', async () => {
  let registration: typeof anna | null = confirmedAnna;
  const { user, downloads, sent } = await show({
    visitorFindVisit: () => ({ registration }),
    ownMyData: exampleOf('ownMyData'),
    ownEraseMyData: () => {
      registration = null;
      return { erasedAt: NOW, kept: [] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(screen.getByLabelText('Verification code')).toHaveAccessibleDescription(/required/);
  await requestCode(user);
  await user.type(screen.getByLabelText('Verification code'), '482915');
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(await downloads[0]?.file.text()).toContain('exportedAt');
  await user.click(screen.getByRole('button', { name: 'Delete my data' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, delete it' }));
  expect(await screen.findByRole('heading', { name: 'Find my registration' })).toBeVisible();
  expect(sent().map(({ call }) => call)).toEqual([
    'verifyImageCode',
    'verifyCaptchaCheck',
    'ownSendEmailCode',
    'ownCheckEmailCode',
    'ownEraseMyData',
  ]);
});

it.each([
  ['Sign out', false, 'You’re signed out'],
  ['Sign out on all devices', true, 'You’re signed out on all devices'],
])('%s ends the session and deletes the cookies and drafts', async (name, everywhere, notice) => {
  let registration: typeof anna | null = confirmedAnna;
  const { user, server, store } = await show({
    visitorFindVisit: () => ({ registration }),
    ownSignOut: () => {
      registration = null;
      return { signedOut: true };
    },
  });
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(server.only('ownSignOut').body).toEqual({ everywhere }));
  await waitFor(() => expect(store.getState().ticket.current).toBeNull());
  expect(store.getState().persisted.drafts).toEqual({});
  expect(JSON.stringify(store.getState().notices)).toContain(notice);
});

it('stays signed in and shows an error when the server is unreachable', async () => {
  const { user } = await show({
    ...withRegistration(confirmedAnna),
    ownSignOut: () => {
      throw new Error('gone');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText(/network failed/i)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
});
