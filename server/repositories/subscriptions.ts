import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../db/connect';
import type { NewsletterSubscriptionTable } from '../db/schema';

export type SubscriptionRow = Selectable<NewsletterSubscriptionTable>;

/** Subscriptions to the newsletter, one an address. */
export class SubscriptionRepository {
  constructor(private readonly db: Db) {}

  /** Asks an address again or for the first time; false when it was asked after `notAfter`, or is confirmed already. */
  async ask(row: Insertable<NewsletterSubscriptionTable>, notAfter: Date): Promise<boolean> {
    const written = await this.db
      .insertInto('newsletter_subscription')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({
            state: 'pending',
            language: row.language,
            locale: row.locale,
            token_hash: row.token_hash,
            asked_at: row.asked_at,
            client: row.client,
          })
          .where('newsletter_subscription.state', '<>', 'confirmed')
          .where('newsletter_subscription.asked_at', '<=', notAfter),
      )
      .returning('id')
      .executeTakeFirst();
    return written !== undefined;
  }

  /** How many addresses a client gave since an instant. */
  async askedBy(client: string, since: Date): Promise<number> {
    const { count } = await this.db
      .selectFrom('newsletter_subscription')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('client', '=', client)
      .where('asked_at', '>', since)
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Removes what was never confirmed. */
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
