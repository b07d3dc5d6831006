/** Daily counts of which questions of a form were shown, answered and left. */
import { sql } from 'kysely';
import type { Db } from '../../db/connect';

/** What one filled-in form adds. */
export interface FieldProgress {
  field: string;
  shown: boolean;
  answered: boolean;
  left: boolean;
}

export interface FieldCounts {
  version: number;
  field: string;
  shown: number;
  answered: number;
  left: number;
}

/** The row of the form itself: filled in (shown), sent (answered). */
export const WHOLE_FORM = '';

export class ProgressRepository {
  constructor(private readonly db: Db) {}

  /** Adds to the counts of a day in one statement. */
  async add(formId: string, version: number, day: string, fields: readonly FieldProgress[]): Promise<void> {
    // Rows are locked in the same order everywhere, so that concurrent statements can't deadlock.
    await sql`
      insert into form_progress (form_id, version, day, field, shown, answered, left_here)
      select ${formId}, ${version}::integer, ${day}::date, field, shown::integer, answered::integer, "left"::integer
      from jsonb_to_recordset(${JSON.stringify(fields)}::jsonb)
        as input (field text, shown boolean, answered boolean, "left" boolean)
      order by field
      on conflict (form_id, version, day, field) do update set shown = form_progress.shown + excluded.shown,
        answered = form_progress.answered + excluded.answered, left_here = form_progress.left_here + excluded.left_here
    `.execute(this.db);
  }

  /** The counts of a form by version and field. */
  totals(formId: string): Promise<FieldCounts[]> {
    const sumOf = (column: string) => sql<number>`sum(${sql.ref(column)})::integer`;
    return this.db
      .selectFrom('form_progress')
      .select(['version', 'field', sumOf('shown').as('shown')])
      .select([sumOf('answered').as('answered'), sumOf('left_here').as('left')])
      .where('form_id', '=', formId)
      .groupBy(['version', 'field'])
      .execute();
  }
}
