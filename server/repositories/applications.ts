/** Applications to the organiser: media cards. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../db/connect';
import type { ApplicationTable } from '../db/tables/registrations';

export type ApplicationRow = Selectable<ApplicationTable>;

export class ApplicationRepository {
  constructor(private readonly db: Db) {}

  /** Stores an application and does what follows from it, both or neither; undefined where the same one was there already. */
  async add(row: Insertable<ApplicationTable>, follow: (tx: Db) => Promise<void>): Promise<ApplicationRow | undefined> {
    return this.db.transaction().execute(async (tx) => {
      const added = await tx
        .insertInto('application')
        .values(row)
        .onConflict((conflict) => conflict.columns(['edition', 'fingerprint']).doNothing())
        .returningAll()
        .executeTakeFirst();
      if (added) await follow(tx);
      return added;
    });
  }

  /** The applications that name one of these addresses, the newest first. */
  ofContacts(contacts: string[], limit: number): Promise<ApplicationRow[]> {
    if (contacts.length === 0) return Promise.resolve([]);
    return this.db
      .selectFrom('application')
      .selectAll()
      .where('email', 'in', contacts)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
  }

  /** The application that says the same to the letter. */
  same(edition: number, fingerprint: string): Promise<ApplicationRow | undefined> {
    return this.db
      .selectFrom('application')
      .selectAll()
      .where('edition', '=', edition)
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirst();
  }
}
