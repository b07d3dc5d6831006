/** Opens the configured payment provider, or a sandbox. */
import type { Clock } from '../../src/rules/clock';
import type { Config } from '../config';
import { lazyGateway, noPayments, type PaymentGateway } from '../gateways/payment';
import { wechatPayGateway } from '../gateways/wechatPay/client';
import { SANDBOX_MERCHANT, startWechatPaySandbox, type WechatPaySandbox } from '../gateways/wechatPay/sandbox';

export const NOTICE_PATH = '/api/web/own/payment/notice';

export interface PaymentGatewaySetup {
  gateway: PaymentGateway;
  /** The sandbox, started on first use; null with a real account. */
  sandbox: (() => Promise<WechatPaySandbox>) | null;
  close(): Promise<void>;
}

type Deliver = Parameters<typeof startWechatPaySandbox>[0]['deliver'];

/** @param deliver delivers the sandbox's notices, by HTTP by default */
export function createPaymentGateway(
  { wechatPay, sandbox: isSandbox, origin, port }: Pick<Config, 'wechatPay' | 'sandbox' | 'origin' | 'port'>,
  clock: Clock,
  deliver?: Deliver,
): PaymentGatewaySetup {
  const now = () => clock.now();
  if (wechatPay) {
    const gateway = wechatPayGateway({ ...wechatPay, notifyUrl: `${origin}${NOTICE_PATH}` }, now);
    return { gateway, sandbox: null, close: () => Promise.resolve() };
  }
  // Without a sandbox, no payment may be simulated.
  if (!isSandbox) return { gateway: noPayments, sandbox: null, close: () => Promise.resolve() };
  let started: Promise<WechatPaySandbox> | null = null;
  const sandbox = (): Promise<WechatPaySandbox> =>
    (started ??= startWechatPaySandbox({
      now,
      notifyUrl: `http://127.0.0.1:${port}${NOTICE_PATH}`,
      payPage: (orderNo) => `${origin}/dev/pay/${orderNo}`,
      ...(deliver && { deliver }),
    }));
  return {
    gateway: lazyGateway(SANDBOX_MERCHANT, async () => wechatPayGateway((await sandbox()).settings, now)),
    sandbox,
    close: async () => (await started)?.close(),
  };
}
