/**
 * What a browser's cookies say of it. `sid`: the session, random, set by the API's first POST or captcha; proofs of addresses are bound to it.
 * `_pre_`: that the organiser's secret was given, which opens pre-registration outside of its time (specification, section 4).
 */
import '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Signer } from '../../services/secrets';

declare module 'fastify' {
  interface FastifyRequest {
    session: string | null;
    preFlag: boolean;
  }
}

const SHAPE = /^[A-Za-z0-9_-]{43}$/;
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
}

export function sessionPlugin(app: FastifyInstance, { secure, signer, preSecret }: SessionOptions): void {
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: ONE_DAY_S } as const;
  // Both sides are hashed before they are compared: the time that takes says nothing of the secret.
  const isSecret = (given: unknown): boolean =>
    preSecret !== null && typeof given === 'string' && signer.matches('pre', given, signer.sign('pre', preSecret));
  const holds = (request: FastifyRequest): boolean => {
    const cookie = request.cookies[PRE_COOKIE];
    return preSecret !== null && cookie !== undefined && signer.matches('pre cookie', preSecret, cookie);
  };
  app.decorateRequest('session', null);
  app.decorateRequest('preFlag', false);
  app.addHook('onRequest', async (request, reply) => {
    const given = request.cookies.sid;
    request.session = given && SHAPE.test(given) ? given : null;
    const secretGiven = isSecret((request.query as Record<string, unknown>)[PRE_COOKIE]);
    request.preFlag = secretGiven || holds(request);
    if (secretGiven && preSecret !== null) reply.setCookie(PRE_COOKIE, signer.sign('pre cookie', preSecret), options);
    if (request.session || !opensSession(request)) return;
    request.session = randomBytes(32).toString('base64url');
    // A form of another site comes without the reader's cookie: a new one would take the session away, with all that was proved in it.
    if (request.headers['sec-fetch-site'] !== 'cross-site') reply.setCookie('sid', request.session, options);
  });
  // Cookies are written into the response as it is sent; what carries one is for one reader, so no cache may store it.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.hasHeader('set-cookie')) reply.header('cache-control', 'no-store');
  });
}
