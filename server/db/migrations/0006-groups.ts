import type { Migration } from '.';

export const groups: Migration = {
  name: '0006-groups',
  statements: [
    `create table visitor_group (
      id text primary key,
      edition integer not null,
      person_id text not null references person (id),
      state text not null check (state in ('forming', 'delegation', 'locked')),
      company text not null,
      contact_name text not null,
      contact_mobile text not null,
      contact_email text,
      visit_day text,
      remarks text,
      car_nos jsonb not null default '[]',
      master_id text,
      consent jsonb not null,
      locale text not null,
      source text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    // One group per number and edition.
    `create unique index visitor_group_mobile on visitor_group (edition, contact_mobile)`,
    `create index visitor_group_person on visitor_group (person_id)`,
    `create table group_user (
      id text primary key,
      group_id text not null references visitor_group (id) on delete cascade,
      position bigint generated always as identity,
      name text not null,
      mobile text not null,
      email text,
      job_title text,
      department text,
      document_kind text check (document_kind in ('idCard', 'passport', 'hkMacaoPermit', 'taiwanPermit')),
      document_sealed text,
      number text unique,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint group_user_mobile unique (group_id, mobile),
      unique (group_id, id)
    )`,
    `create index group_user_by_mobile on group_user (mobile)`,
    // A group references exactly one master, who must be one of its members.
    `alter table visitor_group add constraint visitor_group_master
      foreign key (id, master_id) references group_user (group_id, id)`,
    // A checked workbook, encrypted, until it is saved.
    `create table excel_import (
      id text primary key,
      group_id text not null references visitor_group (id) on delete cascade,
      sealed text not null,
      expires_at timestamptz not null
    )`,
  ],
};
