import { act, screen, waitFor } from '@testing-library/react';
import { exampleOf, errorResponse } from '../../../tests/support/fakeResponses';
import { renderStep } from '../../../tests/support/registrationFlow';
import { wang } from '../../../tests/support/visitors';

const unpaidRegistration = { ...wang, state: 'awaitingPayment' as const, amountDue: 5000 };
const order = {
  ...exampleOf('visitorPay'),
  method: 'native' as const,
  jsapi: null,
  native: { codeUrl: 'weixin://wxpay/bizpayurl?pr=abc' },
};
const status = exampleOf('ownPaymentState');

it('shows the QR code of the order and continues once it is paid', async () => {
  let registration: typeof wang = unpaidRegistration;
  let state: typeof status.state = 'pending';
  const { user, currentUrl, advanceTime, server } = await renderStep('/en/audience/register/pay', {
    visitorFindVisit: () => ({ registration }),
    visitorFindMeeting: [],
    visitorPay: order,
    ownPaymentState: () => ({ ...status, state }),
  });
  await user.dblClick(await screen.findByRole('button', { name: 'Pay ¥50 with WeChat' }));
  expect(await screen.findByRole('img', { name: 'Payment QR code' })).toBeVisible();
  expect(screen.getByText('¥50')).toBeVisible();
  server.only('visitorPay');
  await act(async () => advanceTime(5_000));
  expect(currentUrl()).toBe('/en/audience/register/pay');
  state = 'paid';
  registration = { ...wang, state: 'paid' };
  await act(async () => advanceTime(5_000));
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/register/meeting'));
});

it('creates a new order after an expired one, and shows why none could be created', async () => {
  let attempts = 0;
  const { user, advanceTime } = await renderStep('/en/audience/register/pay', {
    visitorFindVisit: { registration: unpaidRegistration },
    visitorPay: () =>
      (attempts += 1) === 1 ? order : errorResponse('server.unavailable', undefined, 'Try again later'),
    ownPaymentState: { ...status, state: 'closed' },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay ¥50 with WeChat' }));
  await screen.findByRole('img', { name: 'Payment QR code' });
  await act(async () => advanceTime(5_000));
  expect(await screen.findByRole('alert')).toHaveTextContent('This order expired without a payment');
  await user.click(screen.getByRole('button', { name: 'Pay ¥50 with WeChat' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Try again later'));
});

it('redirects when nothing is due', async () => {
  const { currentUrl } = await renderStep('/en/audience/register/pay', { visitorFindVisit: { registration: wang } });
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/register/questionnaire'));
});
