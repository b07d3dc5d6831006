/** Tables of payments and their notices for Kysely. */
import type { ColumnType } from 'kysely';
import type { Time } from '../columns';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** States and transitions: docs/concepts.md, Payment. */
export type PaymentState = 'created' | 'pending' | 'paid' | 'refunded' | 'closed' | 'failed';

export type PaymentSubject = 'registration' | 'enrolment';

export interface PaymentTable {
  id: string;
  order_no: string;
  subject: PaymentSubject;
  subject_id: string;
  person_id: string;
  /** Fen. */
  amount: number;
  description: string;
  method: 'jsapi' | 'native' | 'h5';
  state: PaymentState;
  parameters: ColumnType<unknown, string | null, string | null>;
  transaction_id: Nullable<string>;
  expires_at: Time;
  asked_at: Nullable<Date>;
  paid_at: Nullable<Date>;
  refund_due_at: Nullable<Date>;
  refund_reason: Nullable<string>;
  refunded_at: Nullable<Date>;
  created_at: Time;
  updated_at: Time;
  /** The browser that opened the order, in a public demo. */
  demo_visit: Nullable<string>;
}

interface PaymentNoticeTable {
  id: string;
  payment_id: string;
  received_at: Time;
}

export interface PaymentsTables {
  payment: PaymentTable;
  payment_notice: PaymentNoticeTable;
}
