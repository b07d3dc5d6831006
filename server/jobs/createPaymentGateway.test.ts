import { createPaymentGateway } from './createPaymentGateway';

const clock = { now: () => new Date('2026-03-10T02:00:00Z') };
const site = { wechatPay: null, origin: 'https://exhibition.example', port: 0 };

test('without an account payments are simulated in the sandbox, and fail elsewhere', async () => {
  expect(createPaymentGateway({ ...site, sandbox: true }, clock).sandbox).not.toBeNull();
  const live = createPaymentGateway({ ...site, sandbox: false }, clock);
  expect(live.sandbox).toBeNull();
  await expect(live.gateway.findOrder('an-order')).rejects.toThrow('No payment provider is configured.');
});
