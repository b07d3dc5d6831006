import { act, screen } from '@testing-library/react';
import type { ChargedEnrolment } from '@/api';
import { exampleOf, type FakeResponses } from '../../../tests/support/fakeResponses';
import { renderStep } from '../../../tests/support/registrationFlow';
import { wang } from '../../../tests/support/visitors';

const WECHAT = 'Mozilla/5.0 (iPhone) MicroMessenger/8.0';
const unpaidRegistration = { ...wang, state: 'awaitingPayment' as const, amountDue: 5000 };
const status = exampleOf('ownPaymentState');
const show = (
  responses: FakeResponses = {},
  options: { userAgent?: string; wechatPay?: 'done' | 'cancelled' | 'failed'; query?: string } = {},
) => {
  const { query = '', ...stepOptions } = options;
  return renderStep(
    `/page/mobile/pay${query}`,
    { visitorFindVisit: { registration: unpaidRegistration }, visitorPay: exampleOf('visitorPay'), ...responses },
    stepOptions,
  );
};

it('pays the registration in WeChat, waits for the server’s confirmation and continues', async () => {
  let state: typeof status.state = 'pending';
  const { user, server, advanceTime } = await show(
    { ownPaymentState: () => ({ ...status, state }) },
    { userAgent: WECHAT, wechatPay: 'done' },
  );
  await user.dblClick(await screen.findByRole('button', { name: 'Pay ¥50 with WeChat' }));
  expect(await screen.findByText(/Waiting for WeChat to confirm the payment/)).toBeVisible();
  expect(server.only('visitorPay').body).toEqual({ method: 'jsapi' });
  state = 'paid';
  await act(async () => advanceTime(5_000));
  expect(await screen.findByRole('heading', { level: 1, name: 'Paid' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/en/audience/register/meeting');
});

it('shows that the payment was cancelled, and can retry', async () => {
  const { user } = await show({}, { userAgent: WECHAT, wechatPay: 'cancelled' });
  await user.click(await screen.findByRole('button', { name: 'Pay ¥50 with WeChat' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Payment cancelled.');
  expect(screen.getByRole('button', { name: 'Pay ¥50 with WeChat' })).toBeVisible();
});

it('pays for the seat in the URL, with another payment method in other browsers', async () => {
  const [chargedEnrolment] = exampleOf('meetingCharged') as ChargedEnrolment[];
  const enrolment = {
    ...(chargedEnrolment as ChargedEnrolment).enrolment,
    state: 'awaitingPayment' as const,
    amountDue: 5000,
  };
  const { user, server } = await show(
    { meetingCharged: [{ enrolment, payment: null }], meetingPay: exampleOf('meetingPay') },
    { query: `?enrolmentId=${enrolment.id}` },
  );
  expect(await screen.findByText(`Seat for ${enrolment.name}: ${enrolment.meetingTitle}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Pay ¥[0-9.]+ with WeChat$/ }));
  expect(server.only('meetingPay').body).toEqual({ enrolmentId: enrolment.id, method: 'native' });
});

it('shows that nothing is due, and links to the registration', async () => {
  await show({ visitorFindVisit: { registration: null } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to pay' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find my registration' })).toHaveAttribute('href', '/en/my?by=mobile');
});
