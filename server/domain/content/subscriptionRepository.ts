import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../db/connect';
import type { NewsletterSubscriptionTable } from '../../db/schema';

export type SubscriptionRow = Selectable<NewsletterSubscriptionTable>;

/** Newsletter subscriptions, one per address. */
export class SubscriptionRepository {
  constructor(private readonly db: Db) {}

  /**
   * Stores a subscription to be confirmed. Returns false when it is confirmed already, or when the last request is
   * newer than `notAfter`.
   */
  async requestConfirmation(row: Insertable<NewsletterSubscriptionTable>, notAfter: Date): Promise<boolean> {
    const { language, locale, token_hash, asked_at, client } = row;
    const upsertedRow = await this.db
      .insertInto('newsletter_subscription')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ state: 'pending', language, locale, token_hash, asked_at, client })
          .where('newsletter_subscription.state', '<>', 'confirmed')
          .where('newsletter_subscription.asked_at', '<=', notAfter),
      )
      .returning('id')
      .executeTakeFirst();
    return upsertedRow !== undefined;
  }

  /** Removes subscriptions that were never confirmed. */
  async removePending(before: Date): Promise<void> {
    await this.db
      .deleteFrom('newsletter_subscription')
      .where('state', '=', 'pending')
      .where('asked_at', '<', before)
      .execute();
  }

  byToken(hash: string): Promise<SubscriptionRow | undefined> {
    return this.db.selectFrom('newsletter_subscription').selectAll().where('token_hash', '=', hash).executeTakeFirst();
  }

  update(id: string, change: Updateable<NewsletterSubscriptionTable>): Promise<SubscriptionRow> {
    return this.db
      .updateTable('newsletter_subscription')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
}
