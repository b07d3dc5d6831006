import type { Migration } from '.';

export const payments: Migration = {
  name: '0009-payments',
  statements: [
    `create table payment (
      id text primary key,
      order_no text not null unique,
      subject text not null check (subject in ('registration', 'enrolment')),
      subject_id text not null,
      person_id text not null references person (id),
      amount integer not null check (amount > 0),
      description text not null,
      method text not null check (method in ('jsapi', 'native', 'h5')),
      state text not null check (state in ('created', 'pending', 'paid', 'refunded', 'closed', 'failed')),
      -- What the page needs to let the person pay.
      parameters jsonb,
      transaction_id text unique,
      expires_at timestamptz not null,
      -- When the provider was last asked.
      asked_at timestamptz,
      paid_at timestamptz,
      -- Since when the money is to be given back, and why.
      refund_due_at timestamptz,
      refund_reason text,
      refunded_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    // One open or paid order per subject.
    `create unique index payment_standing on payment (subject, subject_id) where state in ('created', 'pending', 'paid')`,
    `create index payment_subject on payment (subject, subject_id, created_at)`,
    `create index payment_person on payment (person_id, created_at)`,
    `create index payment_open on payment (created_at) where state in ('created', 'pending')`,
    `create index payment_refund on payment (refund_due_at) where refund_due_at is not null and state = 'paid'`,
    // Applied notices, so that a repeated one is recognised.
    `create table payment_notice (
      id text primary key,
      payment_id text not null references payment (id) on delete cascade,
      received_at timestamptz not null
    )`,
  ],
};
