/** Codes that the organiser makes: written once, given away outside of the site. */
import type { Insertable } from 'kysely';
import type { Db } from '../db/connect';
import type { InvitationTable, RedeemCodeTable } from '../db/tables/registrations';

export class CodeRepository {
  constructor(private readonly db: Db) {}

  async addFree(rows: Insertable<RedeemCodeTable>[]): Promise<void> {
    await this.db.insertInto('redeem_code').values(rows).execute();
  }

  async addInvitation(row: Insertable<InvitationTable>): Promise<void> {
    await this.db.insertInto('invitation').values(row).execute();
  }

  /** The exhibitor of a slug, with what its invitation shows. */
  exhibitor(slugOrId: string) {
    return this.db
      .selectFrom('exhibitor')
      .select(['id', 'name', 'booths'])
      .where((eb) => eb.or([eb('slug', '=', slugOrId), eb('id', '=', slugOrId)]))
      .executeTakeFirst();
  }
}
