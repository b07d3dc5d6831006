/** Messages per recipient and opt-outs, by keyed hashes of the recipients. */
import type { Db } from '../../db/connect';

export interface RecipientLimit {
  /** The maximum number of messages … */
  max: number;
  /** … in this many milliseconds … */
  windowMs: number;
  /** … and in total until the history is swept. */
  total: number;
}

export class MessageRecipientRepository {
  constructor(private readonly db: Db) {}

  /**
   * Counts a message. Returns false, without counting, when the limit is reached. A single statement counts concurrent
   * attempts correctly.
   */
  async count(
    recipientHash: string,
    purpose: string,
    { max, windowMs, total }: RecipientLimit,
    now: Date,
  ): Promise<boolean> {
    const windowStart = new Date(now.getTime() - windowMs);
    const row = await this.db
      .insertInto('message_history')
      .values({ recipient_hash: recipientHash, purpose, since: now, count: 1, total: 1, last_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['recipient_hash', 'purpose'])
          .doUpdateSet((eb) => {
            const hasEnded = eb('message_history.since', '<=', windowStart);
            return {
              count: eb
                .case()
                .when(hasEnded)
                .then(1)
                .else(eb('message_history.count', '+', 1))
                .end(),
              since: eb.case().when(hasEnded).then(now).else(eb.ref('message_history.since')).end(),
              total: eb('message_history.total', '+', 1),
              last_at: now,
            };
          })
          .where((eb) => eb.or([eb('message_history.since', '<=', windowStart), eb('message_history.count', '<', max)]))
          .where('message_history.total', '<', total),
      )
      .returning('count')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Stores the recipient's opt-out code, so that the message's link works. */
  async saveCode(recipientHash: string, code: string, now: Date): Promise<void> {
    await this.db
      .insertInto('message_opt_out')
      .values({ recipient_hash: recipientHash, code, created_at: now })
      .onConflict((conflict) => conflict.column('recipient_hash').doNothing())
      .execute();
  }

  async hasOptedOut(recipientHash: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('message_opt_out')
      .select('recipient_hash')
      .where('recipient_hash', '=', recipientHash)
      .where('opted_out_at', 'is not', null)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Opts a recipient out; false for an unknown code. Idempotent: the first time is preserved. */
  async optOut(code: string, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('message_opt_out')
      .set((eb) => ({ opted_out_at: eb.fn.coalesce('opted_out_at', eb.val(now)) }))
      .where('code', '=', code)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
}
