/** With SITE_ENV=test a page's query `accessToken` becomes the ticket (specification, section 4), so that testers can follow links. */
import type { FastifyInstance } from 'fastify';
import type { TicketService } from '../../domain/identity/ticketService';

/** The cookies from which a page takes its ticket; scripts read them, so they cannot be HttpOnly. */
const NAMES = ['ites_webTicket', 'webTicket'];
const EXPIRY = 'ites_webTicket_expire';
const KEPT_S = 30 * 86_400;
const SHAPE = /^[\w-]{43}$/;

export function testTicket(app: FastifyInstance, tickets: TicketService, { secure }: { secure: boolean }): void {
  const options = { path: '/', sameSite: 'lax', secure, maxAge: KEPT_S } as const;
  app.addHook('onRequest', async (request, reply) => {
    const given = (request.query as Record<string, unknown>).accessToken;
    if (request.method !== 'GET' || typeof given !== 'string' || !SHAPE.test(given)) return;
    if (/^\/(api|helper|legacy)\//.test(request.url)) return;
    const holder = await tickets.holder(given);
    if (!holder) return;
    for (const name of NAMES) reply.setCookie(name, given, options);
    reply.setCookie(EXPIRY, holder.expires_at.toISOString(), options);
  });
}
