/** The interface of payment providers. Money in fen, currency CNY. */

export type PayMethod = 'jsapi' | 'native' | 'h5';

export interface NewOrder {
  /** Our order number: 6 to 32 letters, digits, - and _, never reused. */
  orderNo: string;
  amount: number;
  description: string;
  method: PayMethod;
  /** The payer inside WeChat; required for jsapi. */
  openId: string | null;
  clientIp: string;
  expiresAt: Date;
}

/** The parameters that a page needs for the payment. */
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

/** An order as the provider knows it, with its current state. */
export interface ProviderOrder {
  orderNo: string;
  merchantId: string;
  state: 'pending' | 'paid' | 'refunded' | 'closed' | 'failed';
  /** The provider's transaction number, after the payment. */
  transactionId: string | null;
  amount: number | null;
  paidAt: Date | null;
}

/** A notice with a valid signature. */
export interface Notice {
  id: string;
  event: string;
  order: ProviderOrder;
}

export type NoticeError = 'signatureWrong' | 'noticeStale';

/** Thrown when the provider cannot be reached or returns an error. */
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
  createOrder(order: NewOrder): Promise<PayParameters>;
  /** Null when the provider does not know the order. */
  findOrder(orderNo: string): Promise<ProviderOrder | null>;
  /** Closes an unpaid order. 'paid' when it was paid already. */
  closeOrder(orderNo: string): Promise<'closed' | 'paid'>;
  /** Refunds an order. Idempotent for the same refund number. */
  refund(request: {
    orderNo: string;
    refundNo: string;
    amount: number;
    reason: string;
  }): Promise<'processing' | 'done'>;
  /** Verifies and reads a notice, or returns the error. */
  readNotice(headers: Record<string, string | undefined>, body: string): Promise<Notice | NoticeError>;
}

/** A gateway that is opened on first use. */
export function lazyGateway(merchantId: string, open: () => Promise<PaymentGateway>): PaymentGateway {
  let opening: Promise<PaymentGateway> | null = null;
  const gateway = (): Promise<PaymentGateway> => (opening ??= open());
  return {
    merchantId,
    createOrder: async (order) => (await gateway()).createOrder(order),
    findOrder: async (orderNo) => (await gateway()).findOrder(orderNo),
    closeOrder: async (orderNo) => (await gateway()).closeOrder(orderNo),
    refund: async (request) => (await gateway()).refund(request),
    readNotice: async (headers, body) => (await gateway()).readNotice(headers, body),
  };
}

/** A gateway without payments, for example for operators' commands. */
export const noPayments: PaymentGateway = lazyGateway('', () =>
  Promise.reject(new PaymentGatewayError('ABSENT', 'No payment provider is configured.')),
);
