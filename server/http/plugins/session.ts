/** The browser's session: a random HttpOnly cookie, set by the API's first POST; proofs of addresses are bound to it. */
import { randomBytes } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    session: string | null;
    preFlag: boolean;
  }
}

const SHAPE = /^[A-Za-z0-9_-]{43}$/;
const ONE_DAY_S = 86_400;

export function sessionPlugin(app: FastifyInstance, options: { secure: boolean }): void {
  app.decorateRequest('session', null);
  app.decorateRequest('preFlag', false);
  app.addHook('onRequest', async (request, reply) => {
    const given = request.cookies.sid;
    request.session = given && SHAPE.test(given) ? given : null;
    if (request.session || request.method !== 'POST' || !/^\/(api|helper|legacy)\//.test(request.url)) return;
    request.session = randomBytes(32).toString('base64url');
    reply.setCookie('sid', request.session, {
      httpOnly: true,
      sameSite: 'lax',
      secure: options.secure,
      path: '/',
      maxAge: ONE_DAY_S,
    });
  });
}
