/**
 * Web tickets (session tokens): sent in the Access-Token header, stored as hashes. A ticket identifies a person with a
 * verified identifier.
 */
import type { RequestContext } from '../../http/context';
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import type { Tx } from '../../db/connect';
import { PersonRepository, type Person, type VerifiedIdentifier } from './personRepository';
import { SessionRepository } from './sessionRepository';
import type { VisitorRow } from '../visitors/visitorRepository';
import { newId } from '../../lib/ids';
import { maskEmail, maskMobile } from '../../lib/masking';
import { newToken } from '../../lib/secrets';
import { normaliseEmail } from '../verification/verificationService';
import type { SharedDeps } from '../sharedDeps';
import { contactsOf, nameOf } from '../visitors/personDetails';

export type { Person } from './personRepository';

const TICKET_DAYS = 30;
const DAY_MS = 86_400_000;
/** The maximum age of a ticket that counts as a verification; equals the lifetime of a verification. */
const MAX_FRESH_AGE_MS = 30 * 60_000;

type Deps = Pick<SharedDeps, 'db' | 'persons' | 'visitors' | 'groups' | 'edition' | 'signer' | 'clock'>;

/** A stored ticket that has not been sent to the browser yet. */
export interface NewTicket {
  token: string;
  expires: Date;
}

export class TicketService {
  constructor(private readonly deps: Deps) {}

  /** Finds or creates the person of a verified identifier and issues a ticket. */
  async issueFor(identifier: VerifiedIdentifier, context: RequestContext): Promise<Person> {
    const { person, ticket } = await this.deps.db.transaction().execute(async (tx) => {
      const foundPerson = await this.findOrCreatePerson(tx, identifier, context);
      return { person: foundPerson, ticket: await this.store(tx, foundPerson, context) };
    });
    this.send(ticket, context);
    return person;
  }

  /** Finds or creates the person of a verified identifier, in the transaction that writes the person's records. */
  async findOrCreatePerson(
    tx: Tx,
    identifier: VerifiedIdentifier,
    context: Pick<RequestContext, 'ticket'>,
  ): Promise<Person> {
    const { clock } = this.deps;
    const persons = new PersonRepository(tx);
    const normalisedIdentifier = 'email' in identifier ? { email: normaliseEmail(identifier.email) } : identifier;
    const current = await this.findCurrentPerson(context, persons);
    // A person with only a WeChat account who verifies a first contact remains the same person.
    if (current?.open_id && !current.mobile && !current.email && !('open_id' in normalisedIdentifier)) {
      const updatedPerson = await persons.addFirstContact(current.id, normalisedIdentifier);
      if (updatedPerson) return updatedPerson;
    }
    return persons.findOrCreate(normalisedIdentifier, { id: newId(), created_at: clock.now() });
  }

  /** Issues a ticket to a person. */
  async issue(person: Pick<Person, 'id'>, context: RequestContext): Promise<void> {
    const ticket = await this.deps.db.transaction().execute((tx) => this.store(tx, person, context));
    this.send(ticket, context);
  }

  /**
   * Stores a ticket for a person, and copies the session's verifications to the next session. Call `send` after the
   * transaction.
   */
  async store(
    tx: Tx,
    person: Pick<Person, 'id'>,
    context: Pick<RequestContext, 'session' | 'nextSession'>,
  ): Promise<NewTicket> {
    const token = newToken();
    const now = this.deps.clock.now();
    const expires = new Date(now.getTime() + TICKET_DAYS * DAY_MS);
    const row = { hash: this.hash(token), person_id: person.id, issued_at: now, expires_at: expires };
    await new PersonRepository(tx).saveTicket(row);
    const { session } = context;
    if (session !== null && session !== context.nextSession())
      await new SessionRepository(tx).copyVerifications(session, context.nextSession());
    return { token, expires };
  }

  /** Sends a stored ticket and the next session to the browser. */
  send(ticket: NewTicket, context: Pick<RequestContext, 'session' | 'renewSession' | 'sendTicket'>): void {
    if (context.session !== null) context.renewSession();
    context.sendTicket(ticket);
  }

  /** Ends one ticket. */
  async end(tx: Tx, ticket: string): Promise<void> {
    await new SessionRepository(tx).endTicket(this.hash(ticket));
  }

  /** The person of the request's ticket; undefined without a valid ticket. */
  async findCurrentPerson(
    { ticket }: Pick<RequestContext, 'ticket'>,
    persons = this.deps.persons,
  ): Promise<Person | undefined> {
    return ticket === null ? undefined : persons.byTicket(this.hash(ticket), this.deps.clock.now());
  }

  /**
   * The person of the request's ticket.
   * @throws DomainError `auth.wechatSignInMissing`, on which pages open the sign-in
   */
  async requirePerson(context: Pick<RequestContext, 'ticket'>): Promise<Person> {
    const person = await this.findCurrentPerson(context);
    if (!person) throw new DomainError('auth.wechatSignInMissing');
    return person;
  }

  /** The person of a ticket and its expiry; undefined when the ticket is invalid. */
  holder(ticket: string): Promise<(Person & { expires_at: Date }) | undefined> {
    return this.deps.persons.byTicket(this.hash(ticket), this.deps.clock.now());
  }

  /** Whether the request's ticket was issued within the last 30 minutes. It then counts as a verification. */
  async isRecentlyIssued(context: Pick<RequestContext, 'ticket'>): Promise<boolean> {
    const holder = context.ticket === null ? undefined : await this.holder(context.ticket);
    if (!holder) return false;
    const issued = holder.expires_at.getTime() - TICKET_DAYS * DAY_MS;
    return this.deps.clock.now().getTime() - issued <= MAX_FRESH_AGE_MS;
  }

  /** The registration of the ticket's person in this edition. */
  async registrationOf(context: Pick<RequestContext, 'ticket'>): Promise<VisitorRow | undefined> {
    const person = await this.findCurrentPerson(context);
    if (!person) return undefined;
    const { number } = await this.deps.edition.current();
    return this.deps.visitors.ofPerson(person.id, number);
  }

  /** The person of the ticket for display. */
  async loginUser(context: RequestContext): Promise<HandlerResponse<'verifyLoginUser'>> {
    return this.describe(await this.requirePerson(context));
  }

  async describe(person: Person): Promise<HandlerResponse<'verifyLoginUser'>> {
    const { number } = await this.deps.edition.current();
    const registration = await this.deps.visitors.ofPerson(person.id, number);
    return {
      id: person.id,
      name: (registration && nameOf(registration)) || null,
      nickname: person.nickname,
      mobileMasked: person.mobile && maskMobile(person.mobile),
      emailMasked: person.email && maskEmail(person.email),
      wechatBound: person.open_id !== null,
      registrationId: registration?.id ?? null,
      groupId: (await this.groupOf(person, number)) ?? null,
    };
  }

  /** The id of the delegation of this edition that a person created or is the master of. */
  private async groupOf({ id, mobile }: Person, edition: number): Promise<string | undefined> {
    const { groups } = this.deps;
    const createdGroup = (await groups.ofPerson(id)).find((group) => group.edition === edition);
    return (createdGroup ?? (mobile ? await groups.byMobile(edition, mobile) : undefined))?.id;
  }

  private hash(token: string): string {
    return this.deps.signer.sign('ticket', token);
  }
}

type SessionDeps = Pick<SharedDeps, 'db' | 'sessions' | 'tickets' | 'clock'>;

/** The session of a browser: renewed when a visitor verifies an identifier, ended by signing out. */
export class SessionService {
  constructor(private readonly deps: SessionDeps) {}

  /**
   * Whether an unsigned session is still valid. Verifications of sessions from before signatures expire within half an
   * hour.
   */
  isSessionValid(session: string): Promise<boolean> {
    return this.deps.sessions.hasVerification(session, this.deps.clock.now());
  }

  /**
   * Ends the ticket and session of the request, or everywhere: all tickets, links and verifications of the person.
   * Idempotent.
   */
  async signOut(
    { everywhere }: Input<'ownSignOut'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'ownSignOut'>> {
    const { db, tickets } = this.deps;
    const person = await tickets.findCurrentPerson(context);
    await db.transaction().execute(async (tx) => {
      const sessions = new SessionRepository(tx);
      if (context.ticket !== null) await tickets.end(tx, context.ticket);
      if (person && everywhere) await sessions.endPerson(person.id, contactsOf(person));
      if (context.session !== null) await sessions.end(context.session);
    });
    context.endSession();
    return { signedOut: true };
  }
}
