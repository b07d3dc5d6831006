import type { Migration } from '.';

export const registrations: Migration = {
  name: '0005-registrations',
  statements: [
    `alter table visitor_registration
      add column document_kind text check (document_kind in ('idCard', 'passport', 'hkMacaoPermit', 'taiwanPermit')),
      add column document_sealed text,
      add column document_hash text,
      add column amount_due integer not null default 0 check (amount_due >= 0),
      add column redeem_code text,
      add column invitation_code text,
      add column landing text,
      add column cancel_reason text,
      add column admitted_at timestamptz`,
    // One registration per number and per document in an edition. A cancelled one frees both.
    `create unique index visitor_registration_mobile on visitor_registration (edition, mobile) where mobile is not null and state <> 'cancelled'`,
    `create unique index visitor_registration_document on visitor_registration (edition, document_hash) where document_hash is not null and state <> 'cancelled'`,
    // Visitors and delegation members share one range of numbers, which are never reused.
    `create table registration_number (number text primary key)`,
    `insert into registration_number select number from visitor_registration where number is not null`,
    `create unique index partner_mobile on partner (registration_id, mobile) where mobile is not null`,
    // For finding the invitations of a partner who registers.
    `create index partner_by_mobile on partner (mobile) where mobile is not null`,
    `create index partner_by_email on partner (email) where email is not null`,
    `create table redeem_code (
      code text primary key,
      edition integer not null,
      uses_left integer not null,
      valid_until timestamptz not null,
      constraint redeem_code_uses check (uses_left >= 0)
    )`,
    // A reserved use is already subtracted from uses_left. It is returned when the reservation expires.
    `create table redeem_hold (
      code text not null references redeem_code (code) on delete cascade,
      mobile text not null,
      held_until timestamptz not null,
      primary key (code, mobile)
    )`,
    `create table invitation (
      code text primary key,
      edition integer not null,
      exhibitor_id text,
      exhibitor_name jsonb not null,
      booths jsonb not null,
      valid_until timestamptz not null
    )`,
    `create table change_link (
      token_hash text primary key,
      registration_id text not null references visitor_registration (id) on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    `create table booth_reservation (
      id text primary key,
      edition integer not null,
      person_id text references person (id) on delete set null,
      state text not null check (state in ('submitted', 'contacted', 'accepted', 'declined')),
      locale text not null,
      mobile text,
      email text,
      form_id text not null,
      form_version integer not null,
      core jsonb not null,
      answers jsonb not null,
      consent jsonb not null,
      source text,
      created_at timestamptz not null
    )`,
    `create index booth_reservation_person on booth_reservation (person_id)`,
  ],
};
