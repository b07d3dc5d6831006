/** Tracking records, written in batches, and their daily summaries. */
import { sql } from 'kysely';
import type { Db } from '../../db/connect';

/**
 * A record to be written, in the specification's words (docs/concepts.md). `viewer` is a hash that changes daily.
 */
export interface TrackingRow {
  id: string;
  action: string;
  bhv_type: string;
  obj_type: string | null;
  obj_name: string | null;
  act_obj: string | null;
  bhv_datetime: Date | null;
  url: string;
  browsing_time: number | null;
  received_at: Date;
  viewer: string;
}

/** A line of a day's summary. `visitors` counts distinct viewers, registered or not. */
export interface TrackingDayRow {
  action: string;
  obj_type: string;
  path: string;
  name: string | null;
  views: number;
  visitors: number;
  browsing_ms: number;
}

// An arbitrary number that is the same in all processes.
const LOCK_KEY = 27_2026_0012;

/** The tables with a column `views`, and the path of their pages after the language. */
const VIEW_COUNTERS = [
  { table: 'news_item', page: 'news/details' },
  { table: 'meeting', page: 'meeting/details' },
];

/** Longer paths and names are truncated, because they are part of the summary's key. */
const MAX_PATH_LENGTH = 300;

export class TrackingRepository {
  constructor(private readonly db: Db) {}

  /** Writes any number of records in one statement. */
  async addAll(rows: TrackingRow[]): Promise<void> {
    // One JSON parameter: binding thousands of values would take longer than writing them.
    await sql`
      insert into tracking_record
        (id, action, bhv_type, obj_type, obj_name, act_obj, bhv_datetime, url, browsing_time, received_at, viewer)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as input (id text, action text, bhv_type text, obj_type text,
        obj_name text, act_obj text, bhv_datetime timestamptz, url text, browsing_time integer, received_at timestamptz, viewer text)
    `.execute(this.db);
  }

  /** The last day with a summary, and the time of the oldest record. */
  async summaryBounds(): Promise<{ last_day: string | null; oldest_at: Date | null }> {
    const { rows } = await sql<{ last_day: string | null; oldest_at: Date | null }>`
      select (select max(day)::text from tracking_day) as last_day,
        (select min(received_at) from tracking_record) as oldest_at
    `.execute(this.db);
    return rows[0] ?? { last_day: null, oldest_at: null };
  }

  /** Summarises a day's records and adds new views to news and meetings, in a transaction. Idempotent. */
  async summarise(day: string, from: Date, until: Date): Promise<void> {
    // Otherwise two processes could add the same views twice.
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(this.db);
    const { rows } = await sql<{ path: string; new_views: number }>`
      with summary as (
        select action, coalesce(obj_type, '') as obj_type,
          left(regexp_replace(regexp_replace(url, '[?#].*$', ''), '^https?://[^/]*', ''), ${sql.lit(MAX_PATH_LENGTH)}) as path,
          max(obj_name) as name, count(*)::integer as views, count(distinct viewer)::integer as visitors,
          coalesce(sum(browsing_time), 0) as browsing_ms
        from tracking_record where received_at >= ${from} and received_at < ${until}
        group by 1, 2, 3
      ),
      known as (select * from tracking_day where day = ${day}::date),
      written as (
        insert into tracking_day (day, action, obj_type, path, name, views, visitors, browsing_ms)
        select ${day}::date, summary.* from summary
        where not exists (
          select from known where (known.action, known.obj_type, known.path, known.views, known.visitors, known.browsing_ms)
            = (summary.action, summary.obj_type, summary.path, summary.views, summary.visitors, summary.browsing_ms)
        )
        on conflict (day, action, obj_type, path) do update set name = excluded.name, views = excluded.views,
          visitors = excluded.visitors, browsing_ms = excluded.browsing_ms
      )
      select summary.path, sum(summary.views - coalesce(known.views, 0))::integer as new_views
      from summary left join known using (action, obj_type, path)
      where summary.action = 'view' group by summary.path having sum(summary.views - coalesce(known.views, 0)) > 0
    `.execute(this.db);
    if (rows.length === 0) return;
    const [paths, newViews] = [rows.map(({ path }) => path), rows.map((row) => row.new_views)];
    for (const { table, page } of VIEW_COUNTERS)
      await sql`
        update ${sql.table(table)} set views = views + increment.new_views
        from (
          select substring(path from ${`^/[a-z-]+/${page}/([0-9A-Z]{26})/?$`}) as id,
            sum(new_views)::integer as new_views
          from unnest(${paths}::text[], ${newViews}::integer[]) as input (path, new_views) group by 1
        ) as increment
        where ${sql.ref(`${table}.id`)} = increment.id
      `.execute(this.db);
  }

  /** The summary of a day, most views first. */
  ofDay(day: string): Promise<TrackingDayRow[]> {
    return this.db
      .selectFrom('tracking_day')
      .select(['action', 'obj_type', 'path', 'name', 'views', 'visitors', 'browsing_ms'])
      .where(sql<boolean>`day = ${day}::date`)
      .orderBy('views', 'desc')
      .orderBy('action')
      .orderBy('obj_type')
      .orderBy('path')
      .execute();
  }

  /** Removes records that were received before an instant. Their summaries remain. */
  async removeBefore(instant: Date): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('tracking_record')
      .where('received_at', '<', instant)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}
