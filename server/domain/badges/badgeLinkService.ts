/**
 * Badge links open a badge without a sign-in until the exhibition ends, the registration is cancelled, or the owner
 * revokes them.
 */
import { localise, type Locale } from '../../../src/rules/locales';
import { endOf } from '../../../src/rules/phases';
import type { Db, Tx } from '../../db/connect';
import type { HandlerResponse } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError } from '../../http/envelope';
import { BadgeLinkRepository } from './linkRepository';
import type { VisitorRow } from '../visitors/visitorRepository';
import type { RateLimit } from '../limits/limitService';
import { newShortToken } from '../../lib/secrets';
import { nameOf, contactsOf } from '../visitors/personDetails';
import type { SharedDeps } from '../sharedDeps';

interface Deps extends Pick<SharedDeps, 'db' | 'enrolments' | 'edition' | 'limits' | 'signer' | 'clock' | 'origin'> {
  links: BadgeLinkRepository;
}

const VIEW_LIMIT: RateLimit = { name: 'badge link', max: 120, per: 'hour' };
const LINKS: RateLimit = { name: 'badge links of registration', max: 10, per: 'day' };
const MAX_SESSIONS = 50;

export class BadgeLinkService {
  constructor(private readonly deps: Deps) {}

  /** Creates a link for a message, in the transaction that writes the message. */
  async make(tx: Tx, row: VisitorRow): Promise<string> {
    return this.deps.origin + (await this.makePath(tx, row, row.locale));
  }

  /**
   * Creates a link for the result page on a shared device.
   * @throws DomainError `visitor.notConfirmed`, or when the limit is exceeded
   */
  async makeFor(row: VisitorRow, { locale }: RequestContext): Promise<HandlerResponse<'ownMakeBadgeLink'>> {
    if (!row.number) throw new DomainError('visitor.notConfirmed');
    await this.deps.limits.enforce(row.id, LINKS);
    return { path: await this.makePath(this.deps.db, row, locale) };
  }

  private async makePath(db: Db, row: VisitorRow, locale: string): Promise<string> {
    const { signer, clock } = this.deps;
    const token = newShortToken();
    await new BadgeLinkRepository(db).add({
      token_hash: signer.sign('badge link', token),
      registration_id: row.id,
      created_at: clock.now(),
    });
    return `/${locale}/b/${token}`;
  }

  /** Returns what the link shows. Read-only, because mail scanners open links, too. */
  async show(token: string, { clientIp, locale }: RequestContext): Promise<HandlerResponse<'ownBadgeLink'>> {
    const { links, limits, signer } = this.deps;
    await limits.enforceForIp(clientIp, VIEW_LIMIT);
    const row = await links.registrationOf(signer.sign('badge link', token));
    if (!row?.number || row.state === 'cancelled' || (await this.isExpired(row)))
      throw new DomainError('link.notFound');
    return {
      number: row.number,
      name: nameOf(row),
      qrContent: signer.qrContent(row.number),
      sessions: await this.sessionsOf(row, locale),
    };
  }

  /** Revokes all badge links of a registration. */
  async revokeAll({ id }: VisitorRow): Promise<HandlerResponse<'ownEndBadgeLinks'>> {
    return { ended: await this.deps.links.removeByRegistration(id) };
  }

  private async isExpired({ edition: number }: VisitorRow): Promise<boolean> {
    const { edition, clock } = this.deps;
    const current = await edition.current();
    return number !== current.number || clock.now() >= endOf(current);
  }

  private async sessionsOf(row: VisitorRow, locale: Locale) {
    const rows = await this.deps.enrolments.ofContacts(contactsOf(row));
    return rows.slice(0, MAX_SESSIONS).map(({ title, starts_at, ends_at, room, state }) => ({
      title: localise(title, locale),
      from: starts_at.toISOString(),
      to: ends_at.toISOString(),
      room: localise(room, locale),
      state,
    }));
  }
}
