/** A sandbox of WeCom, used without credentials: the same calls over HTTP on loopback. */
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../src/rules/clock';
import { renderQrCode } from '../../pictures/qrPicture';
import { parseJson, sendResponse, startLoopback, urlOf, type LoopbackResponse } from '../loopbackServer';
import type { WecomAccount } from '../../providers';
import { WecomApi } from './wecom';

const TOKEN_SECONDS = 7_200;
const random = (): string => randomBytes(16).toString('hex');
const errorBody = (errcode: number, errmsg: string) => ({ errcode, errmsg });
const OK = { errcode: 0, errmsg: 'ok' };

export interface WecomSandbox {
  settings: WecomAccount;
  /** Existing contact codes: config id → state. */
  contactWays: Map<string, string>;
  /** Simulates a visitor who scans a code and adds the contact. */
  add(state: string): void;
  close(): Promise<void>;
}

/** Starts the sandbox on a free port of loopback. */
export async function startWecomSandbox(clock: Clock): Promise<WecomSandbox> {
  const secret = random();
  const tokens = new Map<string, number>();
  const contactWays = new Map<string, string>();
  const added: string[] = [];
  let origin = '';

  const call = (path: string, body: Record<string, unknown>): object => {
    switch (path) {
      case '/cgi-bin/externalcontact/add_contact_way': {
        const { type, scene, state, user } = body;
        if (type !== 1 || scene !== 2 || !Array.isArray(user)) return errorBody(40058, 'invalid parameter');
        if (typeof state !== 'string' || state.length > 30) return errorBody(41054, 'invalid state');
        const config_id = random();
        contactWays.set(config_id, state);
        return { ...OK, config_id, qr_code: `${origin}/sandbox/picture/${config_id}` };
      }
      case '/cgi-bin/externalcontact/del_contact_way':
        return contactWays.delete(String(body.config_id)) ? OK : errorBody(41044, 'config_id not found');
      case '/cgi-bin/externalcontact/batch/get_by_user': {
        const from = Number(body.cursor || 0);
        const limit = Number(body.limit);
        const list = added.slice(from, from + limit).map((state) => ({ follow_info: { userid: 'sandbox', state } }));
        const next = from + limit < added.length ? String(from + limit) : '';
        return { ...OK, external_contact_list: list, next_cursor: next };
      }
      default:
        return errorBody(48002, 'api forbidden');
    }
  };

  const respond = (url: URL, body: Record<string, unknown>): LoopbackResponse | Promise<LoopbackResponse> => {
    const query = url.searchParams;
    const now = clock.now().getTime();
    if (url.pathname === '/cgi-bin/gettoken') {
      if (query.get('corpid') !== 'sandbox') return errorBody(40013, 'invalid corpid');
      if (query.get('corpsecret') !== secret) return errorBody(40001, 'invalid secret');
      const token = random();
      tokens.set(token, now + TOKEN_SECONDS * 1000);
      return { ...OK, access_token: token, expires_in: TOKEN_SECONDS };
    }
    const [, configId = ''] = /^\/sandbox\/(?:picture|add)\/(\w+)$/.exec(url.pathname) ?? [];
    const state = contactWays.get(configId);
    if (url.pathname.startsWith('/sandbox/picture/') && state !== undefined)
      return renderQrCode(`${origin}/sandbox/add/${configId}`, { width: 300 });
    if (url.pathname.startsWith('/sandbox/add/') && state !== undefined) {
      added.push(state);
      return '<!doctype html><html lang="en"><title>Sandbox of WeCom</title><p>The contact was added in the sandbox of WeCom.</p></html>';
    }
    const expiresAt = tokens.get(query.get('access_token') ?? '');
    if (expiresAt === undefined) return errorBody(40014, 'invalid access_token');
    return expiresAt > now ? call(url.pathname, body) : errorBody(42001, 'access_token expired');
  };
  const loopback = await startLoopback(async (request, reply) =>
    sendResponse(reply, await respond(urlOf(request), parseJson(request.body))),
  );
  origin = loopback.origin;
  return {
    settings: { corpId: 'sandbox', secret, userId: 'sandbox', contactName: 'Visitor service', api: origin },
    contactWays,
    add: (state) => void added.push(state),
    close: loopback.close,
  };
}

/** A gateway with a sandbox that starts on first use. */
export function sandboxWecom(clock: Clock): WecomApi {
  let started: Promise<WecomSandbox> | null = null;
  return new WecomApi(
    async () => (await (started ??= startWecomSandbox(clock))).settings,
    clock,
    async () => (await started)?.close(),
  );
}
