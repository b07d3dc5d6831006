/** Tables of tracking records and their summaries for Kysely. */
import type { ColumnType } from 'kysely';

interface TrackingDayTable {
  /** A day in Shanghai, written as `2026-03-10`; select it as text. */
  day: ColumnType<never, string, string>;
  action: string;
  /** Empty when the record has none. */
  obj_type: string;
  /** The URL without origin, query and hash. */
  path: string;
  name: string | null;
  views: number;
  visitors: number;
  browsing_ms: number;
}

export interface TrackingTables {
  tracking_day: TrackingDayTable;
}
