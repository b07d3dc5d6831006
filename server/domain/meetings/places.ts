/** Assigns and releases seats under the lock of their meeting, and notifies the persons concerned. */
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
import type { SharedDeps } from '../sharedDeps';
import { contactsOf } from '../visitors/personDetails';

const MINUTE = 60_000;

/** Unpaid seats are released after this time (docs/concepts.md). */
const HOLD_MINUTES = 30;
/**
 * People who are promoted from the waiting list are not on the site, so they have a day to pay, but at most until the
 * meeting starts.
 */
const PROMOTED_MINUTES = 24 * 60;

export interface Applicant extends Pick<
  Selectable<EnrolmentTable>,
  'name' | 'mobile' | 'email' | 'company' | 'form' | 'answers' | 'consent' | 'source' | 'locale'
> {
  contact: string;
  jobTitle: string | null;
}

type TimeSpan = Pick<MeetingRow, 'id' | 'starts_at' | 'ends_at' | 'title'>;

const overlaps = (one: TimeSpan, other: TimeSpan): boolean =>
  one.id !== other.id && one.starts_at < other.ends_at && other.starts_at < one.ends_at;

interface Deps extends Pick<SharedDeps, 'db' | 'enrolments' | 'payments' | 'clock'> {
  messages: EnrolmentMessages;
}

export class Places {
  constructor(private readonly deps: Deps) {}

  /** Enrols in all of these meetings, or in none. A full meeting adds the applicant to its waiting list. */
  async assign(tx: Tx, meetings: MeetingRow[], applicant: Applicant, edition: number): Promise<EnrolmentRow[]> {
    const now = this.deps.clock.now();
    const changes = new EnrolmentChanges(tx);
    await changes.lock(meetings.map(({ id }) => id));
    const changedRows = await this.releaseAndPromote(
      changes,
      meetings.map(({ id }) => id),
      now,
    );
    rejectOverlaps(meetings, await changes.ofContacts([applicant.contact]), applicant.locale as Locale);
    const ids: string[] = [];
    for (const meeting of meetings) {
      const hasFreeSeat = (await changes.seatsLeft(meeting.id)) > 0;
      const seatState: EnrolmentState = meeting.price > 0 ? 'awaitingPayment' : 'enrolled';
      const deadline = hasFreeSeat && meeting.price > 0 ? paymentDeadline(now, HOLD_MINUTES, meeting.starts_at) : null;
      const row = newRow(meeting, applicant, edition, now, hasFreeSeat ? seatState : 'waiting');
      if (!(await changes.add({ ...row, pay_before: deadline }))) throw new DomainError('enrolment.exists');
      ids.push(row.id);
    }
    const rows = await readRows(changes, ids);
    await this.notify(tx, [...changedRows, ...rows]);
    return rows;
  }

  /**
   * Assigns a seat to a walk-in and signs them in; `waitingRow` is their enrolment on the
   * waiting list.
   */
  async enrolWalkIn(
    meeting: MeetingRow,
    applicant: Applicant,
    waitingRow: EnrolmentRow | undefined,
    edition: number,
  ): Promise<EnrolmentRow> {
    const { db, clock } = this.deps;
    const now = clock.now();
    return db.transaction().execute(async (tx) => {
      const changes = new EnrolmentChanges(tx);
      await changes.lock([meeting.id]);
      if ((await changes.seatsLeft(meeting.id)) <= 0) throw new DomainError('meeting.full');
      const row = newRow(meeting, applicant, edition, now, 'signedIn');
      const id = waitingRow?.id ?? row.id;
      const isStored = waitingRow
        ? await changes.transition(waitingRow.id, 'waiting', { state: 'signedIn', signed_in_at: now, updated_at: now })
        : await changes.add({ ...row, signed_in_at: now });
      const [enrolment] = isStored ? await readRows(changes, [id]) : [];
      if (!enrolment) throw new DomainError('enrolment.exists');
      return enrolment;
    });
  }

  /**
   * Applies a payment to an enrolment, in the payment's transaction. Returns 'gone' when the enrolment was cancelled
   * in the meantime.
   */
  async confirmPayment(tx: Tx, id: string, at: Date): Promise<'confirmed' | 'gone'> {
    const changes = new EnrolmentChanges(tx);
    const change = { state: 'paid', pay_before: null, updated_at: at } as const;
    if (!(await changes.transition(id, 'awaitingPayment', change))) return 'gone';
    await this.notify(tx, await readRows(changes, [id]));
    return 'confirmed';
  }

  /** Signs a person in. Idempotent: the first time is preserved. */
  async signIn(row: EnrolmentRow, now: Date): Promise<void> {
    const change = { state: 'signedIn', signed_in_at: now, updated_at: now } as const;
    await this.deps.db.transaction().execute((tx) => new EnrolmentChanges(tx).transition(row.id, row.state, change));
  }

  /** Cancels an enrolment, promotes the first on the waiting list, and refunds a payment. */
  async cancel(row: EnrolmentRow): Promise<void> {
    const { db, payments } = this.deps;
    const orders = await db.transaction().execute((tx) => this.cancelRows(tx, [row]));
    for (const order of orders) await payments.refundOrClose(order);
  }

  /**
   * Cancels all unused enrolments of a person. Returns their orders: pass them to `refundOrClose` after the
   * transaction.
   */
  async cancelAllOf(tx: Tx, person: { mobile: string | null; email: string | null }): Promise<PaymentRow[]> {
    return this.cancelRows(tx, await new EnrolmentRepository(tx).ofContacts(contactsOf(person)));
  }

  /**
   * Releases every seat that was not paid in time, and promotes waiting people. Called by a job and by each enrolment.
   */
  async releaseUnpaid(): Promise<number> {
    const { db, enrolments, clock } = this.deps;
    const now = clock.now();
    let releasedCount = 0;
    for (const meetingId of await enrolments.meetingsWithUnpaid(now)) {
      const changedRows = await db.transaction().execute(async (tx) => {
        const changes = new EnrolmentChanges(tx);
        await changes.lock([meetingId]);
        const rows = await this.releaseAndPromote(changes, [meetingId], now);
        await this.notify(tx, rows);
        return rows;
      });
      releasedCount += changedRows.filter(({ state }) => state === 'cancelled').length;
    }
    return releasedCount;
  }

  /** Cancels those enrolments that can be cancelled, and promotes waiting people. Returns their orders. */
  private async cancelRows(tx: Tx, candidates: EnrolmentRow[]): Promise<PaymentRow[]> {
    const rows = candidates.filter((row) => 'to' in outcomeOf('cancel', row));
    if (rows.length === 0) return [];
    const { payments, clock } = this.deps;
    const now = clock.now();
    const changes = new EnrolmentChanges(tx);
    const chargedIds = rows.filter(({ amount }) => amount > 0).map(({ id }) => id);
    const orders = await payments.lockOrders(tx, 'enrolment', chargedIds);
    const meetingIds = [...new Set(rows.map(({ meeting_id }) => meeting_id))];
    await changes.lock(meetingIds);
    const cancelledIds: string[] = [];
    // Read again under the locks, because a payment or sign-in may have changed an enrolment meanwhile.
    const current = await readRows(
      changes,
      rows.map(({ id }) => id),
    );
    for (const row of current) {
      const { id, state } = row;
      if (state === 'cancelled' || !('to' in outcomeOf('cancel', row))) continue;
      if (await changes.transition(id, state, { state: 'cancelled', ended_by: 'person', updated_at: now }))
        cancelledIds.push(id);
    }
    const promotedRows = await this.releaseAndPromote(changes, meetingIds, now);
    await this.notify(tx, [...(await readRows(changes, cancelledIds)), ...promotedRows]);
    const affectedOrders: PaymentRow[] = [];
    for (const order of orders)
      if (cancelledIds.includes(order.subject_id))
        affectedOrders.push(await payments.markForRefund(tx, order, 'The seat was released.'));
    return affectedOrders;
  }

  /**
   * In locked meetings: releases seats that were not paid in time, then promotes waiting people. Returns the changed
   * enrolments.
   */
  private async releaseAndPromote(changes: EnrolmentChanges, meetingIds: string[], now: Date): Promise<EnrolmentRow[]> {
    const changedIds: string[] = [];
    for (const meetingId of meetingIds) {
      changedIds.push(...(await changes.releaseUnpaid(meetingId, now)));
      let freeSeats = await changes.seatsLeft(meetingId);
      for (let first = await changes.firstWaiting(meetingId); first && freeSeats > 0; freeSeats--) {
        const outcome = outcomeOf('promote', first);
        if ('error' in outcome) throw new DomainError(outcome.error);
        const row = await changes.byId(first.id);
        await changes.transition(first.id, 'waiting', {
          state: outcome.to,
          pay_before:
            outcome.to === 'awaitingPayment' && row ? paymentDeadline(now, PROMOTED_MINUTES, row.starts_at) : null,
          updated_at: now,
        });
        changedIds.push(first.id);
        first = await changes.firstWaiting(meetingId);
      }
    }
    return readRows(changes, changedIds);
  }

  private async notify(tx: Tx, rows: EnrolmentRow[]): Promise<void> {
    for (const row of rows) await this.deps.messages.notify(tx, row);
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

const paymentDeadline = (now: Date, minutes: number, startsAt: Date): Date =>
  new Date(Math.min(now.getTime() + minutes * MINUTE, startsAt.getTime()));

async function readRows(changes: EnrolmentChanges, ids: string[]): Promise<EnrolmentRow[]> {
  const rows: EnrolmentRow[] = [];
  for (const id of ids) {
    const row = await changes.byId(id);
    if (row) rows.push(row);
  }
  return rows;
}

/** Rejects meetings that overlap in time. */
function rejectOverlaps(meetings: MeetingRow[], existingRows: EnrolmentRow[], locale: Locale): void {
  for (const meeting of meetings) {
    if (existingRows.some(({ meeting_id }) => meeting_id === meeting.id)) throw new DomainError('enrolment.exists');
    const overlapping = existingRows.find((row) => overlaps(meeting, { ...row, id: row.meeting_id }));
    if (overlapping) throw new DomainError('enrolment.overlaps', [], { title: localise(overlapping.title, locale) });
    const overlappingChoice = meetings.find((candidate) => overlaps(meeting, candidate));
    if (overlappingChoice) {
      const [one, other] = [localise(meeting.title, locale), localise(overlappingChoice.title, locale)];
      throw new DomainError('enrolment.chosenOverlap', [], { one, other });
    }
  }
}
