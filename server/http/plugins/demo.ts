/** The tools of a demo: `local` shows everything to direct requests of this machine, `public` each browser what it caused. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { demoVisit } from '../../db/demoVisit';
import type { WechatPaySandbox } from '../../gateways/wechatPay/sandbox';
import type { Services } from '../../services';
import { isDirectLoopback } from '../loopback';
import { devCaptcha } from './devCaptcha';
import { devInbox } from './devInbox';
import { devPay } from './devPay';

declare module 'fastify' {
  interface FastifyRequest {
    /** The browser of a public demo; null elsewhere, and before it has done anything. */
    demoVisit: string | null;
  }
}

interface DemoParts {
  services: Services;
  /** Null where a real account takes the money. */
  payments: (() => Promise<WechatPaySandbox>) | null;
  secure: boolean;
}

/** Where `/dev/*` may be seen by nobody but this machine. */
export function localDemo(app: FastifyInstance, { services, payments }: DemoParts): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isDirectLoopback(request)) return reply.callNotFound();
    });
    devInbox(scope, services.outbox, () => 'everything');
    devCaptcha(scope, services.captcha);
    if (payments) devPay(scope, payments, () => Promise.resolve(true));
  });
}

const COOKIE = 'demo';
const SHAPE = /^[A-Za-z0-9_-]{43}$/;
const ONE_DAY_S = 86_400;

/** Where whoever tries the site reads the messages that it would have sent. */
export function publicDemo(app: FastifyInstance, { services, payments, secure }: DemoParts): void {
  app.decorateRequest('demoVisit', null);
  app.addHook('onRequest', async (request, reply) => {
    const cookie = request.cookies[COOKIE];
    request.demoVisit = cookie && SHAPE.test(cookie) ? cookie : null;
    if (request.demoVisit !== null || !/^\/(?:api|legacy)\//.test(request.url)) return;
    // A cookie of its own: the session's changes when a person proves an address.
    request.demoVisit = randomBytes(32).toString('base64url');
    if (request.headers['sec-fetch-site'] !== 'cross-site')
      reply.setCookie(COOKIE, request.demoVisit, {
        httpOnly: true,
        sameSite: 'lax',
        secure,
        path: '/',
        maxAge: ONE_DAY_S,
      });
  });
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.demoVisit === null) done();
    else demoVisit.run(request.demoVisit, done);
  });
  devInbox(app, services.outbox, (request) => request.demoVisit);
  if (payments)
    devPay(app, payments, async (request, orderNo) => {
      const visit = await services.payments.demoVisitOf(orderNo);
      return visit !== null && visit === request.demoVisit;
    });
}
