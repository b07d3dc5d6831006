/** Applications to the organiser: media cards. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../db/connect';
import type { ApplicationTable } from '../db/tables/registrations';
import { addOnce, ofContacts, sameOf } from './once';

export type ApplicationRow = Selectable<ApplicationTable>;

export class ApplicationRepository {
  constructor(private readonly db: Db) {}

  add(row: Insertable<ApplicationTable>, follow: (tx: Db) => Promise<void>): Promise<ApplicationRow | undefined> {
    return addOnce(this.db, 'application', row, follow);
  }

  same(edition: number, fingerprint: string): Promise<ApplicationRow | undefined> {
    return sameOf(this.db, 'application', edition, fingerprint);
  }

  ofContacts(contacts: string[], limit: number): Promise<ApplicationRow[]> {
    return ofContacts(this.db, 'application', contacts, limit);
  }
}
