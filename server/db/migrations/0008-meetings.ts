import type { Migration } from '.';

export const meetings: Migration = {
  name: '0008-meetings',
  statements: [
    `create table meeting_theme (
      id text primary key,
      slug text not null unique,
      position integer not null,
      title jsonb not null,
      summary jsonb not null,
      body jsonb not null,
      cover jsonb not null
    )`,
    `create table meeting (
      id text primary key,
      slug text not null unique,
      theme_id text references meeting_theme (id),
      topics jsonb not null,
      title jsonb not null,
      summary jsonb not null,
      body jsonb not null,
      cover jsonb not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      hall text,
      room jsonb not null,
      price integer not null check (price >= 0),
      seats integer check (seats >= 0),
      languages jsonb not null,
      organisers jsonb not null,
      agenda jsonb not null,
      speakers jsonb not null,
      is_hot boolean not null,
      enrol_from timestamptz not null,
      enrol_until timestamptz not null,
      form jsonb,
      published boolean not null,
      cancelled boolean not null,
      views integer not null default 0,
      check (ends_at > starts_at)
    )`,
    `create index meeting_time on meeting (starts_at, id) where published`,
    `create table meeting_dynamic (
      id text primary key,
      slug text not null unique,
      meeting_id text references meeting (id),
      theme_id text references meeting_theme (id),
      title jsonb not null,
      summary jsonb not null,
      path text,
      cover jsonb,
      published_at timestamptz not null
    )`,
    `create table enrolment (
      id text primary key,
      number text not null unique,
      -- The order of the waiting list, also for enrolments of the same instant.
      position bigint generated always as identity,
      meeting_id text not null references meeting (id),
      -- The owner: the mobile number, otherwise the e-mail address. Null for a walk-in without either.
      contact text,
      name text not null,
      mobile text,
      email text,
      company text,
      job_title text,
      locale text not null,
      form jsonb,
      answers jsonb not null,
      consent jsonb not null,
      source text,
      state text not null check (state in ('enrolled', 'waiting', 'awaitingPayment', 'paid', 'signedIn', 'cancelled')),
      amount integer not null check (amount >= 0),
      pay_before timestamptz,
      signed_in_at timestamptz,
      -- Why it ended: the person cancelled it, or it was not paid in time.
      ended_by text check (ended_by in ('person', 'unpaid')),
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    // One enrolment per person and meeting. After a cancellation the person may enrol again.
    `create unique index enrolment_contact on enrolment (meeting_id, contact) where contact is not null and state <> 'cancelled'`,
    `create index enrolment_contact_all on enrolment (contact) where contact is not null`,
    `create index enrolment_meeting on enrolment (meeting_id, state, position)`,
    `create index enrolment_unpaid on enrolment (pay_before) where state = 'awaitingPayment'`,
    `create table staff_device (
      id text primary key,
      name text not null,
      token_hash text not null unique,
      meeting_ids jsonb not null,
      issued_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`,
  ],
};
