/**
 * With SITE_ENV=test the query parameter `accessToken` becomes the ticket (specification, section 4), so that testers
 * can follow links.
 */
import type { FastifyInstance } from 'fastify';
import type { TicketService } from '../../domain/identity/ticketService';

/** The cookies that hold a page's ticket. Scripts read them, so they cannot be HttpOnly. */
const TICKET_COOKIES = ['ites_webTicket', 'webTicket'];
const EXPIRY_COOKIE = 'ites_webTicket_expire';
const LIFETIME_S = 30 * 86_400;
const TICKET_PATTERN = /^[\w-]{43}$/;

export function acceptTestTickets(app: FastifyInstance, tickets: TicketService, { secure }: { secure: boolean }): void {
  const options = { path: '/', sameSite: 'lax', secure, maxAge: LIFETIME_S } as const;
  app.addHook('onRequest', async (request, reply) => {
    const ticket = (request.query as Record<string, unknown>).accessToken;
    if (request.method !== 'GET' || typeof ticket !== 'string' || !TICKET_PATTERN.test(ticket)) return;
    if (/^\/(api|helper|legacy)\//.test(request.url)) return;
    const holder = await tickets.holder(ticket);
    if (!holder) return;
    for (const name of TICKET_COOKIES) reply.setCookie(name, ticket, options);
    reply.setCookie(EXPIRY_COOKIE, holder.expires_at.toISOString(), options);
  });
}
