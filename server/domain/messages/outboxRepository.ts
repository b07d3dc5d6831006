/** The outbox: messages to be sent, and sent ones. */
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import { demoVisit } from '../../db/demoVisit';
import type { OutboxMessageTable } from '../../db/schema';

export type OutboxRow = Selectable<OutboxMessageTable>;

/** A message that a job has leased. `interrupted`: an earlier attempt was interrupted, so it may have been sent. */
export type ClaimedMessage = OutboxRow & { interrupted: boolean };

export class OutboxRepository {
  constructor(private readonly db: Db) {}

  async add(row: Insertable<OutboxMessageTable>): Promise<void> {
    const demo_visit = demoVisit.getStore() ?? null;
    await this.db
      .insertInto('outbox_message')
      .values({ ...row, demo_visit })
      .execute();
  }

  /** The newest messages first, optionally of one recipient, or of one browser in a public demo. */
  newest(limit: number, { recipient, demoVisit: visit }: { recipient?: string; demoVisit?: string } = {}) {
    return this.db
      .selectFrom('outbox_message')
      .selectAll()
      .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
      .$if(visit !== undefined, (query) => query.where('demo_visit', '=', visit ?? ''))
      .orderBy('position', 'desc')
      .limit(limit)
      .execute();
  }

  /**
   * Leases due messages, each to one job. A message without an attempt is due at once, because its writer's clock may
   * be ahead.
   */
  async claim(
    { kinds, limit }: { kinds: OutboxRow['kind'][]; limit: number },
    now: Date,
    leaseUntil: Date,
  ): Promise<ClaimedMessage[]> {
    if (kinds.length === 0) return [];
    return this.db
      .with('due', (db) =>
        db
          .selectFrom('outbox_message')
          .select(['id', sql<boolean>`lease_until is not null`.as('interrupted')])
          .where('state', '=', 'pending')
          .where('kind', 'in', kinds)
          .where((eb) => eb.or([eb('tries', '=', 0), eb('next_try_at', '<=', now)]))
          .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
          .orderBy('next_try_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('outbox_message')
      .from('due')
      .set((eb) => ({ lease_until: leaseUntil, tries: eb('outbox_message.tries', '+', 1) }))
      .whereRef('outbox_message.id', '=', 'due.id')
      .returningAll('outbox_message')
      .returning('due.interrupted')
      .execute();
  }

  /** Records that the day's budget includes the message, so that a retry doesn't count again. */
  async markBudgeted(id: string): Promise<void> {
    await this.db.updateTable('outbox_message').set({ is_budgeted: true }).where('id', '=', id).execute();
  }

  async markSent(id: string, at: Date, providerId: string | null): Promise<void> {
    await this.finishAttempt(id, { state: 'sent', sent_at: at, provider_id: providerId, failure: null });
  }

  async markFailed(id: string, failure: string): Promise<void> {
    await this.finishAttempt(id, { state: 'failed', failure });
  }

  async scheduleRetry(id: string, at: Date, failure: string): Promise<void> {
    await this.finishAttempt(id, { next_try_at: at, failure });
  }

  private async finishAttempt(
    id: string,
    change: Partial<Pick<OutboxRow, 'state' | 'sent_at' | 'provider_id' | 'failure' | 'next_try_at'>>,
  ): Promise<void> {
    await this.db
      .updateTable('outbox_message')
      .set({ ...change, lease_until: null })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .execute();
  }
}
