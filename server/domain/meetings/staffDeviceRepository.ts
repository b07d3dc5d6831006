/** Devices of the staff: who may sign people in. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { StaffDeviceTable } from '../../db/tables/meetings';

export type StaffDeviceRow = Selectable<StaffDeviceTable>;

export class StaffDeviceRepository {
  constructor(private readonly db: Db) {}

  async add(row: Insertable<StaffDeviceTable>): Promise<void> {
    await this.db.insertInto('staff_device').values(row).execute();
  }

  /** A device that is neither revoked nor at its end. */
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

  /** False when there is no such device, or it was revoked before. */
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
