import { screen, waitFor } from '@testing-library/react';
import { exampleOf, errorResponse, type FakeResponses } from '../../../tests/support/fakeResponses';
import { requestCode, renderStep } from '../../../tests/support/registrationFlow';

const PATH = '/page/mobile/entrepreneur/parking';
const verifiedResponse = { verified: true as const, proofExpiresAt: '2026-03-10T02:30:00.000Z' };
const show = (responses: FakeResponses = {}, storage: Record<string, string> = {}) =>
  renderStep(
    PATH,
    { verifySmsValidate: verifiedResponse, exhibitorParkQrCode: exampleOf('exhibitorParkQrCode'), ...responses },
    { storage },
  );

async function verifyNumber(user: Awaited<ReturnType<typeof show>>['user']) {
  await user.type(await screen.findByLabelText('Mobile number'), '13800138000');
  await requestCode(user);
  await user.type(screen.getByLabelText('Verification code'), '482915');
  await user.click(screen.getByRole('button', { name: 'Show my code' }));
}

it('shows the gate code to a verified number, also after a reload', async () => {
  const first = await show();
  await verifyNumber(first.user);
  expect(await screen.findByRole('img', { name: 'Gate QR code' })).toHaveAttribute(
    'src',
    'data:image/png;base64,iVBORw0KGgo=',
  );
  expect(screen.getByText('粤B12345')).toBeVisible();
  expect(screen.getByText('31 March 2026 to 3 April 2026')).toBeVisible();
  await first.settled();
  first.view.unmount();
  const { user } = await show({}, Object.fromEntries(first.storage));
  expect(await screen.findByRole('img', { name: 'Gate QR code' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use a different number' }));
  expect(screen.getByLabelText('Mobile number')).toHaveValue('');
});

it('redirects an unregistered number to the registration, and shows a wrong code at its field', async () => {
  const unregistered = await show({ exhibitorParkQrCode: errorResponse('parking.notFound', undefined, 'None') });
  await verifyNumber(unregistered.user);
  expect(await screen.findByRole('heading', { name: '13800138000 is not registered' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register to visit' })).toHaveAttribute(
    'href',
    '/en/audience/register/1?by=mobile',
  );
  unregistered.view.unmount();
  const wrongCode = await show({
    verifySmsValidate: errorResponse('verify.codeWrong', '/path/code', 'The code is wrong'),
  });
  await verifyNumber(wrongCode.user);
  await waitFor(() =>
    expect(screen.getByLabelText('Verification code')).toHaveAccessibleDescription(/The code is wrong/),
  );
});
