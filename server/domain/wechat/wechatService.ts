/** WeChat: signatures for the JS-SDK, sign-in on a page or by scanning, codes and links of the mini-program. */
import { randomBytes } from 'node:crypto';
import { isSameOriginPath } from '../../../src/rules/sameOriginPath';
import type { HandlerResponse, Input } from '../../http/contract';
import { sessionOf, type RequestContext } from '../../http/context';
import { DomainError, fieldError } from '../../http/envelope';
import {
  jsSignature,
  WechatError,
  type SignInKind,
  type WechatGateway,
  type WechatUser,
} from '../../gateways/wechat/wechat';
import { PersonRepository, type Person } from '../identity/personRepository';
import type { Tx } from '../../db/connect';
import { WechatRepository } from './wechatRepository';
import { newToken } from '../../lib/secrets';
import type { SharedDeps } from '../sharedDeps';

const STATE_MINUTES = 15;
const LINK_DAYS = 30;
const DAY_MS = 86_400_000;
const MINI_PROGRAM_CODE_WIDTH = 430;

/** The paths to which WeChat redirects (specification, section 2). */
const REDIRECT_PATHS = { account: '/wx-redirect', website: '/scan/callback' } as const;

interface Deps extends Pick<SharedDeps, 'db' | 'tickets' | 'limits' | 'signer' | 'clock' | 'origin'> {
  wechat: WechatGateway;
  wechatRepository: WechatRepository;
}

/**
 * Converts a failure of WeChat into an error that allows a retry.
 * @throws DomainError `server.unavailable`
 */
async function convertFailure<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof WechatError) throw new DomainError('server.unavailable');
    throw error;
  }
}

const isWithinWechat = ({ userAgent }: RequestContext): boolean => /MicroMessenger/i.test(userAgent);

export class WechatService {
  constructor(private readonly deps: Deps) {}

  /**
   * Signs a URL of this site for the JS-SDK.
   * @throws DomainError `wx.foreignUrl`
   */
  async signature(url: string): Promise<HandlerResponse<'wxSignature'>> {
    const { wechat, clock, origin } = this.deps;
    if (!URL.canParse(url) || new URL(url).origin !== new URL(origin).origin)
      throw fieldError('wx.foreignUrl', '/body/url');
    const { appId, ticket } = await convertFailure(wechat.jsTicket());
    const timestamp = Math.floor(clock.now().getTime() / 1000);
    const nonceStr = randomBytes(8).toString('hex');
    const signature = jsSignature({ ticket, nonceStr, timestamp, url: url.replace(/#.*$/s, '') });
    return { appId, timestamp, nonceStr, signature };
  }

  /** Starts a sign-in: inside WeChat on the page, elsewhere by scanning a code. */
  async authorizationUrl(
    { f, scope = 'snsapi_base' }: Input<'wxAuthorizationUrl'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'wxAuthorizationUrl'>> {
    const { wechat, wechatRepository, clock, origin } = this.deps;
    if (!isSameOriginPath(f)) throw fieldError('wx.foreignPath', '/body/f');
    const kind: SignInKind = isWithinWechat(context) ? 'account' : 'website';
    const state = newToken();
    const now = clock.now();
    const url = await convertFailure(
      wechat.signInUrl(kind, { redirectUri: origin + REDIRECT_PATHS[kind], state, scope }),
    );
    await wechatRepository.begin(
      {
        hash: this.hash(state),
        session: sessionOf(context),
        kind,
        return_to: f,
        expires_at: new Date(now.getTime() + STATE_MINUTES * 60_000),
      },
      now,
    );
    return { url, state };
  }

  /**
   * Completes a sign-in with WeChat's code and the session's state. The response carries a ticket.
   * @throws DomainError
   */
  async signIn(
    kind: SignInKind,
    { code, state, codePointer }: { code: string; state?: string; codePointer: string },
    context: RequestContext,
  ): Promise<HandlerResponse<'wxLogin'>> {
    const { db, wechat, wechatRepository, tickets, clock } = this.deps;
    const { session } = context;
    const returnTo =
      session !== null && state !== undefined
        ? await wechatRepository.consumeState(this.hash(state), session, kind, clock.now())
        : undefined;
    if (returnTo === undefined) throw fieldError('wx.stateWrong', '/query/state');
    const user = await convertFailure(wechat.fetchUser(kind, code));
    if (!user) throw fieldError('wx.codeWrong', codePointer);
    const { person, ticket } = await db.transaction().execute(async (tx) => {
      const foundPerson = await this.linkOrCreatePerson(tx, kind, user, context);
      return { person: foundPerson, ticket: await tickets.store(tx, foundPerson, context) };
    });
    tickets.send(ticket, context);
    return { user: await tickets.describe(person), expiresAt: ticket.expires.toISOString(), returnTo };
  }

  async miniQrCode(
    { page, scene, width = MINI_PROGRAM_CODE_WIDTH }: Input<'wxMiniQrCode'>['body'],
    { clientIp }: RequestContext,
  ): Promise<HandlerResponse<'wxMiniQrCode'>> {
    await this.deps.limits.enforceForIp(clientIp, { name: 'mini code', max: 60, per: 'hour' });
    const image = await convertFailure(this.deps.wechat.fetchMiniProgramCode({ page, scene, width }));
    return { page, scene, image: `data:${typeOf(image)};base64,${image.toString('base64')}` };
  }

  async urlLink(
    { path, query = '', expireDays: days = LINK_DAYS }: Input<'wxUrlLink'>['body'],
    { clientIp }: RequestContext,
  ): Promise<HandlerResponse<'wxUrlLink'>> {
    const { wechat, limits, clock } = this.deps;
    await limits.enforceForIp(clientIp, { name: 'url link', max: 60, per: 'hour' });
    const urlLink = await convertFailure(wechat.urlLink({ path, query, days }));
    return { urlLink, expiresAt: new Date(clock.now().getTime() + days * DAY_MS).toISOString() };
  }

  /** The person of a WeChat user. Links the user to the signed-in person if that person has no WeChat user yet. */
  private async linkOrCreatePerson(
    tx: Tx,
    kind: SignInKind,
    user: WechatUser,
    context: RequestContext,
  ): Promise<Person> {
    const { tickets } = this.deps;
    const wechatRepository = new WechatRepository(tx);
    const openId = user.unionId ?? user.openId;
    const current = kind === 'account' ? await tickets.findCurrentPerson(context, new PersonRepository(tx)) : undefined;
    const boundPerson = current && !current.open_id ? await wechatRepository.bind(current.id, openId) : undefined;
    const person = boundPerson ?? (await tickets.findOrCreatePerson(tx, { open_id: openId }, context));
    return wechatRepository.updateProfile(person.id, {
      ...(user.nickname && { nickname: user.nickname.slice(0, 120) }),
      ...(kind === 'account' && { account_open_id: user.openId }),
    });
  }

  private hash(state: string): string {
    return this.deps.signer.sign('wechat state', state);
  }
}

/** WeChat returns codes as JPEG or PNG. */
const typeOf = (image: Buffer): string =>
  image.subarray(1, 4).toString('latin1') === 'PNG' ? 'image/png' : 'image/jpeg';
