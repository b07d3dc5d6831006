/** Orders at the payment provider, and the notices that were applied. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../db/connect';
import { demoVisit } from '../../db/demoVisit';
import type { PaymentState, PaymentSubject, PaymentTable } from '../../db/tables/payments';

export type PaymentRow = Selectable<PaymentTable>;

export class PaymentRepository {
  constructor(private readonly db: Db) {}

  byId(id: string): Promise<PaymentRow | undefined> {
    return this.db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The order with this number, locked until the transaction ends. */
  lockByOrder(orderNo: string): Promise<PaymentRow | undefined> {
    return this.db.selectFrom('payment').selectAll().where('order_no', '=', orderNo).forUpdate().executeTakeFirst();
  }

  /** The open or paid order of a subject. */
  findActive(subject: PaymentSubject, subjectId: string): Promise<PaymentRow | undefined> {
    return this.db
      .selectFrom('payment')
      .selectAll()
      .where('subject', '=', subject)
      .where('subject_id', '=', subjectId)
      .where('state', 'in', ['created', 'pending', 'paid'])
      .executeTakeFirst();
  }

  /** The open and paid orders of subjects, locked in a fixed order until the transaction ends. */
  lockActive(subject: PaymentSubject, subjectIds: string[]): Promise<PaymentRow[]> {
    if (subjectIds.length === 0) return Promise.resolve([]);
    return this.db
      .selectFrom('payment')
      .selectAll()
      .where('subject', '=', subject)
      .where('subject_id', 'in', subjectIds)
      .where('state', 'in', ['created', 'pending', 'paid'])
      .orderBy('id')
      .forUpdate()
      .execute();
  }

  /** The newest order of each subject. */
  async newestOf(subject: PaymentSubject, subjectIds: string[]): Promise<Map<string, PaymentRow>> {
    if (subjectIds.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('payment')
      .selectAll()
      .where('subject', '=', subject)
      .where('subject_id', 'in', subjectIds)
      .orderBy('created_at')
      .execute();
    return new Map(rows.map((row) => [row.subject_id, row]));
  }

  ofPerson(personId: string): Promise<PaymentRow[]> {
    return this.db.selectFrom('payment').selectAll().where('person_id', '=', personId).orderBy('created_at').execute();
  }

  /** The public demo's browser that opened an order. */
  async demoVisitOf(orderNo: string): Promise<string | null> {
    const query = this.db.selectFrom('payment').select('demo_visit').where('order_no', '=', orderNo);
    return (await query.executeTakeFirst())?.demo_visit ?? null;
  }

  /** Stores an order; false when the subject has an open or paid order already. */
  async add(row: Insertable<PaymentTable>): Promise<boolean> {
    const result = await this.db
      .insertInto('payment')
      .values({ ...row, demo_visit: demoVisit.getStore() ?? null })
      .onConflict((conflict) =>
        conflict.columns(['subject', 'subject_id']).where('state', 'in', ['created', 'pending', 'paid']).doNothing(),
      )
      .executeTakeFirst();
    return Number(result.numInsertedOrUpdatedRows ?? 0n) === 1;
  }

  /** Changes an order that is still in one of the states `from`; undefined when it is not. */
  transition(id: string, from: PaymentState[], change: Updateable<PaymentTable>): Promise<PaymentRow | undefined> {
    return this.db
      .updateTable('payment')
      .set(change)
      .where('id', '=', id)
      .where('state', 'in', from)
      .returningAll()
      .executeTakeFirst();
  }

  /** Claims the next query to the provider, so that one process sends it; true for the first claim since `before`. */
  async claimQuery(id: string, before: Date, now: Date): Promise<boolean> {
    const result = await this.db
      .updateTable('payment')
      .set({ asked_at: now })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', before)]))
      .executeTakeFirst();
    return Number(result.numUpdatedRows) === 1;
  }

  /** Open orders that were created before `before` and have not been queried since then. */
  unsettled(before: Date, limit: number): Promise<PaymentRow[]> {
    return this.db
      .selectFrom('payment')
      .selectAll()
      .where('state', 'in', ['created', 'pending'])
      .where('created_at', '<=', before)
      .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', before)]))
      .orderBy('created_at')
      .limit(limit)
      .execute();
  }

  /** Orders with a refund that is due. */
  refundsDue(limit: number): Promise<PaymentRow[]> {
    return this.db
      .selectFrom('payment')
      .selectAll()
      .where('state', '=', 'paid')
      .where('refund_due_at', 'is not', null)
      .orderBy('refund_due_at')
      .limit(limit)
      .execute();
  }

  /** Records a notice; false when it was applied already. */
  async recordNotice(id: string, paymentId: string, now: Date): Promise<boolean> {
    const result = await this.db
      .insertInto('payment_notice')
      .values({ id, payment_id: paymentId, received_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return Number(result.numInsertedOrUpdatedRows ?? 0n) === 1;
  }
}
