/** Where answers of forms are stored, so that those of one version can be carried to another, a batch at a time. */
import { sql, type Transaction } from 'kysely';
import type { Db } from '../db/connect';
import type { Database } from '../db/schema';

/** Records with answers of a form, wherever they stand. */
export const STORES = ['registrations', 'questionnaires', 'booths', 'applications', 'enrolments'] as const;
export type Store = (typeof STORES)[number];

export interface StoredAnswers {
  id: string;
  /** Properties of their own, of those records that have them as a map. */
  core: Record<string, unknown>;
  answers: Record<string, unknown>;
}

interface Batch {
  formId: string;
  version: number;
  /** The id of the last record of the batch before. */
  after: string;
  limit: number;
}

type Tx = Db | Transaction<Database>;

const tables: Record<
  Store,
  { from: string; where: (formId: string, version: number) => ReturnType<typeof sql>; columns: string }
> = {
  registrations: {
    from: 'visitor_registration',
    where: (formId, version) => sql`form_id = ${formId} and form_version = ${version}`,
    columns: 'id, core, answers',
  },
  questionnaires: {
    from: 'visitor_registration',
    where: (formId, version) =>
      sql`questionnaire ->> 'formId' = ${formId} and (questionnaire ->> 'formVersion')::integer = ${version}`,
    columns: `id, '{}'::jsonb as core, questionnaire -> 'answers' as answers`,
  },
  booths: {
    from: 'booth_reservation',
    where: (formId, version) => sql`form_id = ${formId} and form_version = ${version}`,
    columns: 'id, core, answers',
  },
  applications: {
    from: 'application',
    where: (formId, version) => sql`form_id = ${formId} and form_version = ${version}`,
    columns: 'id, core, answers',
  },
  enrolments: {
    from: 'enrolment',
    where: (formId, version) => sql`form ->> 'formId' = ${formId} and (form ->> 'formVersion')::integer = ${version}`,
    columns: `id, '{}'::jsonb as core, answers`,
  },
};

export class FormAnswersRepository {
  constructor(private readonly db: Db) {}

  /** The next records of a version, by their ids; within a transaction they are held until it ends. */
  async batch(store: Store, { formId, version, after, limit }: Batch, tx: Tx = this.db): Promise<StoredAnswers[]> {
    const { from, where, columns } = tables[store];
    const held = tx === this.db ? sql`` : sql`for update`;
    const query = sql<StoredAnswers>`select ${sql.raw(columns)} from ${sql.raw(from)}
      where id > ${after} and ${where(formId, version)} order by id limit ${limit} ${held}`;
    return (await query.execute(tx)).rows;
  }

  /** Changes a batch of records as a whole, or none of them. */
  changing<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db.transaction().execute(work);
  }

  /** Writes carried answers with their new version. When the visitor last changed them stays as it is. */
  async put(store: Store, tx: Tx, { id, core, answers }: StoredAnswers, version: number): Promise<void> {
    const [newCore, newAnswers] = [JSON.stringify(core), JSON.stringify(answers)];
    const statements: Record<Store, ReturnType<typeof sql>> = {
      registrations: sql`update visitor_registration
        set core = ${newCore}::jsonb, answers = ${newAnswers}::jsonb, form_version = ${version} where id = ${id}`,
      questionnaires: sql`update visitor_registration set questionnaire = questionnaire
        || jsonb_build_object('answers', ${newAnswers}::jsonb, 'formVersion', ${version}::integer) where id = ${id}`,
      booths: sql`update booth_reservation
        set core = ${newCore}::jsonb, answers = ${newAnswers}::jsonb, form_version = ${version} where id = ${id}`,
      applications: sql`update application
        set core = ${newCore}::jsonb, answers = ${newAnswers}::jsonb, form_version = ${version} where id = ${id}`,
      enrolments: sql`update enrolment set answers = ${newAnswers}::jsonb,
        form = form || jsonb_build_object('formVersion', ${version}::integer) where id = ${id}`,
    };
    await statements[store].execute(tx);
  }
}
