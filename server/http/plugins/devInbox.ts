/** /dev/inbox: the mails of the sandbox, as a page and as JSON, so that a visitor's way can be gone without a mail server. */
import type { FastifyInstance } from 'fastify';
import { isStorable } from '../unkeepable';
import type { OutboxRepository } from '../../repositories/outbox';

const NEWEST = 50;

interface InboxQuery {
  Querystring: { to?: string | string[] };
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export function devInbox(app: FastifyInstance, outbox: OutboxRepository): void {
  const messages = async (given?: string | string[]) => {
    const to = typeof given === 'string' && isStorable(given) ? given.toLowerCase() : undefined;
    const rows = await outbox.newest(NEWEST, to);
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
    const found = await messages(request.query.to);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (!/text\/html/.test(request.headers.accept ?? '')) return reply.send({ messages: found });
    return reply.type('text/html; charset=utf-8').send(page(found));
  });
  app.get<InboxQuery>('/dev/inbox.json', async (request, reply) =>
    reply.header('cache-control', 'no-store').send({ messages: await messages(request.query.to) }),
  );
}

function page(found: { to: string; subject: string; text: string; createdAt: string; locale: string }[]): string {
  const items = found.map(
    ({ to, subject, text, createdAt, locale }) =>
      `<article lang="${escapeHtml(locale)}"><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, <time datetime="${createdAt}">${createdAt}</time></p><pre>${escapeHtml(text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox inbox</title><h1>Sandbox inbox</h1><p>This site is a sandbox: mails and short messages are not sent, they stay here, newest first.</p>${items.join('') || '<p>No message yet.</p>'}</html>`;
}
