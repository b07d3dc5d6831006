/** Removes what nobody can use any more. */
import type { Db } from '../db/connect';

export class SweepRepository {
  constructor(private readonly db: Db) {}

  /** Tickets, proofs and sign-ins that ended before an instant; captchas, codes and counts that began before it. */
  async removeBefore(instant: Date): Promise<void> {
    const { db } = this;
    await db.deleteFrom('ticket').where('expires_at', '<', instant).execute();
    await db.deleteFrom('proof').where('expires_at', '<', instant).execute();
    await db.deleteFrom('wechat_state').where('expires_at', '<', instant).execute();
    await db.deleteFrom('captcha').where('made_at', '<', instant).execute();
    await db.deleteFrom('verification_code').where('sent_at', '<', instant).execute();
    await db.deleteFrom('limit_count').where('since', '<', instant).execute();
  }
}
