/**
 * What a browser's cookies say of it. `sid` (`__Host-sid` over HTTPS): the session, random and signed, set by the API's first POST or captcha;
 * proofs of addresses are bound to it. `_pre_`: that the organiser's secret was given, which opens pre-registration outside of its time
 * (specification, section 4).
 */
import '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Signer } from '../../lib/secrets';

declare module 'fastify' {
  interface FastifyRequest {
    session: string | null;
    preFlag: boolean;
    /** The session that replaces this one. Twice in a request gives the same. */
    nextSession: () => string;
    /** Replaces the session by the next one; what belonged to the old one is the caller's business. */
    renewSession: (reply: FastifyReply) => void;
    endSession: (reply: FastifyReply) => void;
  }
}

const SHAPE = /^[A-Za-z0-9_-]{43}$/;
const SIGNATURE_LENGTH = 22;
const ONE_DAY_S = 86_400;
const PRE_COOKIE = '_pre_';

/** Captchas that are asked for by GET begin a session as a POST does. */
const CAPTCHAS = /^\/(api\/captcha\/generateVerifyImg|legacy\/landing\/captcha)(\?|$)/;

/** The form of a file that asks who takes it is sent to the file itself. */
const opensSession = ({ method, url }: FastifyRequest): boolean =>
  (method === 'POST' && /^\/(api|helper|legacy|media\/files)\//.test(url)) || (method === 'GET' && CAPTCHAS.test(url));

interface SessionOptions {
  secure: boolean;
  signer: Signer;
  preSecret: string | null;
  /** Whether a session without a signature, from before there were any, may go on. */
  mayGoOn: (session: string) => Promise<boolean>;
}

export function sessionPlugin(app: FastifyInstance, { secure, signer, preSecret, mayGoOn }: SessionOptions): void {
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: ONE_DAY_S } as const;
  const name = secure ? '__Host-sid' : 'sid';
  const signed = (id: string): string => `${id}.${signer.sign('session', id).slice(0, SIGNATURE_LENGTH)}`;
  const set = (reply: FastifyReply, id: string) => void reply.setCookie(name, signed(id), options);
  /** The session of a cookie whose signature is ours. */
  const verified = (cookie: string | undefined): string | null => {
    const [id = '', signature = ''] = cookie?.split('.') ?? [];
    return SHAPE.test(id) && signer.matchesStart('session', id, signature, SIGNATURE_LENGTH) ? id : null;
  };
  // Both sides are hashed before they are compared: the time that takes says nothing of the secret.
  const isSecret = (value: unknown): boolean =>
    preSecret !== null && typeof value === 'string' && signer.matches('pre', value, signer.sign('pre', preSecret));
  const holds = (request: FastifyRequest): boolean => {
    const cookie = request.cookies[PRE_COOKIE];
    return preSecret !== null && cookie !== undefined && signer.matches('pre cookie', preSecret, cookie);
  };
  const unsigned = async (request: FastifyRequest, reply: FastifyReply): Promise<string | null> => {
    const { sid } = request.cookies;
    if (!sid || !SHAPE.test(sid) || !/^\/(api|helper|legacy)\//.test(request.url) || !(await mayGoOn(sid))) return null;
    set(reply, sid);
    return sid;
  };
  const nextOf = new WeakMap<FastifyRequest, string>();
  app.decorateRequest('session', null);
  app.decorateRequest('preFlag', false);
  app.decorateRequest('nextSession', function (this: FastifyRequest): string {
    const next = nextOf.get(this) ?? randomBytes(32).toString('base64url');
    nextOf.set(this, next);
    return next;
  });
  app.decorateRequest('renewSession', function (this: FastifyRequest, reply: FastifyReply): void {
    const next = this.nextSession();
    if (this.session === next) return;
    this.session = next;
    set(reply, next);
  });
  app.decorateRequest('endSession', function (this: FastifyRequest, reply: FastifyReply): void {
    this.session = null;
    nextOf.delete(this);
    void reply.clearCookie(name, options);
  });
  app.addHook('onRequest', async (request, reply) => {
    request.session = verified(request.cookies[name]) ?? (await unsigned(request, reply));
    const hasSecret = isSecret((request.query as Record<string, unknown>)[PRE_COOKIE]);
    request.preFlag = hasSecret || holds(request);
    if (hasSecret && preSecret !== null) reply.setCookie(PRE_COOKIE, signer.sign('pre cookie', preSecret), options);
    if (request.session || !opensSession(request)) return;
    request.session = randomBytes(32).toString('base64url');
    // A form of another site comes without the reader's cookie: a new one would take the session away, with all that was proved in it.
    if (request.headers['sec-fetch-site'] !== 'cross-site') set(reply, request.session);
  });
  // Cookies are written into the response as it is sent; what carries one is for one reader, so no cache may store it.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.hasHeader('set-cookie')) reply.header('cache-control', 'no-store');
  });
}
