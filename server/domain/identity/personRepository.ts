/** Persons, identified by what they proved, and their tickets. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { PersonTable, TicketTable } from '../../db/tables/identity';

export type Person = Selectable<PersonTable>;

/** A proved identifier of a person, by its column. */
export type Proved = { mobile: string } | { email: string } | { open_id: string };

export class PersonRepository {
  constructor(private readonly db: Db) {}

  by(proved: Proved): Promise<Person | undefined> {
    const [column, value] = entryOf(proved);
    return this.db.selectFrom('person').selectAll().where(column, '=', value).executeTakeFirst();
  }

  /** Finds or creates the person of a proved identifier. Concurrent requests create one person. */
  async findOrAdd(proved: Proved, made: { id: string; created_at: Date }): Promise<Person> {
    const [column, value] = entryOf(proved);
    const found = await this.db
      .with('added', (creator) =>
        creator
          .insertInto('person')
          .values({ mobile: null, email: null, open_id: null, nickname: null, ...proved, ...made })
          .onConflict((conflict) => conflict.column(column).where(column, 'is not', null).doNothing())
          .returningAll(),
      )
      .selectFrom('added')
      .selectAll()
      .unionAll((eb) => eb.selectFrom('person').selectAll().where(column, '=', value))
      .executeTakeFirst();
    // Neither found nor added: a concurrent request added the person.
    return found ?? this.db.selectFrom('person').selectAll().where(column, '=', value).executeTakeFirstOrThrow();
  }

  /** Adds a first address or mobile number to a person known by WeChat only; undefined when another person has it. */
  async addFirst(id: string, proved: Proved): Promise<Person | undefined> {
    return this.db
      .updateTable('person')
      .set(proved)
      .where('id', '=', id)
      .where('mobile', 'is', null)
      .where('email', 'is', null)
      .where(({ not, exists, selectFrom }) => {
        const [column, value] = entryOf(proved);
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

const entryOf = (proved: Proved): ['mobile' | 'email' | 'open_id', string] => {
  if ('mobile' in proved) return ['mobile', proved.mobile];
  return 'email' in proved ? ['email', proved.email] : ['open_id', proved.open_id];
};
