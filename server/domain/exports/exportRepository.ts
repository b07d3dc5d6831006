/**
 * Reads records for exports in the order of creation, in batches, so that a long export does not block other queries.
 */
import { sql, type SelectQueryBuilder, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Localised, VisitorRegistrationTable } from '../../db/schema';
import type { GroupUserTable, VisitorGroupTable } from '../../db/tables/groups';
import type { EnrolmentTable } from '../../db/tables/meetings';
import type { BoothReservationTable, DocumentClaimTable } from '../../db/tables/registrations';
import type { FormSubmissionTable, SubmissionState, SubmissionTable } from '../../db/tables/submissions';

/** The last record of the previous batch (keyset pagination). */
interface Cursor {
  created_at: Date;
  id: string;
}

/** Document numbers are not exported. */
type DocumentColumn = 'document_sealed' | 'document_hash';
export type ExportedVisitor = Omit<Selectable<VisitorRegistrationTable>, DocumentColumn> & {
  /** Null without a document. */
  document_claim: Selectable<DocumentClaimTable>['state'] | null;
};
export type ExportedBooth = Selectable<BoothReservationTable> & {
  submission_number: string | null;
  submission_state: SubmissionState | null;
};
export type ExportedFormSubmission = Selectable<FormSubmissionTable> & { number: string; state: SubmissionState };
export type ExportedSubmission = Pick<
  Selectable<SubmissionTable>,
  'number' | 'kind' | 'state' | 'company' | 'created_at'
> & {
  id: string;
  name: string | null;
  email: string | null;
  mobile: string | null;
  subject: Localised | null;
  /** A question, or a note with a request. */
  message: string | null;
  form_id: string | null;
  form_version: number | null;
  /** The core fields of an application. */
  core: Record<string, string | number | boolean> | null;
  answers: Record<string, unknown> | null;
};
export type ExportedGroup = Selectable<VisitorGroupTable>;
export type ExportedMember = Omit<Selectable<GroupUserTable>, DocumentColumn>;
export type ExportedEnrolment = Selectable<EnrolmentTable> & {
  title: Localised;
  room: Localised;
  hall: string | null;
  starts_at: Date;
};

const BATCH_SIZE = 1_000;
/** A group has up to a thousand members. */
const GROUP_BATCH_SIZE = 50;

const visitorColumns = [
  'id',
  'person_id',
  'edition',
  'number',
  'channel',
  'state',
  'email',
  'mobile',
  'locale',
  'form_id',
  'form_version',
  'core',
  'answers',
  'questionnaire',
  'consent',
  'source',
  'document_kind',
  'amount_due',
  'redeem_code',
  'invitation_code',
  'landing',
  'cancel_reason',
  'admitted_at',
  'created_at',
  'updated_at',
] as const;

const memberColumns = [
  'id',
  'group_id',
  'position',
  'name',
  'mobile',
  'email',
  'job_title',
  'department',
  'document_kind',
  'number',
  'created_at',
  'updated_at',
] as const;

/** Reads batches until one is not full. */
async function* readBatches<Row extends Cursor>(
  size: number,
  read: (after: Cursor | null) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: Cursor | null = null;
  for (;;) {
    const rows: Row[] = await read(after);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = last;
  }
}

/**
 * The condition for records after the cursor, in the order of exports. `table` must be a constant, never user input.
 */
const isAfter = (table: string, after: Cursor | null) =>
  after
    ? sql<boolean>`(${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)}) > (${after.created_at}, ${after.id})`
    : sql<boolean>`true`;

/** All results of a query in batches, in the order of exports. */
const queryInBatches = <DB, Tables extends keyof DB, Row extends Cursor>(
  table: string,
  query: SelectQueryBuilder<DB, Tables, Row>,
  size = BATCH_SIZE,
): AsyncGenerator<Row[]> =>
  readBatches(size, (after) =>
    query
      .where(isAfter(table, after))
      .orderBy(sql.ref(`${table}.created_at`))
      .orderBy(sql.ref(`${table}.id`))
      .limit(size)
      .execute(),
  );

export class ExportRepository {
  constructor(private readonly db: Db) {}

  visitors(edition: number): AsyncGenerator<ExportedVisitor[]> {
    const query = this.db
      .selectFrom('visitor_registration')
      .select(visitorColumns)
      .select((eb) =>
        eb
          .selectFrom('document_claim')
          .select('document_claim.state')
          .whereRef('registration_id', '=', 'visitor_registration.id')
          .as('document_claim'),
      )
      .where('edition', '=', edition);
    return queryInBatches('visitor_registration', query);
  }

  booths(edition: number): AsyncGenerator<ExportedBooth[]> {
    const query = this.db
      .selectFrom('booth_reservation')
      .leftJoin('submission', (join) =>
        join.onRef('submission.record_id', '=', 'booth_reservation.id').on('submission.kind', '=', 'booth'),
      )
      .selectAll('booth_reservation')
      .select(['submission.number as submission_number', 'submission.state as submission_state'])
      .where('booth_reservation.edition', '=', edition);
    return queryInBatches('booth_reservation', query);
  }

  /** The answers to a form with a page of its own. */
  formSubmissions(formId: string, edition: number): AsyncGenerator<ExportedFormSubmission[]> {
    const query = this.db
      .selectFrom('form_submission')
      .innerJoin('submission', (join) =>
        join.onRef('submission.record_id', '=', 'form_submission.id').on('submission.kind', '=', 'form'),
      )
      .selectAll('form_submission')
      .select(['submission.number', 'submission.state'])
      .where('form_submission.form_id', '=', formId)
      .where('form_submission.edition', '=', edition);
    return queryInBatches('form_submission', query);
  }

  /** The submissions of an edition, without documents. */
  submissions(edition: number): AsyncGenerator<ExportedSubmission[]> {
    return readBatches(BATCH_SIZE, async (after) => {
      const { rows } = await sql<ExportedSubmission>`
        select submission.number, submission.number as id, submission.kind, submission.state, submission.created_at,
          coalesce(submission.company, c.company) as company, c.message, c.subject, c.form_id, c.form_version, c.core, c.answers, c.name, c.email, c.mobile
        from submission
        left join lateral (
          select q.name, q.email, q.mobile, q.company, q.content as message, e.name as subject, null::text as form_id,
              null::int as form_version, null::jsonb as core, null::jsonb as answers
            from counselling q left join exhibitor e on e.id = q.exhibitor_id
            where submission.kind = 'counsel' and q.id = submission.record_id
          union all
          select a.core ->> 'name', a.email, a.core ->> 'mobile', null, a.core ->> 'message',
              case when submission.kind = 'advert' then jsonb_build_object('zh-cn', a.core ->> 'place', 'en', a.core ->> 'place') end,
              a.form_id, a.form_version, a.core, a.answers
            from application a where submission.kind in ('mediaCard', 'advert') and a.id = submission.record_id
          union all
          select l.name, l.email, l.mobile, l.company, null, d.title, null, null, null, null
            from download_log l left join download d on d.id = l.download_id
            where submission.kind = 'download' and l.id = submission.record_id
          union all
          select null, v.email, null, null, null, null, null, null, null, null
            from visa_letter v where submission.kind = 'visaLetter' and v.id = submission.record_id
          union all
          select null, f.email, null, null, null, jsonb_build_object('zh-cn', f.form_id, 'en', f.form_id), null, null, null, null
            from form_submission f where submission.kind = 'form' and f.id = submission.record_id
          union all
          select null, b.email, b.mobile, null, null, null, null, null, null, null
            from booth_reservation b where submission.kind = 'booth' and b.id = submission.record_id
        ) c on true
        where submission.edition = ${edition}
          and ${after ? sql<boolean>`(submission.created_at, submission.number) > (${after.created_at}, ${after.id})` : sql<boolean>`true`}
        order by submission.created_at, submission.number limit ${BATCH_SIZE}`.execute(this.db);
      return rows;
    });
  }

  groups(edition: number): AsyncGenerator<ExportedGroup[]> {
    const query = this.db.selectFrom('visitor_group').selectAll().where('edition', '=', edition);
    return queryInBatches('visitor_group', query, GROUP_BATCH_SIZE);
  }

  /** The members of these groups, in the order in which they were added. */
  members(groupIds: string[]): Promise<ExportedMember[]> {
    return this.db
      .selectFrom('group_user')
      .select(memberColumns)
      .where('group_id', 'in', groupIds)
      .orderBy('position')
      .execute();
  }

  enrolments(): AsyncGenerator<ExportedEnrolment[]> {
    const query = this.db
      .selectFrom('enrolment')
      .innerJoin('meeting', 'meeting.id', 'enrolment.meeting_id')
      .selectAll('enrolment')
      .select(['meeting.title', 'meeting.room', 'meeting.hall', 'meeting.starts_at']);
    return queryInBatches('enrolment', query);
  }

  /** The ids of the forms that these records use. */
  async formIdsOf(kind: 'visitors' | 'questionnaires' | 'booths' | 'enrolments' | 'applications'): Promise<string[]> {
    const from = {
      visitors: sql`select distinct form_id from visitor_registration`,
      questionnaires: sql`select distinct questionnaire ->> 'formId' as form_id from visitor_registration where questionnaire is not null`,
      booths: sql`select distinct form_id from booth_reservation`,
      applications: sql`select distinct form_id from application where form_id <> 'advert-request'`,
      enrolments: sql`select distinct form ->> 'formId' as form_id from enrolment where form is not null`,
    }[kind];
    const { rows } = await sql<{ form_id: string }>`${from} order by form_id`.execute(this.db);
    return rows.map(({ form_id }) => form_id);
  }
}
