/** The merchant's client of WeChat Pay, API v3 (pay.weixin.qq.com/doc/v3). */
import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import { shanghaiIso } from '../../../src/rules/shanghai';
import type { WechatPayAccount } from '../../providers';
import {
  PaymentGatewayError,
  type NewOrder,
  type Notice,
  type NoticeError,
  type PaymentGateway,
  type PayParameters,
  type ProviderOrder,
} from '../payment';
import {
  responseMessage,
  authorizationHeader,
  decryptResource,
  payMessage,
  requestMessage,
  signMessage,
  verifySignature,
  type EncryptedResource,
} from './signature';

/** The account, and the URL for notices. */
export type WechatPaySettings = WechatPayAccount & { notifyUrl: string };

/** How far the timestamp of a notice or response may differ from our clock. */
const MAX_CLOCK_SKEW_SECONDS = 300;
const TIMEOUT_MS = 8_000;

interface Transaction {
  mchid?: string;
  out_trade_no?: string;
  transaction_id?: string;
  trade_state?: string;
  success_time?: string;
  amount?: { total?: number };
}

const states: Record<string, ProviderOrder['state']> = {
  SUCCESS: 'paid',
  REFUND: 'refunded',
  NOTPAY: 'pending',
  USERPAYING: 'pending',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'failed',
};

const toProviderOrder = (transaction: Transaction): ProviderOrder => ({
  orderNo: transaction.out_trade_no ?? '',
  merchantId: transaction.mchid ?? '',
  state: states[transaction.trade_state ?? ''] ?? 'pending',
  transactionId: transaction.transaction_id ?? null,
  amount: transaction.amount?.total ?? null,
  paidAt: transaction.success_time ? new Date(transaction.success_time) : null,
});

/** Signs requests of the merchant, and verifies the provider's signatures. */
function makeSigner(settings: WechatPaySettings, now: () => Date) {
  const privateKey = createPrivateKey(settings.privateKey);
  const platformKey = createPublicKey(settings.platformKey);
  const seconds = (): string => String(Math.floor(now().getTime() / 1000));
  const newNonce = (): string => randomBytes(16).toString('hex').toUpperCase();
  return {
    authorization(request: { method: string; path: string; body: string }): string {
      const [timestamp, nonce] = [seconds(), newNonce()];
      const signature = signMessage(requestMessage({ ...request, timestamp, nonce }), privateKey);
      const { merchantId, merchantSerial } = settings;
      return authorizationHeader({ merchantId, serial: merchantSerial, timestamp, nonce, signature });
    },

    jsapiParameters(prepayId: string): PayParameters {
      const [timestamp, nonce, prepayPackage] = [seconds(), newNonce(), `prepay_id=${prepayId}`];
      const { appId } = settings;
      const paySign = signMessage(payMessage({ appId, timestamp, nonce, package: prepayPackage }), privateKey);
      return {
        method: 'jsapi',
        jsapi: { appId, timeStamp: timestamp, nonceStr: nonce, package: prepayPackage, signType: 'RSA', paySign },
      };
    },

    verify(headers: { get(name: string): string | null | undefined }, body: string): true | NoticeError {
      const timestamp = headers.get('wechatpay-timestamp') ?? '';
      const nonce = headers.get('wechatpay-nonce') ?? '';
      const signature = headers.get('wechatpay-signature') ?? '';
      if (headers.get('wechatpay-serial') !== settings.platformSerial) return 'signatureWrong';
      if (!verifySignature(responseMessage({ timestamp, nonce, body }), signature, platformKey))
        return 'signatureWrong';
      return Math.abs(Number(timestamp) - Number(seconds())) <= MAX_CLOCK_SKEW_SECONDS ? true : 'noticeStale';
    },
  };
}
type Signer = ReturnType<typeof makeSigner>;

interface ProviderResponse {
  status: number;
  body: unknown;
}

/**
 * Calls the provider.
 * @throws PaymentGatewayError without a response, or without its valid signature
 */
async function callProvider(
  { endpoint, platformSerial }: WechatPaySettings,
  signer: Signer,
  { method, path, content }: { method: 'GET' | 'POST'; path: string; content?: object },
): Promise<ProviderResponse> {
  const body = content ? JSON.stringify(content) : '';
  const response = await fetch(`${endpoint}${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(content && { 'content-type': 'application/json' }),
      authorization: signer.authorization({ method, path, body }),
      'wechatpay-serial': platformSerial,
    },
    ...(content && { body }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new PaymentGatewayError(
      'UNREACHABLE',
      error instanceof Error ? error.message : 'The provider is unreachable.',
    );
  });
  const text = await response.text();
  // An error may come unsigned from a proxy, but a successful response must be signed.
  if (response.ok && signer.verify(response.headers, text) !== true)
    throw new PaymentGatewayError('SIGN_ERROR', 'The response has no valid signature.');
  return { status: response.status, body: text ? (JSON.parse(text) as unknown) : null };
}

const toError = ({ status, body }: ProviderResponse): PaymentGatewayError => {
  const { code = `HTTP_${status}`, message = '' } = (body ?? {}) as { code?: string; message?: string };
  return new PaymentGatewayError(code, message);
};

/** An order in the provider's format. */
const orderContent = (order: NewOrder, { appId, merchantId, notifyUrl }: WechatPaySettings) => ({
  appid: appId,
  mchid: merchantId,
  description: order.description.slice(0, 127),
  out_trade_no: order.orderNo,
  time_expire: shanghaiIso(order.expiresAt),
  notify_url: notifyUrl,
  amount: { total: order.amount, currency: 'CNY' },
  ...(order.method === 'jsapi' && { payer: { openid: order.openId } }),
  ...(order.method === 'h5' && { scene_info: { payer_client_ip: order.clientIp, h5_info: { type: 'Wap' } } }),
});

/**
 * The gateway of a merchant at WeChat Pay.
 * @throws when a key of the account is invalid
 */
export function wechatPayGateway(settings: WechatPaySettings, now: () => Date): PaymentGateway {
  const signer = makeSigner(settings, now);
  const call = (method: 'GET' | 'POST', path: string, content?: object): Promise<ProviderResponse> =>
    callProvider(settings, signer, { method, path, content });

  return {
    merchantId: settings.merchantId,

    async createOrder(order: NewOrder): Promise<PayParameters> {
      const response = await call('POST', `/v3/pay/transactions/${order.method}`, orderContent(order, settings));
      if (response.status !== 200) throw toError(response);
      const { code_url: codeUrl, h5_url: h5Url, prepay_id: prepayId } = response.body as Record<string, string>;
      if (order.method === 'native' && codeUrl) return { method: 'native', native: { codeUrl } };
      if (order.method === 'h5' && h5Url) return { method: 'h5', h5: { h5Url } };
      if (prepayId) return signer.jsapiParameters(prepayId);
      throw new PaymentGatewayError('INVALID_RESPONSE', 'The response has no payment parameters.');
    },

    async findOrder(orderNo) {
      const path = `/v3/pay/transactions/out-trade-no/${orderNo}?mchid=${settings.merchantId}`;
      const response = await call('GET', path);
      if (response.status === 404) return null;
      if (response.status !== 200) throw toError(response);
      return toProviderOrder(response.body as Transaction);
    },

    async closeOrder(orderNo) {
      const response = await call('POST', `/v3/pay/transactions/out-trade-no/${orderNo}/close`, {
        mchid: settings.merchantId,
      });
      if (response.status === 204 || response.status === 404) return 'closed';
      const error = toError(response);
      if (error.code === 'ORDERPAID') return 'paid';
      if (error.code === 'ORDER_CLOSED') return 'closed';
      throw error;
    },

    async refund({ orderNo, refundNo, amount, reason }) {
      const response = await call('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: orderNo,
        out_refund_no: refundNo,
        reason: reason.slice(0, 80),
        amount: { refund: amount, total: amount, currency: 'CNY' },
      });
      if (response.status !== 200) throw toError(response);
      return (response.body as { status?: string }).status === 'SUCCESS' ? 'done' : 'processing';
    },

    readNotice(headers, body): Promise<Notice | NoticeError> {
      const verification = signer.verify({ get: (name) => headers[name] }, body);
      if (verification !== true) return Promise.resolve(verification);
      try {
        const notice = JSON.parse(body) as { id: string; event_type: string; resource: EncryptedResource };
        const transaction = JSON.parse(decryptResource(notice.resource, settings.apiV3Key)) as Transaction;
        return Promise.resolve({ id: notice.id, event: notice.event_type, order: toProviderOrder(transaction) });
      } catch {
        // A body that cannot be parsed or decrypted is rejected like one with a wrong signature.
        return Promise.resolve('signatureWrong');
      }
    },
  };
}
