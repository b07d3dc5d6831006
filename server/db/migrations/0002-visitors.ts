import type { Migration } from '.';

export const visitors: Migration = {
  name: '0002-visitors',
  statements: [
    `create table visitor_registration (
      id text primary key,
      edition integer not null,
      number text unique,
      channel text not null check (channel in ('zh', 'en', 'me', 'landing', 'exhibitor', 'group')),
      state text not null check (state in ('draft', 'submitted', 'awaitingPayment', 'paid', 'confirmed', 'admitted', 'cancelled')),
      email text,
      mobile text,
      locale text not null,
      form_id text not null,
      form_version integer not null,
      core jsonb not null,
      answers jsonb not null,
      questionnaire jsonb,
      consent jsonb not null,
      source text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    // One registration per e-mail address and edition. A cancelled one frees its address.
    `create unique index visitor_registration_email on visitor_registration (edition, email) where email is not null and state <> 'cancelled'`,
    `create table verification_code (
      id text primary key,
      address text not null,
      purpose text not null,
      session text not null,
      code_hash text not null,
      tries integer not null default 0,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      client text not null
    )`,
    `create index verification_code_address on verification_code (address, sent_at)`,
    `create index verification_code_client on verification_code (client, sent_at)`,
    `create table proof (
      session text not null,
      address text not null,
      purpose text not null,
      expires_at timestamptz not null,
      primary key (session, address, purpose)
    )`,
    // Queries whether an address is registered, counted per hour and day, so that lists of addresses cannot be tested.
    `create table existence_query (
      client text not null,
      session text not null,
      asked_at timestamptz not null
    )`,
    `create index existence_query_client on existence_query (client, asked_at)`,
    `create index existence_query_session on existence_query (session, asked_at)`,
    `create table ticket (
      hash text primary key,
      registration_id text not null references visitor_registration (id) on delete cascade,
      issued_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    `create table partner (
      id text primary key,
      registration_id text not null references visitor_registration (id) on delete cascade,
      name text not null,
      email text,
      mobile text,
      company text,
      state text not null check (state in ('added', 'invited', 'registered')),
      invited_at timestamptz,
      created_at timestamptz not null
    )`,
    `create unique index partner_email on partner (registration_id, email) where email is not null`,
    `create table outbox_message (
      id text primary key,
      kind text not null check (kind in ('mail', 'sms')),
      recipient text not null,
      template text not null,
      locale text not null,
      subject text not null,
      text text not null,
      html text,
      state text not null check (state in ('pending', 'sent', 'failed')),
      tries integer not null default 0,
      created_at timestamptz not null,
      sent_at timestamptz
    )`,
    `create index outbox_message_created on outbox_message (created_at desc)`,
    `create table tracking_record (
      id text primary key,
      action text not null,
      bhv_type text,
      obj_type text,
      obj_name text,
      act_obj text,
      bhv_datetime timestamptz,
      url text,
      browsing_time integer,
      received_at timestamptz not null
    )`,
  ],
};
