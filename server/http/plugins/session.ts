/**
 * Cookies of a browser. `sid` (`__Host-sid` over HTTPS) is the session: random, signed, set by the first POST to the
 * API or the first captcha. Verifications belong to it. `_pre_` records that the organiser's secret was entered,
 * which opens pre-registration outside its period (specification, section 4).
 */
import '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Signer } from '../../lib/secrets';

declare module 'fastify' {
  interface FastifyRequest {
    session: string | null;
    preFlag: boolean;
    /** The id of the session that replaces this one. Repeated calls in a request return the same id. */
    nextSession: () => string;
    /** Replaces the session by the next one. The caller must move the old session's rows. */
    renewSession: (reply: FastifyReply) => void;
    endSession: (reply: FastifyReply) => void;
  }
}

const SESSION_ID_PATTERN = /^[A-Za-z0-9_-]{43}$/;
const SIGNATURE_LENGTH = 22;
const ONE_DAY_S = 86_400;
const PRE_COOKIE = '_pre_';

/** Captchas are requested by GET, and start a session as a POST does. */
const CAPTCHA_URL = /^\/(api\/captcha\/generateVerifyImg|legacy\/landing\/captcha)(\?|$)/;

/** Counts without a visitor (ownCountFormProgress). */
const COUNT_URL = /^\/api\/web\/own\/forms\/[^/]+\/progress$/;

/** The HTML form of a protected download posts to the file's URL. */
const startsSession = ({ method, url }: FastifyRequest): boolean =>
  (method === 'POST' && /^\/(api|helper|legacy|media\/files)\//.test(url) && !COUNT_URL.test(url)) ||
  (method === 'GET' && CAPTCHA_URL.test(url));

interface SessionOptions {
  secure: boolean;
  signer: Signer;
  preSecret: string | null;
  /** Whether an unsigned session, from before signatures existed, is still valid. */
  isUnsignedSessionValid: (session: string) => Promise<boolean>;
}

export function sessionPlugin(
  app: FastifyInstance,
  { secure, signer, preSecret, isUnsignedSessionValid }: SessionOptions,
): void {
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: ONE_DAY_S } as const;
  const name = secure ? '__Host-sid' : 'sid';
  const sign = (id: string): string => `${id}.${signer.sign('session', id).slice(0, SIGNATURE_LENGTH)}`;
  const setCookie = (reply: FastifyReply, id: string) => void reply.setCookie(name, sign(id), options);
  /** The session id of a cookie with a valid signature. */
  const verify = (cookie: string | undefined): string | null => {
    const [id = '', signature = ''] = cookie?.split('.') ?? [];
    return SESSION_ID_PATTERN.test(id) && signer.matchesPrefix('session', id, signature, SIGNATURE_LENGTH) ? id : null;
  };
  // Both values are hashed before the comparison, so its duration reveals nothing about the secret.
  const isPreSecret = (value: unknown): boolean =>
    preSecret !== null && typeof value === 'string' && signer.matches('pre', value, signer.sign('pre', preSecret));
  const hasPreCookie = (request: FastifyRequest): boolean => {
    const cookie = request.cookies[PRE_COOKIE];
    return preSecret !== null && cookie !== undefined && signer.matches('pre cookie', preSecret, cookie);
  };
  const acceptUnsigned = async (request: FastifyRequest, reply: FastifyReply): Promise<string | null> => {
    const { sid } = request.cookies;
    if (
      !sid ||
      !SESSION_ID_PATTERN.test(sid) ||
      !/^\/(api|helper|legacy)\//.test(request.url) ||
      !(await isUnsignedSessionValid(sid))
    )
      return null;
    setCookie(reply, sid);
    return sid;
  };
  const nextIds = new WeakMap<FastifyRequest, string>();
  app.decorateRequest('session', null);
  app.decorateRequest('preFlag', false);
  app.decorateRequest('nextSession', function (this: FastifyRequest): string {
    const next = nextIds.get(this) ?? randomBytes(32).toString('base64url');
    nextIds.set(this, next);
    return next;
  });
  app.decorateRequest('renewSession', function (this: FastifyRequest, reply: FastifyReply): void {
    const next = this.nextSession();
    if (this.session === next) return;
    this.session = next;
    setCookie(reply, next);
  });
  app.decorateRequest('endSession', function (this: FastifyRequest, reply: FastifyReply): void {
    this.session = null;
    nextIds.delete(this);
    void reply.clearCookie(name, options);
  });
  app.addHook('onRequest', async (request, reply) => {
    request.session = verify(request.cookies[name]) ?? (await acceptUnsigned(request, reply));
    const hasSecret = isPreSecret((request.query as Record<string, unknown>)[PRE_COOKIE]);
    request.preFlag = hasSecret || hasPreCookie(request);
    if (hasSecret && preSecret !== null) reply.setCookie(PRE_COOKIE, signer.sign('pre cookie', preSecret), options);
    if (request.session || !startsSession(request)) return;
    request.session = randomBytes(32).toString('base64url');
    // A cross-site form arrives without the visitor's cookie. Setting a new one would replace the session and lose its
    // verifications.
    if (request.headers['sec-fetch-site'] !== 'cross-site') setCookie(reply, request.session);
  });
  // A response that sets a cookie belongs to one client, so caches must not store it.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.hasHeader('set-cookie')) reply.header('cache-control', 'no-store');
  });
}
