/**
 * A sandbox of WeChat's platforms: the same calls with all checks on loopback. A page replaces the consent in the app.
 */
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../src/rules/clock';
import { renderQrCode } from '../../pictures/qrPicture';
import { parseJson, sendResponse, startLoopback, urlOf, type LoopbackResponse } from '../loopbackServer';
import type { WechatAccount, WechatAccounts } from '../../providers';
import { WechatApi } from './wechat';

const CODE_MS = 300_000;
const TOKEN_SECONDS = 7_200;

/** The users who can sign in to the sandbox. */
const SANDBOX_USERS = [
  { name: '小明', union: 'uSandboxXiaoming' },
  { name: '小红', union: 'uSandboxXiaohong' },
  { name: 'Anna', union: 'uSandboxAnna' },
];

interface IssuedCode {
  appId: string;
  union: string;
  name: string;
  scope: string;
  expiresAt: number;
}

export interface WechatSandbox {
  settings: WechatAccounts;
  /** The number of calls by path. */
  requestCounts: Map<string, number>;
  /** Invalidates all tokens, as the platform does when another client requests a new one. */
  invalidateTokens(): void;
  close(): Promise<void>;
}

const random = (): string => randomBytes(16).toString('hex');
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const errorBody = (errcode: number, errmsg: string) => ({ errcode, errmsg });
const openIdOf = (appId: string, union: string): string => `o${appId.slice(-6)}${union}`;

class Platform {
  readonly requestCounts = new Map<string, number>();
  readonly tokens = new Map<string, { appId: string; expiresAt: number }>();
  private readonly codes = new Map<string, IssuedCode>();
  private readonly users = new Map<string, IssuedCode>();
  private readonly ticket = random();

  constructor(
    private readonly apps: Record<'account' | 'website' | 'mini', WechatAccount>,
    private readonly clock: Clock,
  ) {}

  async respond(url: URL, body: Record<string, unknown>): Promise<LoopbackResponse> {
    const query = url.searchParams;
    this.requestCounts.set(url.pathname, (this.requestCounts.get(url.pathname) ?? 0) + 1);
    switch (url.pathname) {
      case '/cgi-bin/stable_token':
        return this.issueToken(body);
      case '/cgi-bin/ticket/getticket':
        return (
          this.checkToken(query, 'account') ?? {
            errcode: 0,
            errmsg: 'ok',
            ticket: this.ticket,
            expires_in: TOKEN_SECONDS,
          }
        );
      case '/sns/oauth2/access_token':
        return this.exchangeCode(query);
      case '/sns/userinfo':
        return this.describeUser(query);
      case '/wxa/getwxacodeunlimit':
        return this.checkToken(query, 'mini') ?? this.renderCode(body);
      case '/wxa/generate_urllink':
        return (
          this.checkToken(query, 'mini') ?? {
            errcode: 0,
            errmsg: 'ok',
            url_link: `https://wxaurl.example/${random().slice(0, 11)}`,
          }
        );
      case '/connect/oauth2/authorize':
      case '/connect/qrconnect':
        return this.consentPage(url);
      case '/sandbox/consent':
        return this.consent(query);
      default:
        return errorBody(48001, 'api unauthorized');
    }
  }

  private issueToken({ appid, secret, grant_type }: Record<string, unknown>): object {
    const app = Object.values(this.apps).find(({ appId }) => appId === appid);
    if (!app) return errorBody(40013, 'invalid appid');
    if (app.secret !== secret) return errorBody(40125, 'invalid appsecret');
    if (grant_type !== 'client_credential') return errorBody(40002, 'invalid grant_type');
    const token = random();
    this.tokens.set(token, { appId: app.appId, expiresAt: this.now + TOKEN_SECONDS * 1000 });
    return { access_token: token, expires_in: TOKEN_SECONDS };
  }

  /** The error of a call's token; undefined when the token is valid. */
  private checkToken(query: URLSearchParams, name: 'account' | 'mini'): object | undefined {
    const token = this.tokens.get(query.get('access_token') ?? '');
    if (!token || token.appId !== this.apps[name].appId) return errorBody(40001, 'invalid credential');
    return token.expiresAt > this.now ? undefined : errorBody(42001, 'access_token expired');
  }

  private exchangeCode(query: URLSearchParams): object {
    const code = query.get('code') ?? '';
    const issued = this.codes.get(code);
    const app = Object.values(this.apps).find(({ appId }) => appId === query.get('appid'));
    if (app?.secret !== query.get('secret')) return errorBody(40125, 'invalid appsecret');
    if (query.get('grant_type') !== 'authorization_code') return errorBody(40002, 'invalid grant_type');
    if (!issued || issued.appId !== app.appId || issued.expiresAt <= this.now) return errorBody(40029, 'invalid code');
    this.codes.delete(code);
    const token = random();
    this.users.set(token, issued);
    return {
      access_token: token,
      expires_in: TOKEN_SECONDS,
      openid: openIdOf(app.appId, issued.union),
      scope: issued.scope,
      unionid: issued.union,
    };
  }

  private describeUser(query: URLSearchParams): object {
    const user = this.users.get(query.get('access_token') ?? '');
    if (!user) return errorBody(40001, 'invalid credential');
    return { openid: openIdOf(user.appId, user.union), nickname: user.name, unionid: user.union };
  }

  private renderCode({ scene, page, width }: Record<string, unknown>): object | Promise<Buffer> {
    if (typeof scene !== 'string' || scene.length < 1 || scene.length > 32) return errorBody(40169, 'invalid scene');
    if (typeof width === 'number' && (width < 280 || width > 1280)) return errorBody(40097, 'invalid width');
    return renderQrCode(`sandbox:${String(page)}?${scene}`, { width: Number(width ?? 430) });
  }

  private consentPage(url: URL): object | string {
    const app = Object.values(this.apps).find(({ appId }) => appId === url.searchParams.get('appid'));
    if (!app) return errorBody(40013, 'invalid appid');
    if (!URL.canParse(url.searchParams.get('redirect_uri') ?? '')) return errorBody(10003, 'redirect_uri');
    const links = SANDBOX_USERS.map(({ name }, index) => {
      const query = new URLSearchParams(url.searchParams);
      query.set('user', String(index));
      return `<li><a href="/sandbox/consent?${escapeHtml(query.toString())}">${escapeHtml(name)}</a></li>`;
    });
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox of WeChat</title><style>a{display:inline-block;padding:12px 0}</style><h1>Sandbox of WeChat</h1><p>This page replaces the consent in the WeChat app. Sign in as</p><ul>${links.join('')}</ul></html>`;
  }

  private consent(query: URLSearchParams): object | URL {
    const user = SANDBOX_USERS[Number(query.get('user'))];
    const app = Object.values(this.apps).find(({ appId }) => appId === query.get('appid'));
    const redirectUri = query.get('redirect_uri') ?? '';
    if (!user || !app || !URL.canParse(redirectUri)) return errorBody(10003, 'redirect_uri');
    const code = random();
    this.codes.set(code, { ...user, appId: app.appId, scope: query.get('scope') ?? '', expiresAt: this.now + CODE_MS });
    const target = new URL(redirectUri);
    target.searchParams.set('code', code);
    target.searchParams.set('state', query.get('state') ?? '');
    return target;
  }

  private get now(): number {
    return this.clock.now().getTime();
  }
}

/** Starts the sandbox on a free port of loopback. */
export async function startWechatSandbox(clock: Clock): Promise<WechatSandbox> {
  const app = (name: string): WechatAccount => ({ appId: `wxsandbox${name}`, secret: random() });
  const apps = { account: app('account'), website: app('website'), mini: app('mini') };
  const platform = new Platform(apps, clock);
  const { origin, close } = await startLoopback(async (request, reply) =>
    sendResponse(reply, await platform.respond(urlOf(request), parseJson(request.body))),
  );
  return {
    settings: { ...apps, api: origin, open: origin },
    requestCounts: platform.requestCounts,
    invalidateTokens: () => platform.tokens.clear(),
    close,
  };
}

/** A gateway with a sandbox that starts on first use. */
export function sandboxWechat(clock: Clock): WechatApi {
  let started: Promise<WechatSandbox> | null = null;
  return new WechatApi(
    async () => (await (started ??= startWechatSandbox(clock))).settings,
    clock,
    async () => (await started)?.close(),
  );
}
