/** WeChat's platforms by their published protocols: official account, website sign-in, mini-program. */
import type { WechatAccount, WechatAccounts } from '../../providers';
import { createHash } from 'node:crypto';
import type { Clock } from '../../../src/rules/clock';

/** The kind of sign-in, as stored: `account` (the official account) inside WeChat, `website` by scanning a code. */
export type SignInKind = 'account' | 'website';

export interface WechatUser {
  openId: string;
  /** The same in all our apps; null when they are not linked on the open platform. */
  unionId: string | null;
  nickname: string | null;
}

export interface WechatGateway {
  jsTicket(): Promise<{ appId: string; ticket: string }>;
  signInUrl(kind: SignInKind, request: { redirectUri: string; state: string; scope: string }): Promise<string>;
  /** The user of a sign-in code; null when the code is invalid or was used already. */
  fetchUser(kind: SignInKind, code: string): Promise<WechatUser | null>;
  fetchMiniProgramCode(request: { page: string; scene: string; width: number }): Promise<Buffer>;
  urlLink(request: { path: string; query: string; days: number }): Promise<string>;
  close(): Promise<void>;
}

/** Thrown when WeChat cannot be reached or returns an unexpected error. */
export class WechatError extends Error {
  override name = 'WechatError';
  constructor(readonly errcode: number | null) {
    super(`WeChat returned ${errcode === null ? 'no valid response' : `error ${errcode}`}.`);
  }
}

/** The signature for the JS-SDK (its guide, appendix 1). */
export const jsSignature = (parts: { ticket: string; nonceStr: string; timestamp: number; url: string }): string =>
  createHash('sha1')
    .update(`jsapi_ticket=${parts.ticket}&noncestr=${parts.nonceStr}&timestamp=${parts.timestamp}&url=${parts.url}`)
    .digest('hex');

const TIMEOUT_MS = 10_000;
/** Cached tokens are renewed this long before they expire. */
const REFRESH_BEFORE_EXPIRY_MS = 300_000;
/** Error codes of unknown, expired or used sign-in codes. */
const INVALID_CODE_ERRORS = new Set([40029, 40163, 41008, 42003]);
/** Error codes of tokens that are no longer valid. */
const INVALID_TOKEN_ERRORS = new Set([40001, 40014, 42001]);

interface CachedToken {
  value: string;
  expiresAt: number;
}

interface WechatResponse {
  errcode?: number;
  [field: string]: unknown;
}

export class WechatApi implements WechatGateway {
  private readonly cache = new Map<string, Promise<CachedToken>>();

  constructor(
    private readonly settings: () => Promise<WechatAccounts>,
    private readonly clock: Clock,
    private readonly onClose: () => Promise<void> = () => Promise.resolve(),
  ) {}

  async jsTicket(): Promise<{ appId: string; ticket: string }> {
    const { account } = await this.settings();
    const ticket = await this.getCached(`ticket ${account.appId}`, async () => {
      const response = await this.withToken(account, (token) =>
        this.get('/cgi-bin/ticket/getticket', { access_token: token, type: 'jsapi' }),
      );
      return { value: String(response.ticket), seconds: Number(response.expires_in) };
    });
    return { appId: account.appId, ticket };
  }

  async signInUrl(kind: SignInKind, request: { redirectUri: string; state: string; scope: string }): Promise<string> {
    const settings = await this.settings();
    const path = kind === 'account' ? '/connect/oauth2/authorize' : '/connect/qrconnect';
    // WeChat requires this order of parameters.
    const query = new URLSearchParams({
      appid: settings[kind].appId,
      redirect_uri: request.redirectUri,
      response_type: 'code',
      scope: kind === 'account' ? request.scope : 'snsapi_login',
      state: request.state,
    });
    return `${settings.open}${path}?${query}#wechat_redirect`;
  }

  async fetchUser(kind: SignInKind, code: string): Promise<WechatUser | null> {
    const { appId, secret } = (await this.settings())[kind];
    const token = await this.get('/sns/oauth2/access_token', {
      appid: appId,
      secret,
      code,
      grant_type: 'authorization_code',
    });
    if (token.errcode && INVALID_CODE_ERRORS.has(token.errcode)) return null;
    const response = requireSuccess(token);
    const openId = String(response.openid);
    const user = { openId, unionId: stringOrNull(response.unionid), nickname: null };
    if (!/snsapi_(userinfo|login)/.test(String(response.scope))) return user;
    const info = requireSuccess(
      await this.get('/sns/userinfo', { access_token: String(response.access_token), openid: openId, lang: 'zh_CN' }),
    );
    return { openId, unionId: stringOrNull(info.unionid) ?? user.unionId, nickname: stringOrNull(info.nickname) };
  }

  async fetchMiniProgramCode({ page, scene, width }: { page: string; scene: string; width: number }): Promise<Buffer> {
    const { mini } = await this.settings();
    // The code of a page may be printed before the page is published.
    const response = await this.requestAs(mini, '/wxa/getwxacodeunlimit', { page, scene, width, check_path: false });
    if (!Buffer.isBuffer(response.body)) throw new WechatError(response.errcode ?? null);
    return response.body;
  }

  async urlLink({ path, query, days }: { path: string; query: string; days: number }): Promise<string> {
    const { mini } = await this.settings();
    const body = { path, query, expire_type: 1, expire_interval: days };
    const response = await this.requestAs(mini, '/wxa/generate_urllink', body);
    return String(response.url_link);
  }

  close(): Promise<void> {
    return this.onClose();
  }

  private requestAs(app: WechatAccount, path: string, body: object): Promise<WechatResponse> {
    return this.withToken(app, (token) => this.request(`${path}?access_token=${encodeURIComponent(token)}`, body));
  }

  /** Calls with an app's token. If the platform rejects the token, retries once with a new one. */
  private async withToken(
    app: WechatAccount,
    call: (token: string) => Promise<WechatResponse>,
  ): Promise<WechatResponse> {
    const response = await call(await this.tokenOf(app, false));
    if (!response.errcode || !INVALID_TOKEN_ERRORS.has(response.errcode)) return requireSuccess(response);
    this.cache.delete(`token ${app.appId}`);
    return requireSuccess(await call(await this.tokenOf(app, true)));
  }

  private tokenOf({ appId, secret }: WechatAccount, isForced: boolean): Promise<string> {
    return this.getCached(`token ${appId}`, async () => {
      const response = requireSuccess(
        await this.request('/cgi-bin/stable_token', {
          grant_type: 'client_credential',
          appid: appId,
          secret,
          force_refresh: isForced,
        }),
      );
      return { value: String(response.access_token), seconds: Number(response.expires_in) };
    });
  }

  /** Caches a value until it expires. Concurrent callers share one request. */
  private async getCached(
    name: string,
    fetchValue: () => Promise<{ value: string; seconds: number }>,
  ): Promise<string> {
    const token = await this.cache.get(name)?.catch(() => undefined);
    if (token && token.expiresAt > this.clock.now().getTime()) return token.value;
    const pendingToken = fetchValue().then(({ value, seconds }) => ({
      value,
      expiresAt: this.clock.now().getTime() + seconds * 1000 - REFRESH_BEFORE_EXPIRY_MS,
    }));
    this.cache.set(name, pendingToken);
    // Failures are not cached.
    pendingToken.catch(() => this.cache.delete(name));
    return (await pendingToken).value;
  }

  private get(path: string, query: Record<string, string>): Promise<WechatResponse> {
    return this.request(`${path}?${new URLSearchParams(query)}`);
  }

  private async request(path: string, body?: object): Promise<WechatResponse> {
    const { api } = await this.settings();
    try {
      const response = await fetch(api + path, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body && {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      });
      if (!response.ok) throw new WechatError(null);
      // WeChat sends JSON as text/plain; only pictures have their own content type.
      if (/^image\//.test(response.headers.get('content-type') ?? ''))
        return { body: Buffer.from(await response.arrayBuffer()) };
      return (await response.json()) as WechatResponse;
    } catch (error) {
      throw error instanceof WechatError ? error : new WechatError(null);
    }
  }
}

function requireSuccess(response: WechatResponse): WechatResponse {
  if (response.errcode) throw new WechatError(response.errcode);
  return response;
}

const stringOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
