/** The exhibition's WeCom contact: a code for each visitor, and whether the visitor added the contact. */
import type { HandlerResponse } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError } from '../../http/envelope';
import { WecomError, type WecomGateway } from '../../gateways/wecom/wecom';
import type { WecomRepository } from './wechatRepository';
import type { SharedDeps } from '../sharedDeps';

const LIFETIME_DAYS = 7;
const DAY_MS = 86_400_000;
/** Minimum interval of queries to WeCom. */
const RETRY_MS = 30_000;

interface Deps extends Pick<SharedDeps, 'tickets' | 'verification' | 'signer' | 'clock'> {
  wecom: WecomGateway;
  contacts: WecomRepository;
}

export class WecomService {
  private refreshedAt = 0;

  constructor(private readonly deps: Deps) {}

  /**
   * The visitor's own contact code.
   * @throws DomainError
   */
  async qrCode(phone: string, context: RequestContext): Promise<HandlerResponse<'wecomQrCode'>> {
    if (!(await this.ownsNumber(phone, context))) throw new DomainError('visitor.notFound');
    const { wecom, contacts, clock } = this.deps;
    const state = this.stateOf(phone);
    const now = clock.now();
    const existing = await contacts.byState(state);
    try {
      if (existing && existing.expires_at > now)
        return await this.describeCode(existing.picture_url, existing.expires_at);
      const { configId, pictureUrl } = await wecom.addContactWay(state);
      const expires = new Date(now.getTime() + LIFETIME_DAYS * DAY_MS);
      await contacts.upsert({ state, config_id: configId, picture_url: pictureUrl, expires_at: expires });
      // WeCom stores a limited number of codes.
      if (existing) await wecom.deleteContactWay(existing.config_id);
      return await this.describeCode(pictureUrl, expires);
    } catch (error) {
      if (error instanceof WecomError) throw new DomainError('server.unavailable');
      throw error;
    }
  }

  /** Whether the visitor added the contact. Always false for an unverified number. */
  async hasAdded(phone: string, context: RequestContext): Promise<HandlerResponse<'wecomAdded'>> {
    if (!(await this.ownsNumber(phone, context))) return { added: false };
    const { contacts } = this.deps;
    const state = this.stateOf(phone);
    const existing = await contacts.byState(state);
    if (!existing || existing.added_at) return { added: existing !== undefined };
    await this.refresh();
    return { added: ((await contacts.byState(state))?.added_at ?? null) !== null };
  }

  /** Requests from WeCom which visitors added the contact. If WeCom is unavailable, the stored state remains. */
  private async refresh(): Promise<void> {
    const { wecom, contacts, clock } = this.deps;
    const now = clock.now();
    if (now.getTime() - this.refreshedAt < RETRY_MS) return;
    this.refreshedAt = now.getTime();
    try {
      await contacts.markAdded([...(await wecom.fetchAddedStates())], now);
    } catch (error) {
      if (!(error instanceof WecomError)) throw error;
    }
  }

  private async describeCode(url: string, expires: Date): Promise<HandlerResponse<'wecomQrCode'>> {
    const { bytes, type } = await this.deps.wecom.picture(url);
    return {
      image: `data:${type};base64,${bytes.toString('base64')}`,
      contactName: await this.deps.wecom.contactName(),
      expiresAt: expires.toISOString(),
    };
  }

  private async ownsNumber(phone: string, context: RequestContext): Promise<boolean> {
    const { tickets, verification } = this.deps;
    if ((await tickets.findCurrentPerson(context))?.mobile === phone) return true;
    return (await verification.verifiedMobiles(context.session)).includes(phone);
  }

  /** A keyed hash of the number, at most 30 characters as WeCom requires. */
  private stateOf(phone: string): string {
    return this.deps.signer.sign('wecom', phone).slice(0, 30);
  }
}
