/** Staff devices, which may sign people in. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { StaffDeviceTable } from '../../db/tables/meetings';

export type StaffDeviceRow = Selectable<StaffDeviceTable>;

export class StaffDeviceRepository {
  constructor(private readonly db: Db) {}

  async add(row: Insertable<StaffDeviceTable>): Promise<void> {
    await this.db.insertInto('staff_device').values(row).execute();
  }

  /** A device that is neither revoked nor expired. */
  byToken(tokenHash: string, now: Date): Promise<StaffDeviceRow | undefined> {
    return this.db
      .selectFrom('staff_device')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
  }

  all(): Promise<StaffDeviceRow[]> {
    return this.db.selectFrom('staff_device').selectAll().orderBy('issued_at', 'desc').orderBy('id').execute();
  }

  /** Revokes a device; false when it does not exist or was revoked already. */
  async revoke(id: string, now: Date): Promise<boolean> {
    const result = await this.db
      .updateTable('staff_device')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return Number(result.numUpdatedRows) === 1;
  }
}
