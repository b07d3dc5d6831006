/** Queries of enrolments. Seats are assigned under the lock of their meeting, so that no seat is assigned twice. */
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Tx } from '../../db/connect';
import type { EnrolmentState, EnrolmentTable, Localised } from '../../db/tables/meetings';
import { SEAT_STATES } from './meetingRepository';

type EnrolmentColumns = Selectable<EnrolmentTable>;

/** An enrolment with details of its meeting and its position on the waiting list. */
export type EnrolmentRow = EnrolmentColumns & {
  title: Localised;
  room: Localised;
  starts_at: Date;
  ends_at: Date;
  waiting_position: number | null;
};

export class EnrolmentRepository {
  constructor(private readonly db: Db) {}

  async byId(id: string): Promise<EnrolmentRow | undefined> {
    return (await this.rows().where('enrolment.id', '=', id).executeTakeFirst()) as EnrolmentRow | undefined;
  }

  async byNumber(number: string): Promise<EnrolmentRow | undefined> {
    return (await this.rows().where('enrolment.number', '=', number).executeTakeFirst()) as EnrolmentRow | undefined;
  }

  /** The enrolments of some contacts, newest meeting last; cancelled ones only with `withCancelled`. */
  async ofContacts(
    contacts: string[],
    filter: { meetingId?: string; withCancelled?: boolean } = {},
  ): Promise<EnrolmentRow[]> {
    if (contacts.length === 0) return [];
    const rows = await this.rows()
      .where('contact', 'in', contacts)
      .$if(filter.meetingId !== undefined, (query) => query.where('meeting_id', '=', filter.meetingId ?? ''))
      .$if(!filter.withCancelled, (query) => query.where('state', '<>', 'cancelled'))
      .orderBy('starts_at')
      .orderBy('enrolment.id')
      .limit(200)
      .execute();
    return rows as EnrolmentRow[];
  }

  /** The enrolments of a meeting by name, without cancelled ones. */
  async ofMeeting(meetingId: string, { limit, offset }: { limit: number; offset: number }): Promise<EnrolmentRow[]> {
    const rows = await this.rows()
      .where('meeting_id', '=', meetingId)
      .where('state', '<>', 'cancelled')
      .orderBy('enrolment.name')
      .orderBy('enrolment.id')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows as EnrolmentRow[];
  }

  /** The number of enrolments in each state. */
  async countByState(meetingId: string): Promise<Partial<Record<EnrolmentState, number>>> {
    const rows = await this.db
      .selectFrom('enrolment')
      .where('meeting_id', '=', meetingId)
      .groupBy('state')
      .select('state')
      .select(sql<number>`count(*)::int`.as('count'))
      .execute();
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  }

  /** Meetings with a seat that was not paid in time. */
  async meetingsWithUnpaid(before: Date): Promise<string[]> {
    const rows = await this.db
      .selectFrom('enrolment')
      .select('meeting_id')
      .distinct()
      .where('state', '=', 'awaitingPayment')
      .where('pay_before', '<=', before)
      .execute();
    return rows.map(({ meeting_id }) => meeting_id);
  }

  protected rows() {
    return this.db
      .selectFrom('enrolment')
      .innerJoin('meeting', 'meeting.id', 'enrolment.meeting_id')
      .selectAll('enrolment')
      .select(['meeting.title', 'meeting.room', 'meeting.starts_at', 'meeting.ends_at'])
      .select(
        sql<number | null>`case when enrolment.state = 'waiting' then 1 + (
          select count(*)::int from enrolment as before
          where before.meeting_id = enrolment.meeting_id and before.state = 'waiting'
            and before.position < enrolment.position
        ) end`.as('waiting_position'),
      );
  }
}

/** Changes of enrolments, in a transaction. */
export class EnrolmentChanges extends EnrolmentRepository {
  constructor(private readonly tx: Tx) {
    super(tx);
  }

  /** Locks meetings in the order of their ids, so that transactions do not deadlock. */
  async lock(meetingIds: string[]): Promise<void> {
    await this.tx.selectFrom('meeting').select('id').where('id', 'in', meetingIds).orderBy('id').forUpdate().execute();
  }

  /** The number of seats left in a locked meeting; Infinity without a limit. */
  async seatsLeft(meetingId: string): Promise<number> {
    const { seats, taken } = await this.tx
      .selectFrom('meeting')
      .where('meeting.id', '=', meetingId)
      .select('meeting.seats')
      .select((eb) =>
        eb
          .selectFrom('enrolment')
          .whereRef('enrolment.meeting_id', '=', 'meeting.id')
          .where('enrolment.state', 'in', [...SEAT_STATES])
          .select(sql<number>`count(*)::int`.as('taken'))
          .as('taken'),
      )
      .executeTakeFirstOrThrow();
    return seats === null ? Infinity : seats - (taken ?? 0);
  }

  /** Stores an enrolment; false when the contact is enrolled in this meeting already. */
  async add(row: Insertable<EnrolmentTable>): Promise<boolean> {
    const result = await this.tx
      .insertInto('enrolment')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['meeting_id', 'contact'])
          .where('contact', 'is not', null)
          .where('state', '<>', 'cancelled')
          .doNothing(),
      )
      .executeTakeFirst();
    return Number(result.numInsertedOrUpdatedRows ?? 0n) === 1;
  }

  /** Changes an enrolment that is still in the state `from`; false when it is not. */
  async transition(id: string, from: EnrolmentState, change: Updateable<EnrolmentTable>): Promise<boolean> {
    const result = await this.tx
      .updateTable('enrolment')
      .set(change)
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst();
    return Number(result.numUpdatedRows) === 1;
  }

  /** Cancels the enrolments of a meeting that were not paid in time, and returns their ids. */
  async releaseUnpaid(meetingId: string, now: Date): Promise<string[]> {
    const rows = await this.tx
      .updateTable('enrolment')
      .set({ state: 'cancelled', ended_by: 'unpaid', updated_at: now })
      .where('meeting_id', '=', meetingId)
      .where('state', '=', 'awaitingPayment')
      .where('pay_before', '<=', now)
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The first enrolment on the waiting list. */
  firstWaiting(meetingId: string) {
    return this.tx
      .selectFrom('enrolment')
      .selectAll()
      .where('meeting_id', '=', meetingId)
      .where('state', '=', 'waiting')
      .orderBy('position')
      .limit(1)
      .executeTakeFirst();
  }
}
