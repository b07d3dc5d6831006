/** Codes that the organiser makes: free visits with their held uses, and invitations. */
import { sql, type Selectable, type Insertable } from 'kysely';
import type { Db } from '../../db/connect';
import type { RedeemCodeTable, InvitationTable } from '../../db/tables/registrations';
import { violates } from '../../db/violations';

export type InvitationRow = Selectable<InvitationTable>;

/** Invitations of exhibitors: who invites, and until when. */
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

/** Codes that the organiser makes: written once, handed out outside of the site. */
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

export type RedeemCodeRow = Selectable<RedeemCodeTable>;

export type RedeemFault = 'unknown' | 'expired' | 'spent';

interface Use {
  code: string;
  mobile: string;
  now: Date;
}

/** Raised within a transaction, so that it is rolled back: why the code was refused. */
export class RedeemRefused extends Error {
  constructor(readonly fault: RedeemFault) {
    super(fault);
  }
}

/** Free codes and the uses that are held for a number. */
export class RedeemCodeRepository {
  constructor(private readonly db: Db) {}

  /** Holds a use for a number until an instant; a second call holds the same use longer. */
  async hold(use: Use, until: Date): Promise<RedeemCodeRow | RedeemFault> {
    try {
      return await this.db.transaction().execute(async (tx) => {
        await giveBack(tx, use);
        const held = await tx
          .updateTable('redeem_hold')
          .set({ held_until: until })
          .where('code', '=', use.code)
          .where('mobile', '=', use.mobile)
          .executeTakeFirst();
        if (held.numUpdatedRows === 1n)
          return tx.selectFrom('redeem_code').selectAll().where('code', '=', use.code).executeTakeFirstOrThrow();
        const row = await takeUse(tx, use);
        await tx.insertInto('redeem_hold').values({ code: use.code, mobile: use.mobile, held_until: until }).execute();
        return row;
      });
    } catch (error) {
      if (error instanceof RedeemRefused) return error.fault;
      // Two requests of the same number at once: the other request holds the use.
      if (violates(error, 'redeem_hold_pkey')) return this.hold(use, until);
      throw error;
    }
  }
}

/** Spends the use that is held for the number, or one that is left. Within the transaction of the registration that it pays for. */
export async function spendUse(tx: Db, use: Use): Promise<void> {
  await giveBack(tx, use);
  const held = await tx
    .deleteFrom('redeem_hold')
    .where('code', '=', use.code)
    .where('mobile', '=', use.mobile)
    .executeTakeFirst();
  if (held.numDeletedRows === 0n) await takeUse(tx, use);
}

/** Holds that are over give their use back. */
async function giveBack(tx: Db, { code, now }: Use): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('redeem_hold')
    .where('code', '=', code)
    .where('held_until', '<=', now)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await tx
    .updateTable('redeem_code')
    .set({ uses_left: sql`uses_left + ${Number(numDeletedRows)}` })
    .where('code', '=', code)
    .execute();
}

/** Takes a use. The check of the table refuses one below none, however many ask at once. */
async function takeUse(tx: Db, { code, now }: Use): Promise<RedeemCodeRow> {
  try {
    const row = await tx
      .updateTable('redeem_code')
      .set({ uses_left: sql`uses_left - 1` })
      .where('code', '=', code)
      .where('valid_until', '>', now)
      .returningAll()
      .executeTakeFirst();
    if (row) return row;
  } catch (error) {
    if (violates(error, 'redeem_code_uses', 'check')) throw new RedeemRefused('spent');
    throw error;
  }
  const known = await tx.selectFrom('redeem_code').select('code').where('code', '=', code).executeTakeFirst();
  throw new RedeemRefused(known ? 'expired' : 'unknown');
}
