/** Business metrics of the site for monitoring. */
import { sql } from 'kysely';
import type { Db } from '../../db/connect';

export class BusinessMetricsRepository {
  constructor(private readonly db: Db) {}

  async outbox(now: Date): Promise<{ kind: string; waiting: number; oldestSeconds: number }[]> {
    const { rows } = await sql<{ kind: string; waiting: number; oldest: Date }>`
      select kind, count(*)::int as waiting, min(next_try_at) as oldest
      from outbox_message where state = 'pending' group by kind`.execute(this.db);
    return rows.map(({ kind, waiting, oldest }) => ({
      kind,
      waiting,
      oldestSeconds: Math.max(0, (now.getTime() - oldest.getTime()) / 1000),
    }));
  }

  async registrations(edition: number): Promise<{ channel: string; state: string; count: number }[]> {
    const { rows } = await sql<{ channel: string; state: string; count: number }>`
      select channel, state, count(*)::int as count
      from visitor_registration where edition = ${edition} group by channel, state`.execute(this.db);
    return rows;
  }
}
