/**
 * A sandbox of WeChat Pay: the same signed protocol on loopback. No money moves; `pay` simulates the payer's phone.
 */
import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { startLoopback, type LoopbackRequest } from '../loopbackServer';
import type { WechatPaySettings } from './client';
import {
  responseMessage,
  parseAuthorization,
  requestMessage,
  encryptResource,
  signMessage,
  verifySignature,
} from './signature';

const MAX_CLOCK_SKEW_SECONDS = 300;

interface SandboxOrder {
  appid: string;
  mchid: string;
  description: string;
  out_trade_no: string;
  notify_url: string;
  amount: { total: number; currency: string };
  payer?: { openid: string };
  time_expire?: string;
  trade_state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND';
  trade_type: string;
  transaction_id?: string;
  success_time?: string;
}

interface RefundContent {
  out_trade_no: string;
  amount: { refund: number };
}

/** Differences of a notice from its order, for tests. */
interface NoticeChanges {
  amount?: number;
  mchid?: string;
}

export interface WechatPaySandbox {
  settings: WechatPaySettings;
  orders: Map<string, SandboxOrder>;
  /**
   * Pays an order as a person would, and sends the notice to the merchant.
   * @returns the HTTP status of the response to the notice; null without a response, or when the notice was lost on
   * purpose
   */
  pay(orderNo: string, options?: { loseNotice?: boolean; amount?: number }): Promise<number | null>;
  /** Creates the signed notice of a paid order, always with the same id. */
  notice(
    orderNo: string,
    changes?: NoticeChanges & { write?: (notice: object) => string },
  ): { headers: Record<string, string>; body: string };
  close(): Promise<void>;
}

const errorResponse = (status: number, code: string): { status: number; body: object } => ({
  status,
  body: { code, message: code },
});

interface SandboxOptions {
  now: () => Date;
  notifyUrl: string;
  /** The URL of the payment page, which replaces the phone. */
  payPage: (orderNo: string) => string;
  /** Delivers a notice to the merchant, by HTTP by default. Returns the HTTP status of the response. */
  deliver?: (url: string, notice: { headers: Record<string, string>; body: string }) => Promise<number>;
}

/** The sandbox's merchant, known before its keys are generated. */
export const SANDBOX_MERCHANT = '1900000001';

const sendByHttp = async (url: string, { headers, body }: { headers: Record<string, string>; body: string }) =>
  (await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(8_000) })).status;

const newKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** A time in the provider's format. */
const formatTimestamp = (instant: Date): string => instant.toISOString().replace(/\.\d+Z$/, '+00:00');

/** A merchant's account with new keys, and the provider's key for signing responses. */
function newAccount(notifyUrl: string) {
  const [merchant, platform] = [newKeys(), newKeys()];
  const settings: WechatPaySettings = {
    endpoint: '',
    appId: 'wxsandbox0000000001',
    merchantId: SANDBOX_MERCHANT,
    merchantSerial: randomBytes(20).toString('hex').toUpperCase(),
    privateKey: merchant.privateKey,
    apiV3Key: randomBytes(16).toString('hex'),
    platformSerial: 'PUB_KEY_ID_SANDBOX',
    platformKey: platform.publicKey,
    notifyUrl,
  };
  return { settings, merchantKey: createPublicKey(merchant.publicKey), platformPrivateKey: platform.privateKey };
}

/** Signs responses of the provider, and verifies the merchant's signatures. */
function makeSigner({ settings, merchantKey, platformPrivateKey }: ReturnType<typeof newAccount>, now: () => Date) {
  const seconds = (): string => String(Math.floor(now().getTime() / 1000));
  return {
    signatureHeaders(body: string): Record<string, string> {
      const [timestamp, nonce] = [seconds(), randomBytes(16).toString('hex')];
      return {
        'wechatpay-timestamp': timestamp,
        'wechatpay-nonce': nonce,
        'wechatpay-serial': settings.platformSerial,
        'wechatpay-signature': signMessage(responseMessage({ timestamp, nonce, body }), platformPrivateKey),
      };
    },

    isAuthorised({ headers, method, url: path }: LoopbackRequest, body: string): boolean {
      const claim = parseAuthorization(headers.authorization);
      if (!claim || claim.merchantId !== settings.merchantId || claim.serial !== settings.merchantSerial) return false;
      if (Math.abs(Number(claim.timestamp) - Number(seconds())) > MAX_CLOCK_SKEW_SECONDS) return false;
      return verifySignature(requestMessage({ ...claim, method, path, body }), claim.signature, merchantKey);
    },
  };
}

interface SandboxResponse {
  status: number;
  body: object | null;
}

/** Handles calls about orders, and changes their state. */
function makeOrderApi(
  orders: Map<string, SandboxOrder>,
  settings: WechatPaySettings,
  payPage: SandboxOptions['payPage'],
): (method: string, path: string, content: unknown) => SandboxResponse {
  function open(kind: string, content: SandboxOrder): SandboxResponse {
    const { out_trade_no: orderNo, amount, appid, mchid, description, notify_url: url, payer } = content;
    if (appid !== settings.appId || mchid !== settings.merchantId) return errorResponse(400, 'APPID_MCHID_NOT_MATCH');
    if (!/^[\w-]{6,32}$/.test(orderNo) || !description || !url || !(amount.total > 0) || amount.currency !== 'CNY')
      return errorResponse(400, 'PARAM_ERROR');
    if (kind === 'jsapi' && !payer?.openid) return errorResponse(400, 'PARAM_ERROR');
    const existingOrder = orders.get(orderNo);
    if (existingOrder?.trade_state === 'SUCCESS') return errorResponse(400, 'ORDERPAID');
    if (existingOrder?.trade_state === 'CLOSED') return errorResponse(400, 'ORDER_CLOSED');
    if (
      existingOrder &&
      (existingOrder.amount.total !== amount.total || existingOrder.trade_type !== kind.toUpperCase())
    )
      return errorResponse(400, 'INVALID_REQUEST');
    orders.set(orderNo, { ...content, trade_state: 'NOTPAY', trade_type: kind.toUpperCase() });
    if (kind === 'native') return { status: 200, body: { code_url: payPage(orderNo) } };
    if (kind === 'h5') return { status: 200, body: { h5_url: payPage(orderNo) } };
    return { status: 200, body: { prepay_id: `wx${randomBytes(17).toString('hex')}` } };
  }

  function refund({ out_trade_no: orderNo, amount }: RefundContent): SandboxResponse {
    const order = orders.get(orderNo);
    if (!order) return errorResponse(404, 'RESOURCE_NOT_EXISTS');
    if (order.trade_state === 'NOTPAY' || order.trade_state === 'CLOSED') return errorResponse(403, 'NOT_ENOUGH');
    if (amount.refund !== order.amount.total) return errorResponse(400, 'PARAM_ERROR');
    order.trade_state = 'REFUND';
    return { status: 200, body: { status: 'SUCCESS', out_trade_no: orderNo } };
  }

  function close(order: SandboxOrder): SandboxResponse {
    if (order.trade_state === 'SUCCESS') return errorResponse(400, 'ORDERPAID');
    order.trade_state = 'CLOSED';
    return { status: 204, body: null };
  }

  return (method, path, content) => {
    const createMatch = /^\/v3\/pay\/transactions\/(jsapi|native|h5)$/.exec(path);
    if (method === 'POST' && createMatch) return open(createMatch[1] ?? '', content as SandboxOrder);
    if (method === 'POST' && path === '/v3/refund/domestic/refunds') return refund(content as RefundContent);
    const [, orderNo = '', closing] =
      /^\/v3\/pay\/transactions\/out-trade-no\/([\w-]+)(\/close)?(?:\?.*)?$/.exec(path) ?? [];
    const order = orders.get(orderNo);
    if (!order) return errorResponse(404, 'ORDER_NOT_EXIST');
    return closing && method === 'POST' ? close(order) : { status: 200, body: order };
  };
}

/** The body of a notice about a paid order, encrypted for the merchant. */
function noticeContent(
  id: string,
  order: SandboxOrder,
  { amount, mchid }: NoticeChanges,
  { apiV3Key, createdAt }: { apiV3Key: string; createdAt: Date },
) {
  const content = {
    ...order,
    mchid: mchid ?? order.mchid,
    amount: { ...order.amount, total: amount ?? order.amount.total },
  };
  return {
    id,
    create_time: formatTimestamp(createdAt),
    event_type: 'TRANSACTION.SUCCESS',
    resource_type: 'encrypt-resource',
    summary: '支付成功',
    resource: {
      original_type: 'transaction',
      ...encryptResource(JSON.stringify(content), apiV3Key, randomBytes(6).toString('hex'), 'transaction'),
    },
  };
}

/** Starts the sandbox with new keys on a free port of loopback. */
export async function startWechatPaySandbox({
  now,
  notifyUrl,
  payPage,
  deliver = sendByHttp,
}: SandboxOptions): Promise<WechatPaySandbox> {
  const account = newAccount(notifyUrl);
  const { settings } = account;
  const { signatureHeaders, isAuthorised } = makeSigner(account, now);
  const orders = new Map<string, SandboxOrder>();
  const noticeIds = new Map<string, string>();
  const respond = makeOrderApi(orders, settings, payPage);

  const loopback = await startLoopback((request, reply) => {
    const { method, url, body: text = '' } = request;
    const { status, body } = isAuthorised(request, text)
      ? respond(method, url, text ? (JSON.parse(text) as unknown) : null)
      : errorResponse(401, 'SIGN_ERROR');
    const json = body ? JSON.stringify(body) : '';
    return reply.status(status).headers(signatureHeaders(json)).type('application/json').send(json);
  });
  settings.endpoint = loopback.origin;

  const sandbox: WechatPaySandbox = {
    settings,
    orders,
    async pay(orderNo, { loseNotice = false, amount } = {}) {
      const order = orders.get(orderNo);
      if (order?.trade_state !== 'NOTPAY') return null;
      order.trade_state = 'SUCCESS';
      order.transaction_id = `42000${randomBytes(11).toString('hex')}`;
      order.success_time = formatTimestamp(now());
      if (loseNotice) return null;
      const notice = sandbox.notice(orderNo, amount === undefined ? {} : { amount });
      return deliver(order.notify_url, notice).catch(() => null);
    },
    notice(orderNo, { write = JSON.stringify, ...changes } = {}) {
      const order = orders.get(orderNo);
      if (!order) throw new Error(`There is no order ${orderNo}.`);
      const id = noticeIds.get(orderNo) ?? `EV-${randomBytes(15).toString('hex')}`;
      noticeIds.set(orderNo, id);
      const body = write(noticeContent(id, order, changes, { apiV3Key: settings.apiV3Key, createdAt: now() }));
      return { headers: { 'content-type': 'application/json', ...signatureHeaders(body) }, body };
    },
    close: loopback.close,
  };
  return sandbox;
}
