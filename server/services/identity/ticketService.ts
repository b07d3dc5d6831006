/** Web tickets: issued in response headers, sent back as Access-Token, stored as hashes (specification, section 6). */
import type { Clock } from '../../../src/rules/clock';
import type { RequestContext } from '../../http/context';
import type { VisitorRepository, VisitorRow } from '../../repositories/visitors';
import { newToken, type Signer } from '../secrets';

const TICKET_DAYS = 30;
const DAY_MS = 86_400_000;

export class TicketService {
  constructor(
    private readonly visitors: VisitorRepository,
    private readonly signer: Signer,
    private readonly clock: Clock,
  ) {}

  /** Issues a ticket for a registration by the response headers access-token and token-expire. */
  async issue(registrationId: string, context: RequestContext): Promise<void> {
    const token = newToken();
    const now = this.clock.now();
    const expires = new Date(now.getTime() + TICKET_DAYS * DAY_MS);
    await this.visitors.saveTicket(this.hash(token), registrationId, now, expires);
    context.reply.header('access-token', token);
    context.reply.header('token-expire', expires.toISOString());
  }

  /** The registration of a ticket; undefined when there is no ticket, or it is unknown or expired. */
  async registrationOf(ticket: string | null): Promise<VisitorRow | undefined> {
    return ticket === null ? undefined : this.visitors.byTicket(this.hash(ticket), this.clock.now());
  }

  private hash(token: string): string {
    return this.signer.sign('ticket', token);
  }
}
