/** Invitation letters for visas. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../db/connect';
import type { VisaLetterTable } from '../db/tables/registrations';

export type VisaLetterRow = Selectable<VisaLetterTable>;

export class VisaLetterRepository {
  constructor(private readonly db: Db) {}

  /** Stores a letter and does what follows from it, both or neither; undefined where the same one was there already. */
  async add(row: Insertable<VisaLetterTable>, follow: (tx: Db) => Promise<void>): Promise<VisaLetterRow | undefined> {
    return this.db.transaction().execute(async (tx) => {
      const added = await tx
        .insertInto('visa_letter')
        .values(row)
        .onConflict((conflict) => conflict.columns(['edition', 'fingerprint']).doNothing())
        .returningAll()
        .executeTakeFirst();
      if (added) await follow(tx);
      return added;
    });
  }

  /** The letter that says the same to the letter. */
  same(edition: number, fingerprint: string): Promise<VisaLetterRow | undefined> {
    return this.db
      .selectFrom('visa_letter')
      .selectAll()
      .where('edition', '=', edition)
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirst();
  }

  byId(id: string): Promise<VisaLetterRow | undefined> {
    return this.db.selectFrom('visa_letter').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The letters that went to these addresses, the newest first. */
  ofContacts(contacts: string[], limit: number): Promise<VisaLetterRow[]> {
    if (contacts.length === 0) return Promise.resolve([]);
    return this.db
      .selectFrom('visa_letter')
      .selectAll()
      .where('email', 'in', contacts)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
  }
}
