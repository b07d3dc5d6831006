/**
 * The tools of a demo. `local` shows everything to direct requests from this machine, `public` shows each browser its
 * own data.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { demoVisit } from '../../db/demoVisit';
import type { WechatPaySandbox } from '../../gateways/wechatPay/sandbox';
import type { Services } from '../../domain';
import { isDirectLoopback } from '../loopback';
import type { CaptchaService } from '../../domain/verification/captchaService';
import { exampleOperations } from '../examples';
import { fieldError } from '../envelope';
import { isStorable } from '../invalidText';

/** The default policy of non-pages, except that its form may be submitted. */
const POLICY = `default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

const renderPayPage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><body><h1>${title}</h1>${body}</body></html>`;

/** Serves /dev/pay/<order number>: the payment page of a sandbox. Responds with 404 unless `mayPay` allows it. */
function devPay(
  app: FastifyInstance,
  sandbox: () => Promise<WechatPaySandbox>,
  mayPay: (request: FastifyRequest, orderNo: string) => Promise<boolean>,
): void {
  app.get<{ Params: { orderNo: string } }>('/dev/pay/:orderNo', async (request, reply) => {
    const { orderNo } = request.params;
    const order = (await mayPay(request, orderNo)) ? (await sandbox()).orders.get(orderNo) : undefined;
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLICY);
    if (!order)
      return reply.status(404).send(renderPayPage('No such order', '<p>The sandbox does not know this order.</p>'));
    const amount = (order.amount.total / 100).toFixed(2);
    const details = `<p>This is a sandbox: no money moves.</p><p>${escapeHtml(order.description)}: CNY ${amount}</p>`;
    if (order.trade_state !== 'NOTPAY') return renderPayPage('Payment', `${details}<p>State: ${order.trade_state}</p>`);
    const form = `<form method="post"><button>Pay CNY ${amount}</button></form>`;
    return renderPayPage('Payment', details + form);
  });
  app.post<{ Params: { orderNo: string } }>('/dev/pay/:orderNo', async (request, reply) => {
    const { orderNo } = request.params;
    if (!(await mayPay(request, orderNo))) return reply.callNotFound();
    const status = await (await sandbox()).pay(orderNo);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return renderPayPage(
      'Payment',
      status === 200 ? '<p>Paid. You can go back to the site.</p>' : '<p>The payment failed.</p>',
    );
  });
}

const MAX_MESSAGES = 50;

interface InboxRoute {
  Querystring: { to?: string | string[] };
}

interface AttachmentRoute {
  Params: { id: string; name: string };
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Serves /dev/inbox: a demo's messages as a page and as JSON, and their attachments. `visitOf` returns the visit whose
 * messages are shown; null shows none.
 */
function devInbox(
  app: FastifyInstance,
  { outbox, attachments: attachmentService }: Pick<Services, 'outbox' | 'attachments'>,
  visitOf: (request: FastifyRequest) => string | null,
): void {
  const readRows = async (visit: string | null, recipient?: string) =>
    visit === null
      ? []
      : outbox.newest(MAX_MESSAGES, { recipient, demoVisit: visit === 'everything' ? undefined : visit });
  const readMessages = async (request: FastifyRequest<InboxRoute>) => {
    const { to } = request.query;
    if (to !== undefined && (typeof to !== 'string' || !isStorable(to))) throw fieldError('field.invalid', '/query/to');
    const rows = await readRows(visitOf(request), to?.toLowerCase());
    return rows.map(({ id, kind, recipient, template, locale, subject, text, attachments, created_at }) => ({
      id,
      kind,
      to: recipient,
      template,
      locale,
      subject,
      text,
      attachments: attachments.map(({ name }) => ({ name, url: `/dev/inbox/${id}/${encodeURIComponent(name)}` })),
      createdAt: created_at.toISOString(),
    }));
  };
  app.get<InboxRoute>('/dev/inbox', async (request, reply) => {
    const inbox = await readMessages(request);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (!/text\/html/.test(request.headers.accept ?? '')) return reply.send({ messages: inbox });
    return reply.type('text/html; charset=utf-8').send(renderInbox(inbox));
  });
  app.get<InboxRoute>('/dev/inbox.json', async (request, reply) =>
    reply.header('cache-control', 'no-store').send({ messages: await readMessages(request) }),
  );
  app.get<AttachmentRoute>('/dev/inbox/:id/:name', async (request, reply) => {
    const { id, name } = request.params;
    const message = (await readRows(visitOf(request))).find((row) => row.id === id);
    const attachment = message?.attachments.find((candidate) => candidate.name === name);
    const file = attachment && (await attachmentService.render(attachment));
    if (!file) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${encodeURIComponent(name)}"`)
      .type(file.contentType)
      .send(Buffer.from(file.base64, 'base64'));
  });
}

/** Paragraphs and lines as elements: the policy allows no styles, and preformatted text would not wrap. */
const renderText = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

interface InboxMessage {
  to: string;
  subject: string;
  text: string;
  createdAt: string;
  locale: string;
  attachments: { name: string; url: string }[];
}

const renderAttachments = (attachments: InboxMessage['attachments']): string =>
  attachments.length === 0
    ? ''
    : `<ul>${attachments.map(({ name, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(name)}</a></li>`).join('')}</ul>`;

function renderInbox(messages: InboxMessage[]): string {
  const items = messages.map(
    ({ to, subject, text, createdAt, locale, attachments }) =>
      `<article lang="${escapeHtml(locale)}"><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, <time datetime="${createdAt}">${createdAt}</time></p>${renderText(text)}${renderAttachments(attachments)}</article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox inbox</title><h1>Sandbox inbox</h1><p>This site is a sandbox: it sends no mails or text messages. They are listed here, newest first.</p>${items.join('') || '<p>No message yet.</p>'}</html>`;
}

interface CaptchaRoute {
  Params: { file: string };
}

/**
 * /dev/captcha/<captchaId>.json: the solution of an open captcha in a sandbox. `last.json` is the browser's latest
 * one.
 */
function devCaptcha(app: FastifyInstance, captcha: CaptchaService): void {
  app.get<CaptchaRoute>('/dev/captcha/:file', async (request, reply) => {
    const id = /^([0-9A-Z]{26})\.json$/.exec(request.params.file)?.[1];
    const solution = id
      ? await captcha.solution(id)
      : request.params.file === 'last.json' && request.session !== null
        ? await captcha.latestSolution(request.session)
        : null;
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    return solution ?? reply.status(404).send({ message: 'No open captcha has this id.' });
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the browser in a public demo; null elsewhere, and before its first API call. */
    demoVisit: string | null;
  }
}

interface DemoDeps {
  services: Services;
  /** Null when a real payment account is configured. */
  payments: (() => Promise<WechatPaySandbox>) | null;
  secure: boolean;
}

/** Serves `/dev/*` to requests from this machine only. */
export function localDemo(app: FastifyInstance, { services, payments }: DemoDeps): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isDirectLoopback(request)) return reply.callNotFound();
    });
    devInbox(scope, services, () => 'everything');
    devCaptcha(scope, services.captcha);
    // For /dev/story of the development build.
    scope.get('/dev/examples.json', () => exampleOperations());
    if (payments) devPay(scope, payments, () => Promise.resolve(true));
  });
}

const COOKIE = 'demo';
const COOKIE_PATTERN = /^[A-Za-z0-9_-]{43}$/;
const ONE_DAY_S = 86_400;

/** Serves the inbox to each visitor of a public demo with the visitor's own messages. */
export function publicDemo(app: FastifyInstance, { services, payments, secure }: DemoDeps): void {
  app.decorateRequest('demoVisit', null);
  app.addHook('onRequest', async (request, reply) => {
    const cookie = request.cookies[COOKIE];
    request.demoVisit = cookie && COOKIE_PATTERN.test(cookie) ? cookie : null;
    if (request.demoVisit !== null || !/^\/(?:api|legacy)\//.test(request.url)) return;
    // A separate cookie, because the session is renewed when a visitor verifies a contact.
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
  devInbox(app, services, (request) => request.demoVisit);
  if (payments)
    devPay(app, payments, async (request, orderNo) => {
      const visit = await services.payments.demoVisitOf(orderNo);
      return visit !== null && visit === request.demoVisit;
    });
}
