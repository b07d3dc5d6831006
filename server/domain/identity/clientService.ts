/**
 * Facts about the current client, a browser with its session. Pages request them after loading, because cached pages
 * are the same for all clients.
 */
import { isIP } from 'node:net';
import type { Clock } from '../../../src/rules/clock';
import { phaseOf } from '../../../src/rules/phases';
import type { HandlerResponse } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import type { EditionService } from '../content/editionService';
import type { TicketService } from './ticketService';

/** Removes the last part of an IP, so that it identifies a region but not a person. */
function maskIp(ip: string): string | null {
  const mapped = ip.replace(/^::ffff:/, '');
  if (isIP(mapped) === 4) return mapped.replace(/\.\d+$/, '.0');
  if (isIP(mapped) === 6) return `${mapped.split(':').slice(0, 3).join(':')}::`;
  return null;
}

export class ClientService {
  constructor(
    private readonly edition: EditionService,
    private readonly tickets: Pick<TicketService, 'registrationOf'>,
    private readonly clock: Clock,
    private readonly site: { region: 'CN' | 'global'; sandbox: boolean },
  ) {}

  async facts({ clientIp, preFlag, ticket }: RequestContext): Promise<HandlerResponse<'ownClientFacts'>> {
    const edition = await this.edition.current();
    const now = this.clock.now();
    const registration = await this.tickets.registrationOf({ ticket });
    return {
      ip: maskIp(clientIp),
      region: this.site.region,
      now: now.toISOString(),
      phase: phaseOf(edition, now),
      editionYear: edition.year,
      preRegistrationOpen: await this.edition.isPreRegistrationOpen(preFlag),
      // Whether the English site links to pre-registration: always (decisions/0020).
      englishPreRegistrationOpen: true,
      registered: registration !== undefined && registration.state !== 'cancelled',
      sandbox: this.site.sandbox,
    };
  }
}
