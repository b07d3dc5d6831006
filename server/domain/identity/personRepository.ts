/** Persons, identified by a verified contact or a WeChat account, and their tickets. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { PersonTable, TicketTable } from '../../db/tables/identity';

export type Person = Selectable<PersonTable>;

/** A verified identifier of a person, by its column. */
export type VerifiedIdentifier = { mobile: string } | { email: string } | { open_id: string };

export class PersonRepository {
  constructor(private readonly db: Db) {}

  byIdentifier(identifier: VerifiedIdentifier): Promise<Person | undefined> {
    const [column, value] = entryOf(identifier);
    return this.db.selectFrom('person').selectAll().where(column, '=', value).executeTakeFirst();
  }

  /** Finds or creates the person of a verified identifier. Concurrent requests create one person. */
  async findOrCreate(identifier: VerifiedIdentifier, newColumns: { id: string; created_at: Date }): Promise<Person> {
    const [column, value] = entryOf(identifier);
    const person = await this.db
      .with('added', (creator) =>
        creator
          .insertInto('person')
          .values({ mobile: null, email: null, open_id: null, nickname: null, ...identifier, ...newColumns })
          .onConflict((conflict) => conflict.column(column).where(column, 'is not', null).doNothing())
          .returningAll(),
      )
      .selectFrom('added')
      .selectAll()
      .unionAll((eb) => eb.selectFrom('person').selectAll().where(column, '=', value))
      .executeTakeFirst();
    // No row: a concurrent request has inserted the person.
    return person ?? this.db.selectFrom('person').selectAll().where(column, '=', value).executeTakeFirstOrThrow();
  }

  /** Adds a first contact to a person who has only a WeChat account; undefined when another person has the contact. */
  async addFirstContact(id: string, identifier: VerifiedIdentifier): Promise<Person | undefined> {
    return this.db
      .updateTable('person')
      .set(identifier)
      .where('id', '=', id)
      .where('mobile', 'is', null)
      .where('email', 'is', null)
      .where(({ not, exists, selectFrom }) => {
        const [column, value] = entryOf(identifier);
        return not(exists(selectFrom('person as other').select('other.id').where(`other.${column}`, '=', value)));
      })
      .returningAll()
      .executeTakeFirst();
  }

  async saveTicket(row: Insertable<TicketTable>): Promise<void> {
    await this.db.insertInto('ticket').values(row).execute();
  }

  /** The person of a valid ticket, with the ticket's expiry. */
  byTicket(hash: string, now: Date): Promise<(Person & { expires_at: Date }) | undefined> {
    return this.db
      .selectFrom('person')
      .innerJoin('ticket', 'ticket.person_id', 'person.id')
      .selectAll('person')
      .select('ticket.expires_at')
      .where('ticket.hash', '=', hash)
      .where('ticket.expires_at', '>', now)
      .executeTakeFirst();
  }
}

const entryOf = (identifier: VerifiedIdentifier): ['mobile' | 'email' | 'open_id', string] => {
  if ('mobile' in identifier) return ['mobile', identifier.mobile];
  return 'email' in identifier ? ['email', identifier.email] : ['open_id', identifier.open_id];
};
