/** Tables of tracking and its summary, as Kysely sees them. */
import type { ColumnType } from 'kysely';

interface TrackingDayTable {
  /** A day in Shanghai, written as `2026-03-10`; read it by its text. */
  day: ColumnType<never, string, string>;
  action: string;
  /** Empty where the record named none. */
  obj_type: string;
  /** The address without origin, query and hash. */
  path: string;
  name: string | null;
  views: number;
  visitors: number;
  browsing_ms: number;
}

export interface TrackingTables {
  tracking_day: TrackingDayTable;
}
