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
    await db.deleteFrom('form_preview').where('expires_at', '<', instant).execute();
    await db.deleteFrom('captcha').where('made_at', '<', instant).execute();
    await db.deleteFrom('verification_code').where('sent_at', '<', instant).execute();
    await db.deleteFrom('limit_count').where('since', '<', instant).execute();
  }

  /** Numbers of documents of an edition: they were for its gates (security.md, personal data). */
  async removeDocuments(edition: number): Promise<void> {
    const gone = { document_kind: null, document_sealed: null, document_hash: null };
    await this.db
      .updateTable('visitor_registration')
      .set(gone)
      .where('edition', '=', edition)
      .where('document_sealed', 'is not', null)
      .execute();
    await this.db
      .updateTable('group_user')
      .set({ document_kind: null, document_sealed: null })
      .where('document_sealed', 'is not', null)
      .where('group_id', 'in', (eb) => eb.selectFrom('visitor_group').select('id').where('edition', '=', edition))
      .execute();
    // A letter is nothing but a passport and a journey.
    await this.db.deleteFrom('visa_letter').where('edition', '=', edition).execute();
  }

  /** Messages that were sent or given up before an instant: addresses and words are not kept for ever. */
  async removeMessages(before: Date): Promise<void> {
    await this.db
      .deleteFrom('outbox_message')
      .where('state', '<>', 'pending')
      .where('created_at', '<', before)
      .execute();
  }
}
