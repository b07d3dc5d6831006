import type { Migration } from '.';

export const documentClaims: Migration = {
  name: '0028-document-claims',
  statements: [
    // The holder of a document in an edition: a registration or a delegation member. Existing rows get their claims
    // when the server starts (server/domain/documents), because the hash needs its secret.
    `create table document_claim (
      registration_id text unique references visitor_registration (id) on delete cascade,
      member_id text unique references group_user (id) on delete cascade,
      edition integer not null,
      document_hash text not null,
      state text not null check (state in ('held', 'duplicate', 'disputed')),
      created_at timestamptz not null,
      check (num_nonnulls(registration_id, member_id) = 1)
    )`,
    `create unique index document_claim_held on document_claim (edition, document_hash) where state = 'held'`,
    // The old index covered neither delegations nor ID numbers of 15 digits. Its column is unused from here on, but an
    // older version that still runs during an update writes it.
    `drop index visitor_registration_document`,
    `update visitor_registration set document_hash = null`,
  ],
};
