import type { Insertable } from 'kysely';
import type { Db } from '../db/connect';
import type { TrackingRecordTable } from '../db/schema';

/** Tracking records, written one by one and read by reports. */
export class TrackingRepository {
  constructor(private readonly db: Db) {}

  async add(row: Insertable<TrackingRecordTable>): Promise<void> {
    await this.db.insertInto('tracking_record').values(row).execute();
  }
}
