/** What the domain asks of a provider of payments, whoever it is. Money in fen, currency CNY. */

export type PayMethod = 'jsapi' | 'native' | 'h5';

export interface NewOrder {
  /** Our number of the order: 6 to 32 letters, digits, - and _ , never used again. */
  orderNo: string;
  amount: number;
  description: string;
  method: PayMethod;
  /** Who pays inside WeChat; needed for jsapi. */
  openId: string | null;
  clientIp: string;
  expiresAt: Date;
}

/** What a page needs to let the person pay. */
export type PayParameters =
  | {
      method: 'jsapi';
      jsapi: {
        appId: string;
        timeStamp: string;
        nonceStr: string;
        package: string;
        signType: 'RSA';
        paySign: string;
      };
    }
  | { method: 'native'; native: { codeUrl: string } }
  | { method: 'h5'; h5: { h5Url: string } };

/** What the provider says of an order. */
export interface OrderReport {
  orderNo: string;
  merchantId: string;
  state: 'pending' | 'paid' | 'refunded' | 'closed' | 'failed';
  /** The provider's own number, once it was paid. */
  transactionId: string | null;
  amount: number | null;
  paidAt: Date | null;
}

/** A notice that was signed as it must be. */
export interface Notice {
  id: string;
  event: string;
  order: OrderReport;
}

export type NoticeFault = 'signatureWrong' | 'noticeStale';

/** The provider could not be reached, or refused. */
export class PaymentGatewayError extends Error {
  override name = 'PaymentGatewayError';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface PaymentGateway {
  readonly merchantId: string;
  open(order: NewOrder): Promise<PayParameters>;
  /** Null when the provider knows no such order. */
  find(orderNo: string): Promise<OrderReport | null>;
  /** Closes an order that was not paid. 'paid' when it is too late for that. */
  close(orderNo: string): Promise<'closed' | 'paid'>;
  /** Gives the money back. Asking again with the same number is one refund. */
  refund(of: { orderNo: string; refundNo: string; amount: number; reason: string }): Promise<'processing' | 'done'>;
  /** Reads a notice, or says why it is not to be believed. */
  readNotice(headers: Record<string, string | undefined>, body: string): Promise<Notice | NoticeFault>;
}

/** A gateway that is opened when it is first used. */
export function lazyGateway(merchantId: string, open: () => Promise<PaymentGateway>): PaymentGateway {
  let opened: Promise<PaymentGateway> | null = null;
  const gateway = (): Promise<PaymentGateway> => (opened ??= open());
  return {
    merchantId,
    open: async (order) => (await gateway()).open(order),
    find: async (orderNo) => (await gateway()).find(orderNo),
    close: async (orderNo) => (await gateway()).close(orderNo),
    refund: async (of) => (await gateway()).refund(of),
    readNotice: async (headers, body) => (await gateway()).readNotice(headers, body),
  };
}

/** For what has nothing to do with money, such as a command of the operator. */
export const noPayments: PaymentGateway = lazyGateway('', () =>
  Promise.reject(new PaymentGatewayError('ABSENT', 'There is no provider of payments here.')),
);
