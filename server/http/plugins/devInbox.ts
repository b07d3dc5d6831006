/** /dev/inbox: the messages of a demo, as a page and as JSON, so that the site can be tried without a mail server. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldError } from '../envelope';
import { isStorable } from '../unkeepable';
import type { OutboxRepository } from '../../repositories/outbox';

const NEWEST = 50;

interface InboxQuery {
  Querystring: { to?: string | string[] };
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** @param visitOf whose messages a request may see; null: nobody's */
export function devInbox(
  app: FastifyInstance,
  outbox: OutboxRepository,
  visitOf: (request: FastifyRequest) => string | null,
): void {
  const messages = async (request: FastifyRequest<InboxQuery>) => {
    const visit = visitOf(request);
    if (visit === null) return [];
    const { to } = request.query;
    if (to !== undefined && (typeof to !== 'string' || !isStorable(to))) throw fieldError('field.invalid', '/query/to');
    const recipient = to?.toLowerCase();
    const rows = await outbox.newest(NEWEST, { recipient, demoVisit: visit === 'everything' ? undefined : visit });
    return rows.map(({ id, kind, recipient, template, locale, subject, text, created_at }) => ({
      id,
      kind,
      to: recipient,
      template,
      locale,
      subject,
      text,
      createdAt: created_at.toISOString(),
    }));
  };
  app.get<InboxQuery>('/dev/inbox', async (request, reply) => {
    const found = await messages(request);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (!/text\/html/.test(request.headers.accept ?? '')) return reply.send({ messages: found });
    return reply.type('text/html; charset=utf-8').send(page(found));
  });
  app.get<InboxQuery>('/dev/inbox.json', async (request, reply) =>
    reply.header('cache-control', 'no-store').send({ messages: await messages(request) }),
  );
}

function page(found: { to: string; subject: string; text: string; createdAt: string; locale: string }[]): string {
  const items = found.map(
    ({ to, subject, text, createdAt, locale }) =>
      `<article lang="${escapeHtml(locale)}"><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, <time datetime="${createdAt}">${createdAt}</time></p><pre>${escapeHtml(text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox inbox</title><h1>Sandbox inbox</h1><p>This site is a sandbox: mails and short messages are not sent, they stay here, newest first.</p>${items.join('') || '<p>No message yet.</p>'}</html>`;
}
