/** The resend countdown survives a reload, and no new captcha is needed. */
import { cleanup, screen } from '@testing-library/react';
import { requestCode, renderStep } from '../../../tests/support/registrationFlow';

// The old me area has its own endpoint for codes.
const responses = { meSendCode: { resendAfter: 60, expiresIn: 600 } };
const HALF_A_MINUTE_LATER = '2026-03-10T02:00:30.000Z';

it.each([
  ['registration by mobile number', '/en/audience/register/1?by=mobile', 'Mobile number', '13800138000'],
  ['registration by e-mail address', '/en/audience/registration', 'Email', 'anna@example.ru'],
  ['legacy me area', '/me/register', 'Mobile number', '13800138000'],
  ['my registration', '/en/my?by=mobile', 'Mobile number', '13800138000'],
])('%s', async (_page, path, label, contact) => {
  const sessionStorage = new Map<string, string>();
  const { user } = await renderStep(path, responses, { sessionStorage });
  await user.type(await screen.findByLabelText(label), contact);
  await requestCode(user);
  expect(await screen.findByRole('button', { name: 'Resend in 60 s' })).toBeVisible();
  cleanup();

  const reloaded = await renderStep(path, responses, { sessionStorage, at: HALF_A_MINUTE_LATER });
  await reloaded.user.type(await screen.findByLabelText(label), contact);
  await reloaded.user.click(await screen.findByRole('button', { name: 'Resend in 30 s' }));
  expect(reloaded.sent()).toEqual([]);
});
