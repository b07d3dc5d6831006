/** Queries of sent codes, verifications (table `proof`), and their limits. */
import type { Insertable } from 'kysely';
import type { Db } from '../../db/connect';
import type { VerificationCodeTable } from '../../db/schema';

export class VerificationRepository {
  constructor(private readonly db: Db) {}

  async saveCode(row: Insertable<VerificationCodeTable>): Promise<void> {
    await this.db.insertInto('verification_code').values(row).execute();
  }

  /** The times of codes to a recipient since an instant, newest first. */
  async sentSince(recipient: string, since: Date): Promise<Date[]> {
    const rows = await this.db
      .selectFrom('verification_code')
      .select('sent_at')
      .where('address', '=', recipient)
      .where('sent_at', '>', since)
      .orderBy('sent_at', 'desc')
      .execute();
    return rows.map(({ sent_at }) => sent_at);
  }

  /**
   * Reserves the one code that a recipient may get in an interval; false when another request did so after `notAfter`.
   */
  async reserveSendSlot(recipient: string, now: Date, notAfter: Date): Promise<boolean> {
    const row = await this.db
      .insertInto('limit_count')
      .values({ name: 'code turn', who: recipient, since: now, count: 1 })
      .onConflict((conflict) =>
        conflict.columns(['name', 'who']).doUpdateSet({ since: now }).where('limit_count.since', '<=', notAfter),
      )
      .returning('who')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The newest code for a recipient and session with one of these purposes. */
  newestCode(recipient: string, purposes: string[], session: string) {
    return this.db
      .selectFrom('verification_code')
      .selectAll()
      .where('address', '=', recipient)
      .where('purpose', 'in', purposes)
      .where('session', '=', session)
      .orderBy('sent_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /**
   * Counts an attempt before it is checked, so that parallel attempts cannot exceed the limit; false when the limit is
   * reached.
   */
  async countAttempt(id: string, limit: number): Promise<boolean> {
    const result = await this.db
      .updateTable('verification_code')
      .set((eb) => ({ tries: eb('tries', '+', 1) }))
      .where('id', '=', id)
      .where('tries', '<', limit)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  }

  /** Marks a code as used and stores the verification; false when another request used it first. In a transaction. */
  async useCode(
    id: string,
    verification: { session: string; recipient: string; purpose: string; expiresAt: Date },
    now: Date,
  ): Promise<boolean> {
    const codeUpdate = await this.db
      .updateTable('verification_code')
      .set({ used_at: now })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (codeUpdate.numUpdatedRows !== 1n) return false;
    const { session, recipient, purpose, expiresAt } = verification;
    await this.db
      .insertInto('proof')
      .values({ session, address: recipient, purpose, expires_at: expiresAt })
      .onConflict((conflict) =>
        conflict.columns(['session', 'address', 'purpose']).doUpdateSet({ expires_at: expiresAt }),
      )
      .execute();
    return true;
  }

  async isVerified(session: string, recipient: string, purposes: string[], now: Date): Promise<boolean> {
    const row = await this.db
      .selectFrom('proof')
      .select('session')
      .where('session', '=', session)
      .where('address', '=', recipient)
      .where('purpose', 'in', purposes)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Whether a verification of this session created the registration. Renewing a session copies its verifications. */
  async wasUsedFor(registrationId: string, session: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('proof')
      .select('session')
      .where('session', '=', session)
      .where('registration_id', '=', registrationId)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The e-mail addresses and numbers that a session has verified. */
  async verifiedRecipients(session: string, now: Date): Promise<string[]> {
    const rows = await this.db
      .selectFrom('proof')
      .select('address')
      .distinct()
      .where('session', '=', session)
      .where('expires_at', '>', now)
      .execute();
    return rows.map(({ address }) => address);
  }
}
