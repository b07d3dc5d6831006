/** Codes of the organiser: free admission with reserved uses, and invitations. */
import { sql, type Selectable, type Insertable } from 'kysely';
import type { Db } from '../../db/connect';
import type { RedeemCodeTable, InvitationTable } from '../../db/tables/registrations';
import { isViolation } from '../../db/violations';

export type InvitationRow = Selectable<InvitationTable>;

/** Exhibitors' invitations with their expiry. */
export class InvitationRepository {
  constructor(private readonly db: Db) {}

  /** A valid invitation. */
  find(code: string, edition: number, now: Date): Promise<InvitationRow | undefined> {
    return this.db
      .selectFrom('invitation')
      .selectAll()
      .where('code', '=', code)
      .where('edition', '=', edition)
      .where('valid_until', '>', now)
      .executeTakeFirst();
  }

  /** Stores invitations. One with a known code replaces the old one. */
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

/** Codes that the organiser creates and distributes outside the site. */
export class CodeRepository {
  constructor(private readonly db: Db) {}

  async addFree(rows: Insertable<RedeemCodeTable>[]): Promise<void> {
    await this.db.insertInto('redeem_code').values(rows).execute();
  }

  async addInvitation(row: Insertable<InvitationTable>): Promise<void> {
    await this.db.insertInto('invitation').values(row).execute();
  }

  /** The exhibitor of a slug or id, with the details that its invitation shows. */
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

interface Redemption {
  code: string;
  mobile: string;
  now: Date;
}

/** Thrown when a code is rejected, which rolls the transaction back. */
export class RedeemRejected extends Error {
  constructor(readonly fault: RedeemFault) {
    super(fault);
  }
}

/**
 * Thrown when a concurrent request has just created a hold for the same number. PostgreSQL has aborted the
 * transaction.
 */
export class ConcurrentHold extends Error {}

/** Redeem codes for free admission, and the uses held for mobile numbers. Changes must run in a transaction. */
export class RedeemCodeRepository {
  constructor(private readonly db: Db) {}

  /**
   * Holds a use for a number until an instant. A second call extends the hold.
   * @throws RedeemRejected, ConcurrentHold
   */
  async hold(redemption: Redemption, until: Date): Promise<RedeemCodeRow> {
    await this.releaseExpired(redemption);
    const hold = await this.db
      .updateTable('redeem_hold')
      .set({ held_until: until })
      .where('code', '=', redemption.code)
      .where('mobile', '=', redemption.mobile)
      .executeTakeFirst();
    if (hold.numUpdatedRows === 1n)
      return this.db
        .selectFrom('redeem_code')
        .selectAll()
        .where('code', '=', redemption.code)
        .executeTakeFirstOrThrow();
    const row = await this.takeUse(redemption);
    try {
      await this.db
        .insertInto('redeem_hold')
        .values({ code: redemption.code, mobile: redemption.mobile, held_until: until })
        .execute();
    } catch (error) {
      throw isViolation(error, 'redeem_hold_pkey') ? new ConcurrentHold() : error;
    }
    return row;
  }

  /**
   * Consumes the use that is held for the number, or another remaining one.
   * @throws RedeemRejected
   */
  async consume(redemption: Redemption): Promise<void> {
    await this.releaseExpired(redemption);
    const hold = await this.db
      .deleteFrom('redeem_hold')
      .where('code', '=', redemption.code)
      .where('mobile', '=', redemption.mobile)
      .executeTakeFirst();
    if (hold.numDeletedRows === 0n) await this.takeUse(redemption);
  }

  /** Deletes expired holds and gives the code their uses back. */
  private async releaseExpired({ code, now }: Redemption): Promise<void> {
    const { numDeletedRows } = await this.db
      .deleteFrom('redeem_hold')
      .where('code', '=', code)
      .where('held_until', '<=', now)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await this.db
      .updateTable('redeem_code')
      .set({ uses_left: sql`uses_left + ${Number(numDeletedRows)}` })
      .where('code', '=', code)
      .execute();
  }

  /** Takes a use. The table's check constraint prevents negative counts, also with concurrent requests. */
  private async takeUse({ code, now }: Redemption): Promise<RedeemCodeRow> {
    try {
      const row = await this.db
        .updateTable('redeem_code')
        .set({ uses_left: sql`uses_left - 1` })
        .where('code', '=', code)
        .where('valid_until', '>', now)
        .returningAll()
        .executeTakeFirst();
      if (row) return row;
    } catch (error) {
      if (isViolation(error, 'redeem_code_uses', 'check')) throw new RedeemRejected('spent');
      throw error;
    }
    const existingCode = await this.db
      .selectFrom('redeem_code')
      .select('code')
      .where('code', '=', code)
      .executeTakeFirst();
    throw new RedeemRejected(existingCode ? 'expired' : 'unknown');
  }
}
