/** WeCom's customer contacts (https://developer.work.weixin.qq.com/document/path/92228). */
import type { WecomAccount } from '../../providers';
import type { Clock } from '../../../src/rules/clock';

export interface WecomGateway {
  contactName(): Promise<string>;
  /** Creates a contact code. WeCom returns `state` for everyone who adds the contact with it. */
  addContactWay(state: string): Promise<{ configId: string; pictureUrl: string }>;
  deleteContactWay(configId: string): Promise<void>;
  picture(url: string): Promise<{ bytes: Buffer; type: string }>;
  /** The states of everyone who added the contact. */
  fetchAddedStates(): Promise<Set<string>>;
  close(): Promise<void>;
}

/** Thrown when WeCom cannot be reached or returns an unexpected error. */
export class WecomError extends Error {
  override name = 'WecomError';
  constructor(readonly errcode: number | null) {
    super(`WeCom returned ${errcode === null ? 'no valid response' : `error ${errcode}`}.`);
  }
}

const TIMEOUT_MS = 10_000;
const REFRESH_BEFORE_EXPIRY_MS = 300_000;
const PAGE_SIZE = 100;
const MAX_PAGES = 100;
/** Error codes of tokens that are no longer valid. */
const INVALID_TOKEN_ERRORS = new Set([40014, 42001]);

interface WecomResponse {
  errcode?: number;
  access_token?: string;
  expires_in?: number;
  config_id?: string;
  qr_code?: string;
  next_cursor?: string;
  external_contact_list?: { follow_info?: { state?: string } }[];
}

export class WecomApi implements WecomGateway {
  private token: { value: string; expiresAt: number } | null = null;

  constructor(
    private readonly settings: () => Promise<WecomAccount>,
    private readonly clock: Clock,
    private readonly onClose: () => Promise<void> = () => Promise.resolve(),
  ) {}

  async contactName(): Promise<string> {
    return (await this.settings()).contactName;
  }

  async addContactWay(state: string): Promise<{ configId: string; pictureUrl: string }> {
    const { userId } = await this.settings();
    // type 1: one employee; scene 2: by a code.
    const body = { type: 1, scene: 2, skip_verify: true, state, user: [userId] };
    const { config_id = '', qr_code = '' } = await this.call('/cgi-bin/externalcontact/add_contact_way', body);
    return { configId: config_id, pictureUrl: qr_code };
  }

  async deleteContactWay(configId: string): Promise<void> {
    await this.call('/cgi-bin/externalcontact/del_contact_way', { config_id: configId });
  }

  async picture(url: string): Promise<{ bytes: Buffer; type: string }> {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
    const type = response?.headers.get('content-type')?.split(';')[0] ?? '';
    if (!response?.ok || !/^image\/(png|jpeg)$/.test(type)) throw new WecomError(null);
    return { bytes: Buffer.from(await response.arrayBuffer()), type };
  }

  async fetchAddedStates(): Promise<Set<string>> {
    const { userId } = await this.settings();
    const states = new Set<string>();
    let cursor = '';
    for (let page = 0; page < MAX_PAGES; page++) {
      const body = { userid_list: [userId], cursor, limit: PAGE_SIZE };
      const response = await this.call('/cgi-bin/externalcontact/batch/get_by_user', body);
      for (const { follow_info } of response.external_contact_list ?? [])
        if (follow_info?.state) states.add(follow_info.state);
      cursor = response.next_cursor ?? '';
      if (cursor === '') break;
    }
    return states;
  }

  close(): Promise<void> {
    return this.onClose();
  }

  private async call(path: string, body: object): Promise<WecomResponse> {
    const send = async () =>
      this.request(`${path}?access_token=${encodeURIComponent(await this.currentToken())}`, body);
    let response = await send();
    if (response.errcode && INVALID_TOKEN_ERRORS.has(response.errcode)) {
      this.token = null;
      response = await send();
    }
    if (response.errcode) throw new WecomError(response.errcode);
    return response;
  }

  private async currentToken(): Promise<string> {
    const now = this.clock.now().getTime();
    if (this.token && this.token.expiresAt > now) return this.token.value;
    const { corpId, secret } = await this.settings();
    const query = new URLSearchParams({ corpid: corpId, corpsecret: secret });
    const { errcode, access_token, expires_in = 0 } = await this.request(`/cgi-bin/gettoken?${query}`);
    if (errcode || !access_token) throw new WecomError(errcode ?? null);
    this.token = { value: access_token, expiresAt: now + expires_in * 1000 - REFRESH_BEFORE_EXPIRY_MS };
    return access_token;
  }

  private async request(path: string, body?: object): Promise<WecomResponse> {
    const { api } = await this.settings();
    try {
      const response = await fetch(api + path, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      if (!response.ok) throw new WecomError(null);
      return (await response.json()) as WecomResponse;
    } catch (error) {
      throw error instanceof WecomError ? error : new WecomError(null);
    }
  }
}
