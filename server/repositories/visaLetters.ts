/** Invitation letters for visas. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../db/connect';
import type { VisaLetterTable } from '../db/tables/registrations';
import { addOnce, ofContacts, sameOf } from './once';

export type VisaLetterRow = Selectable<VisaLetterTable>;

export class VisaLetterRepository {
  constructor(private readonly db: Db) {}

  add(row: Insertable<VisaLetterTable>, follow: (tx: Db) => Promise<void>): Promise<VisaLetterRow | undefined> {
    return addOnce(this.db, 'visa_letter', row, follow);
  }

  same(edition: number, fingerprint: string): Promise<VisaLetterRow | undefined> {
    return sameOf(this.db, 'visa_letter', edition, fingerprint);
  }

  byId(id: string): Promise<VisaLetterRow | undefined> {
    return this.db.selectFrom('visa_letter').selectAll().where('id', '=', id).executeTakeFirst();
  }

  ofContacts(contacts: string[], limit: number): Promise<VisaLetterRow[]> {
    return ofContacts(this.db, 'visa_letter', contacts, limit);
  }
}
