/** Queries of meetings, their themes and their news. */
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { fetchPage, type PageRange } from '../../db/queries';
import type { Localised, MeetingDynamicTable, MeetingTable, MeetingThemeTable } from '../../db/tables/meetings';

export type MeetingThemeRow = Selectable<MeetingThemeTable>;
export type MeetingDynamicRow = Selectable<MeetingDynamicTable>;
/** A meeting with its theme's name and its seat counts. */
export type MeetingRow = Selectable<MeetingTable> & {
  theme_title: Localised | null;
  taken: number;
  waiting: number;
};

/** The states that occupy a seat. */
export const SEAT_STATES = ['enrolled', 'awaitingPayment', 'paid', 'signedIn'] as const;

export class MeetingRepository {
  constructor(private readonly db: Db) {}

  /** All published meetings by time. There are only some dozens, so callers filter in memory. */
  async all(): Promise<MeetingRow[]> {
    const rows = await this.withCounts().orderBy('starts_at').orderBy('meeting.id').execute();
    return rows as MeetingRow[];
  }

  /** A published meeting by its id or slug. */
  async byId(idOrSlug: string): Promise<MeetingRow | undefined> {
    const row = await this.withCounts()
      .where((eb) => eb.or([eb('meeting.id', '=', idOrSlug), eb('meeting.slug', '=', idOrSlug)]))
      .executeTakeFirst();
    return row as MeetingRow | undefined;
  }

  /** When a meeting begins or ends next. */
  async nextChange(now: Date): Promise<Date | null> {
    const { rows } = await sql<{ instant: Date }>`
      select instant from meeting, unnest(array[starts_at, ends_at]) as instant
      where published and not cancelled and instant > ${now} order by instant limit 1
    `.execute(this.db);
    return rows[0]?.instant ?? null;
  }

  themes(): Promise<MeetingThemeRow[]> {
    return this.db.selectFrom('meeting_theme').selectAll().orderBy('position').execute();
  }

  /** Published news of meetings, newest first, optionally of one meeting, or of a theme and its meetings. */
  async news(filter: { meetingId?: string; themeId?: string; before: Date }, range: PageRange) {
    const query = this.db
      .selectFrom('meeting_dynamic')
      .selectAll('meeting_dynamic')
      .leftJoin('meeting', 'meeting.id', 'meeting_dynamic.meeting_id')
      .where('meeting_dynamic.published_at', '<=', filter.before)
      .where((eb) => eb.or([eb('meeting.id', 'is', null), eb('meeting.published', '=', true)]))
      .$if(filter.meetingId !== undefined, (query) =>
        query.where('meeting_dynamic.meeting_id', '=', filter.meetingId ?? ''),
      )
      .$if(filter.themeId !== undefined, (query) =>
        query.where((eb) =>
          eb.or([
            eb('meeting_dynamic.theme_id', '=', filter.themeId ?? ''),
            eb('meeting.theme_id', '=', filter.themeId ?? ''),
          ]),
        ),
      )
      .orderBy('meeting_dynamic.published_at', 'desc')
      .orderBy('meeting_dynamic.id');
    return fetchPage(query, range);
  }

  private withCounts() {
    const seatStates = sql.join(SEAT_STATES.map((state) => sql.lit(state)));
    return this.db
      .selectFrom('meeting')
      .leftJoin('meeting_theme', 'meeting_theme.id', 'meeting.theme_id')
      .leftJoin(
        (eb) =>
          eb
            .selectFrom('enrolment')
            .where('state', '<>', 'cancelled')
            .groupBy('meeting_id')
            .select('meeting_id')
            .select(sql<number>`count(*) filter (where state in (${seatStates}))::int`.as('taken'))
            .select(sql<number>`count(*) filter (where state = 'waiting')::int`.as('waiting'))
            .as('places'),
        (join) => join.onRef('places.meeting_id', '=', 'meeting.id'),
      )
      .where('meeting.published', '=', true)
      .selectAll('meeting')
      .select('meeting_theme.title as theme_title')
      .select(sql<number>`coalesce(places.taken, 0)`.as('taken'))
      .select(sql<number>`coalesce(places.waiting, 0)`.as('waiting'));
  }
}
