/** Queries of pending WeChat sign-ins and of persons' WeChat accounts. */
import type { Db } from '../../db/connect';
import type { WechatStateTable, WecomContactTable } from '../../db/tables/identity';
import type { Insertable, Selectable } from 'kysely';
import type { Person } from '../identity/personRepository';

export class WechatRepository {
  constructor(private readonly db: Db) {}

  /** Stores a pending sign-in and removes expired ones. */
  async begin(row: Insertable<WechatStateTable>, now: Date): Promise<void> {
    await this.db.deleteFrom('wechat_state').where('expires_at', '<=', now).execute();
    await this.db.insertInto('wechat_state').values(row).execute();
  }

  /** Removes and returns the state of a session, which works once; undefined without a match. */
  async consumeState(
    hash: string,
    session: string,
    kind: 'account' | 'website',
    now: Date,
  ): Promise<string | undefined> {
    const row = await this.db
      .deleteFrom('wechat_state')
      .where('hash', '=', hash)
      .where('session', '=', session)
      .where('kind', '=', kind)
      .where('expires_at', '>', now)
      .returning('return_to')
      .executeTakeFirst();
    return row?.return_to;
  }

  /** Adds a WeChat account to a person who has none; undefined when it belongs to another person. */
  bind(personId: string, openId: string): Promise<Person | undefined> {
    return this.db
      .updateTable('person')
      .set({ open_id: openId })
      .where('id', '=', personId)
      .where('open_id', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('person as other').select('other.id').where('other.open_id', '=', openId))),
      )
      .returningAll()
      .executeTakeFirst();
  }

  /** Updates the profile from WeChat. Missing values are unchanged. */
  updateProfile(personId: string, profile: { nickname?: string; account_open_id?: string }): Promise<Person> {
    return this.db
      .updateTable('person')
      .set((eb) => ({ id: eb.ref('id'), ...profile }))
      .where('id', '=', personId)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
}

/** Queries of visitors' WeCom contact codes. */
export class WecomRepository {
  constructor(private readonly db: Db) {}

  byState(state: string): Promise<Selectable<WecomContactTable> | undefined> {
    return this.db.selectFrom('wecom_contact').selectAll().where('state', '=', state).executeTakeFirst();
  }

  /** Stores a new code, which replaces an expired one. */
  async upsert(row: Insertable<WecomContactTable>): Promise<void> {
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
