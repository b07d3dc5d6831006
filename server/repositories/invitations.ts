/** Invitations of exhibitors: who invites, and until when. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../db/connect';
import type { InvitationTable } from '../db/tables/registrations';

export type InvitationRow = Selectable<InvitationTable>;

export class InvitationRepository {
  constructor(private readonly db: Db) {}

  /** An invitation that is still good. */
  find(code: string, edition: number, now: Date): Promise<InvitationRow | undefined> {
    return this.db
      .selectFrom('invitation')
      .selectAll()
      .where('code', '=', code)
      .where('edition', '=', edition)
      .where('valid_until', '>', now)
      .executeTakeFirst();
  }

  /** Stores invitations; one whose code is there already is replaced. */
  async save(rows: Insertable<InvitationTable>[]): Promise<void> {
    if (rows.length === 0) return;
    await this.db
      .insertInto('invitation')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet((eb) => ({
          edition: eb.ref('excluded.edition'),
          exhibitor_id: eb.ref('excluded.exhibitor_id'),
          exhibitor_name: eb.ref('excluded.exhibitor_name'),
          booths: eb.ref('excluded.booths'),
          valid_until: eb.ref('excluded.valid_until'),
        })),
      )
      .execute();
  }
}
