/** Assigns and releases seats under the lock of their meeting, and sends messages to everyone affected. */
import type { Selectable } from 'kysely';
import { localise, type Locale } from '../../../src/rules/locales';
import type { Tx } from '../../db/connect';
import type { EnrolmentState, EnrolmentTable } from '../../db/tables/meetings';
import { DomainError } from '../../http/envelope';
import { EnrolmentChanges, EnrolmentRepository, type EnrolmentRow } from './enrolmentRepository';
import type { MeetingRow } from './meetingRepository';
import { newEnrolmentNumber, newId } from '../../lib/ids';
import type { EnrolmentMessages } from './enrolmentMessages';
import type { PaymentRow } from '../payments/paymentRepository';
import { outcomeOf } from './states';
import type { SharedDeps } from '../parts';
import { contactsOf } from '../visitors/personFacts';

const MINUTE = 60_000;

/** Unpaid seats are released after this time (domain.md). */
const HOLD_MINUTES = 30;
/**
 * People promoted from the waiting list are not online, so they have a day to pay, but at most until the meeting
 * starts.
 */
const PROMOTED_MINUTES = 24 * 60;

export interface Applicant extends Pick<
  Selectable<EnrolmentTable>,
  'name' | 'mobile' | 'email' | 'company' | 'form' | 'answers' | 'consent' | 'source' | 'locale'
> {
  contact: string;
  jobTitle: string | null;
}

type Span = Pick<MeetingRow, 'id' | 'starts_at' | 'ends_at' | 'title'>;

const overlap = (one: Span, other: Span): boolean =>
  one.id !== other.id && one.starts_at < other.ends_at && other.starts_at < one.ends_at;

interface Deps extends Pick<SharedDeps, 'db' | 'enrolments' | 'payments' | 'clock'> {
  messages: EnrolmentMessages;
}

export class Places {
  constructor(private readonly deps: Deps) {}

  /** Enrols in all of these meetings, or in none. A full meeting adds the applicant to its waiting list. */
  async give(tx: Tx, meetings: MeetingRow[], applicant: Applicant, edition: number): Promise<EnrolmentRow[]> {
    const now = this.deps.clock.now();
    const inside = new EnrolmentChanges(tx);
    await inside.lock(meetings.map(({ id }) => id));
    const touched = await this.settle(
      inside,
      meetings.map(({ id }) => id),
      now,
    );
    refuseOverlaps(meetings, await inside.ofContacts([applicant.contact]), applicant.locale as Locale);
    const ids: string[] = [];
    for (const meeting of meetings) {
      const free = (await inside.seatsLeft(meeting.id)) > 0;
      const seated: EnrolmentState = meeting.price > 0 ? 'awaitingPayment' : 'enrolled';
      const payBy = free && meeting.price > 0 ? payBefore(now, HOLD_MINUTES, meeting.starts_at) : null;
      const row = newRow(meeting, applicant, edition, now, free ? seated : 'waiting');
      if (!(await inside.add({ ...row, pay_before: payBy }))) throw new DomainError('enrolment.exists');
      ids.push(row.id);
    }
    const rows = await readAll(inside, ids);
    await this.tell(tx, [...touched, ...rows]);
    return rows;
  }

  /**
   * Assigns a seat to a person at the entrance and signs them in at once; `waiting` is their enrolment on the waiting
   * list.
   */
  async walkIn(
    meeting: MeetingRow,
    applicant: Applicant,
    waiting: EnrolmentRow | undefined,
    edition: number,
  ): Promise<EnrolmentRow> {
    const { db, clock } = this.deps;
    const now = clock.now();
    return db.transaction().execute(async (tx) => {
      const inside = new EnrolmentChanges(tx);
      await inside.lock([meeting.id]);
      if ((await inside.seatsLeft(meeting.id)) <= 0) throw new DomainError('meeting.full');
      const row = newRow(meeting, applicant, edition, now, 'signedIn');
      const id = waiting?.id ?? row.id;
      const done = waiting
        ? await inside.move(waiting.id, 'waiting', { state: 'signedIn', signed_in_at: now, updated_at: now })
        : await inside.add({ ...row, signed_in_at: now });
      const [enrolment] = done ? await readAll(inside, [id]) : [];
      if (!enrolment) throw new DomainError('enrolment.exists');
      return enrolment;
    });
  }

  /**
   * Applies a payment to an enrolment, in the payment's transaction. 'gone' when the enrolment was cancelled
   * meanwhile.
   */
  async paid(tx: Tx, id: string, at: Date): Promise<'confirmed' | 'gone'> {
    const inside = new EnrolmentChanges(tx);
    const change = { state: 'paid', pay_before: null, updated_at: at } as const;
    if (!(await inside.move(id, 'awaitingPayment', change))) return 'gone';
    await this.tell(tx, await readAll(inside, [id]));
    return 'confirmed';
  }

  /** Signs a person in. Repeating it preserves the first time. */
  async signIn(row: EnrolmentRow, now: Date): Promise<void> {
    const change = { state: 'signedIn', signed_in_at: now, updated_at: now } as const;
    await this.deps.db.transaction().execute((tx) => new EnrolmentChanges(tx).move(row.id, row.state, change));
  }

  /** Cancels an enrolment, promotes the first on the waiting list, and refunds a payment. */
  async cancel(row: EnrolmentRow): Promise<void> {
    const { db, payments } = this.deps;
    const orders = await db.transaction().execute((tx) => this.end(tx, [row]));
    for (const order of orders) await payments.finish(order);
  }

  /** Cancels all unused enrolments of a person. Returns their orders: `finish` them after the transaction. */
  async cancelAllOf(tx: Tx, person: { mobile: string | null; email: string | null }): Promise<PaymentRow[]> {
    return this.end(tx, await new EnrolmentRepository(tx).ofContacts(contactsOf(person)));
  }

  /**
   * Releases every seat that was not paid in time, and promotes waiting people. Called by a job and by each enrolment.
   */
  async releaseUnpaid(): Promise<number> {
    const { db, enrolments, clock } = this.deps;
    const now = clock.now();
    let released = 0;
    for (const meetingId of await enrolments.meetingsWithUnpaid(now)) {
      const touched = await db.transaction().execute(async (tx) => {
        const inside = new EnrolmentChanges(tx);
        await inside.lock([meetingId]);
        const rows = await this.settle(inside, [meetingId], now);
        await this.tell(tx, rows);
        return rows;
      });
      released += touched.filter(({ state }) => state === 'cancelled').length;
    }
    return released;
  }

  /** Cancels those enrolments that can be cancelled, and promotes waiting people. Returns their orders. */
  private async end(tx: Tx, found: EnrolmentRow[]): Promise<PaymentRow[]> {
    const rows = found.filter((row) => 'to' in outcomeOf('cancel', row));
    if (rows.length === 0) return [];
    const { payments, clock } = this.deps;
    const now = clock.now();
    const inside = new EnrolmentChanges(tx);
    const charged = rows.filter(({ amount }) => amount > 0).map(({ id }) => id);
    const orders = await payments.lockOrders(tx, 'enrolment', charged);
    const meetingIds = [...new Set(rows.map(({ meeting_id }) => meeting_id))];
    await inside.lock(meetingIds);
    const ended: string[] = [];
    // Read again under the locks, because a payment or sign-in may have changed an enrolment meanwhile.
    const current = await readAll(
      inside,
      rows.map(({ id }) => id),
    );
    for (const row of current) {
      const { id, state } = row;
      if (state === 'cancelled' || !('to' in outcomeOf('cancel', row))) continue;
      if (await inside.move(id, state, { state: 'cancelled', ended_by: 'person', updated_at: now })) ended.push(id);
    }
    const promoted = await this.settle(inside, meetingIds, now);
    await this.tell(tx, [...(await readAll(inside, ended)), ...promoted]);
    const due: PaymentRow[] = [];
    for (const order of orders)
      if (ended.includes(order.subject_id)) due.push(await payments.end(tx, order, 'The place was given back.'));
    return due;
  }

  /**
   * In locked meetings: releases seats that were not paid in time, then promotes waiting people. Returns the changed
   * enrolments.
   */
  private async settle(inside: EnrolmentChanges, meetingIds: string[], now: Date): Promise<EnrolmentRow[]> {
    const touched: string[] = [];
    for (const meetingId of meetingIds) {
      touched.push(...(await inside.release(meetingId, now)));
      let left = await inside.seatsLeft(meetingId);
      for (let first = await inside.firstWaiting(meetingId); first && left > 0; left--) {
        const outcome = outcomeOf('promote', first);
        if ('refused' in outcome) throw new DomainError(outcome.refused);
        const row = await inside.byId(first.id);
        await inside.move(first.id, 'waiting', {
          state: outcome.to,
          pay_before: outcome.to === 'awaitingPayment' && row ? payBefore(now, PROMOTED_MINUTES, row.starts_at) : null,
          updated_at: now,
        });
        touched.push(first.id);
        first = await inside.firstWaiting(meetingId);
      }
    }
    return readAll(inside, touched);
  }

  private async tell(tx: Tx, rows: EnrolmentRow[]): Promise<void> {
    for (const row of rows) await this.deps.messages.tell(tx, row);
  }
}

const newRow = (
  meeting: MeetingRow,
  { contact, jobTitle, form, answers, consent, ...person }: Applicant,
  edition: number,
  now: Date,
  state: EnrolmentState,
) => ({
  id: newId(),
  number: newEnrolmentNumber(edition),
  meeting_id: meeting.id,
  contact,
  ...person,
  job_title: jobTitle,
  form: form && JSON.stringify(form),
  answers: JSON.stringify(answers),
  consent: JSON.stringify(consent),
  state,
  amount: meeting.price,
  created_at: now,
  updated_at: now,
});

const payBefore = (now: Date, minutes: number, startsAt: Date): Date =>
  new Date(Math.min(now.getTime() + minutes * MINUTE, startsAt.getTime()));

async function readAll(inside: EnrolmentChanges, ids: string[]): Promise<EnrolmentRow[]> {
  const rows: EnrolmentRow[] = [];
  for (const id of ids) {
    const row = await inside.byId(id);
    if (row) rows.push(row);
  }
  return rows;
}

/** Rejects meetings that overlap in time. */
function refuseOverlaps(meetings: MeetingRow[], present: EnrolmentRow[], locale: Locale): void {
  for (const meeting of meetings) {
    if (present.some(({ meeting_id }) => meeting_id === meeting.id)) throw new DomainError('enrolment.exists');
    const enrolled = present.find((row) => overlap(meeting, { ...row, id: row.meeting_id }));
    if (enrolled) throw new DomainError('enrolment.overlaps', [], { title: localise(enrolled.title, locale) });
    const chosen = meetings.find((candidate) => overlap(meeting, candidate));
    if (chosen) {
      const [one, other] = [localise(meeting.title, locale), localise(chosen.title, locale)];
      throw new DomainError('enrolment.chosenOverlap', [], { one, other });
    }
  }
}
