import type { Migration } from '.';

/**
 * 26 characters of Crockford base32 for each row, from the random bytes of two UUIDs (without their version and
 * variant).
 */
const newIds = `select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(bytes, i) & 31), 1), '')
  from generate_series(0, 29) as i where i % 16 not in (6, 8)`;

export const identity: Migration = {
  name: '0004-identity',
  statements: [
    // A person is identified by a verified mobile number, address or WeChat account. Each belongs to one person.
    `create table person (
      id text primary key,
      mobile text,
      email text,
      open_id text,
      nickname text,
      created_at timestamptz not null,
      check (mobile is not null or email is not null or open_id is not null)
    )`,
    `create unique index person_mobile on person (mobile) where mobile is not null`,
    `create unique index person_email on person (email) where email is not null`,
    `create unique index person_open_id on person (open_id) where open_id is not null`,
    // Until now a ticket belonged to a registration, and every registration had a verified address.
    `insert into person (id, email, created_at)
      select (${newIds}), email, created_at from (
        select email, min(created_at) as created_at, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as bytes
        from visitor_registration where email is not null group by email
      ) as owners`,
    `alter table visitor_registration add column person_id text references person (id)`,
    `update visitor_registration set person_id = person.id from person where person.email = visitor_registration.email`,
    `create index visitor_registration_person on visitor_registration (person_id, edition)`,
    `alter table ticket add column person_id text references person (id) on delete cascade`,
    `update ticket set person_id = visitor_registration.person_id
      from visitor_registration where visitor_registration.id = ticket.registration_id`,
    `delete from ticket where person_id is null`,
    `alter table ticket alter column person_id set not null`,
    `alter table ticket drop column registration_id`,
    `create index ticket_person on ticket (person_id)`,
    `create index ticket_expires on ticket (expires_at)`,
  ],
};
