/** Messages that wait to be sent, or that the sandbox keeps. */
import type { Insertable } from 'kysely';
import type { Db } from '../db/connect';
import type { OutboxMessageTable } from '../db/schema';

export class OutboxRepository {
  constructor(private readonly db: Db) {}

  async add(row: Insertable<OutboxMessageTable>): Promise<void> {
    await this.db.insertInto('outbox_message').values(row).execute();
  }

  /** The newest messages, newest first; of one recipient where one is named. */
  newest(limit: number, recipient?: string) {
    return this.db
      .selectFrom('outbox_message')
      .selectAll()
      .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
      .orderBy('position', 'desc')
      .limit(limit)
      .execute();
  }
}
