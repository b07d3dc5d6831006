/** Contact codes of WeCom that visitors were given. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../db/connect';
import type { WecomContactTable } from '../db/tables/identity';

export class WecomRepository {
  constructor(private readonly db: Db) {}

  by(state: string): Promise<Selectable<WecomContactTable> | undefined> {
    return this.db.selectFrom('wecom_contact').selectAll().where('state', '=', state).executeTakeFirst();
  }

  /** Keeps a new code in place of one that has ended. */
  async keep(row: Insertable<WecomContactTable>): Promise<void> {
    const { config_id, picture_url, expires_at } = row;
    await this.db
      .insertInto('wecom_contact')
      .values(row)
      .onConflict((conflict) => conflict.column('state').doUpdateSet({ config_id, picture_url, expires_at }))
      .execute();
  }

  async markAdded(states: string[], at: Date): Promise<void> {
    if (states.length === 0) return;
    await this.db
      .updateTable('wecom_contact')
      .set({ added_at: at })
      .where('state', 'in', states)
      .where('added_at', 'is', null)
      .execute();
  }
}
