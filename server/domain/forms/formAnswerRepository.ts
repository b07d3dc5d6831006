/** Form answers in all tables, read and written in batches, for migration to another form version. */
import { sql } from 'kysely';
import type { Db } from '../../db/connect';

/** The kinds of records with form answers. */
export const STORES = ['registrations', 'questionnaires', 'booths', 'applications', 'enrolments', 'pages'] as const;
export type Store = (typeof STORES)[number];

export interface StoredAnswers {
  id: string;
  /** Core properties of records that store them as a map. */
  core: Record<string, unknown>;
  answers: Record<string, unknown>;
}

interface Batch {
  formId: string;
  version: number;
  /** The id of the last record of the previous batch. */
  after: string;
  limit: number;
}

type Table = { from: string; where: (formId: string, version: number) => ReturnType<typeof sql>; columns: string };

/** A table with separate columns for form, version, core properties and answers. */
const standardTable = (from: string): Table => ({
  from,
  where: (formId, version) => sql`form_id = ${formId} and form_version = ${version}`,
  columns: 'id, core, answers',
});

const tables: Record<Store, Table> = {
  registrations: standardTable('visitor_registration'),
  questionnaires: {
    from: 'visitor_registration',
    where: (formId, version) =>
      sql`questionnaire ->> 'formId' = ${formId} and (questionnaire ->> 'formVersion')::integer = ${version}`,
    columns: `id, '{}'::jsonb as core, questionnaire -> 'answers' as answers`,
  },
  booths: standardTable('booth_reservation'),
  applications: standardTable('application'),
  pages: { ...standardTable('form_submission'), columns: `id, '{}'::jsonb as core, answers` },
  enrolments: {
    from: 'enrolment',
    where: (formId, version) => sql`form ->> 'formId' = ${formId} and (form ->> 'formVersion')::integer = ${version}`,
    columns: `id, '{}'::jsonb as core, answers`,
  },
};

export class FormAnswersRepository {
  constructor(private readonly db: Db) {}

  /** The next records of a version by id. With `lock` they are locked until the transaction ends. */
  async batch(
    store: Store,
    { formId, version, after, limit }: Batch,
    { lock }: { lock: boolean },
  ): Promise<StoredAnswers[]> {
    const { from, where, columns } = tables[store];
    const lockClause = lock ? sql`for update` : sql``;
    const query = sql<StoredAnswers>`select ${sql.raw(columns)} from ${sql.raw(from)}
      where id > ${after} and ${where(formId, version)} order by id limit ${limit} ${lockClause}`;
    return (await query.execute(this.db)).rows;
  }

  /** Writes migrated answers with their new version. The time of the visitor's last change is preserved. */
  async save(store: Store, { id, core, answers }: StoredAnswers, version: number): Promise<void> {
    const [newCore, newAnswers] = [JSON.stringify(core), JSON.stringify(answers)];
    const updates: Partial<Record<Store, ReturnType<typeof sql>>> = {
      questionnaires: sql`questionnaire = questionnaire
        || jsonb_build_object('answers', ${newAnswers}::jsonb, 'formVersion', ${version}::integer)`,
      enrolments: sql`answers = ${newAnswers}::jsonb,
        form = form || jsonb_build_object('formVersion', ${version}::integer)`,
      pages: sql`answers = ${newAnswers}::jsonb, form_version = ${version}`,
    };
    const standardUpdate = sql`core = ${newCore}::jsonb, answers = ${newAnswers}::jsonb, form_version = ${version}`;
    const { from } = tables[store];
    await sql`update ${sql.table(from)} set ${updates[store] ?? standardUpdate} where id = ${id}`.execute(this.db);
    // Files whose answer was dropped.
    if (store === 'pages')
      await sql`delete from form_upload where submission_id = ${id} and position(id in ${newAnswers}) = 0`.execute(
        this.db,
      );
  }
}
