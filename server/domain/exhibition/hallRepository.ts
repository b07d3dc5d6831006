/** Queries of booths. */
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { escapeLike } from '../../db/queries';

export class HallRepository {
  constructor(private readonly db: Db) {}

  /** The booths of a hall, or all, with their exhibitors. */
  booths(hall?: string) {
    return this.boothsWithNames()
      .$if(hall !== undefined, (query) => query.where('booth.hall', '=', hall ?? ''))
      .orderBy('booth.position')
      .execute();
  }

  /** The positions of all booths, in the order of the halls. */
  boothPositions() {
    return this.db
      .selectFrom('booth')
      .select(['number', 'hall', 'x', 'y', 'width', 'depth', 'exhibitor_id'])
      .orderBy('position')
      .execute();
  }

  /** Booths whose number starts with a text. */
  boothsFrom(number: string, limit: number) {
    return this.boothsWithNames()
      .where('booth.number', 'like', `${escapeLike(number)}%`)
      .orderBy('booth.number')
      .limit(limit)
      .execute();
  }

  /** The booths of some exhibitors. */
  boothsOf(exhibitorIds: string[], limit: number) {
    return this.boothsWithNames()
      .where(sql<boolean>`booth.exhibitor_id = any(${exhibitorIds}::text[])`)
      .orderBy('booth.position')
      .limit(limit)
      .execute();
  }

  /** Total and free area of each hall in square metres, and free standard booths of 9 m². */
  async areasByHall() {
    const { rows } = await sql<{ hall: string; total: number; left: number; standard: number }>`
      select hall, sum(width * depth)::integer as total,
        coalesce(sum(width * depth) filter (where exhibitor_id is null), 0)::integer as left,
        coalesce(sum(width * depth / 9) filter (where exhibitor_id is null and kind = 'standard'), 0)::integer as standard
      from booth group by hall order by hall
    `.execute(this.db);
    return rows;
  }

  private boothsWithNames() {
    return this.db
      .selectFrom('booth')
      .leftJoin('exhibitor', 'exhibitor.id', 'booth.exhibitor_id')
      .selectAll('booth')
      .select([
        'exhibitor.name as exhibitor_name',
        'exhibitor.summary as exhibitor_summary',
        'exhibitor.logo as exhibitor_logo',
      ]);
  }
}
