import type { Migration } from '.';

export const documentClaims: Migration = {
  name: '0028-document-claims',
  statements: [
    // Who holds a document in an edition: a registration or a member of a delegation. Rows that were there before get
    // their claims when the server starts (server/domain/documents), since the hash needs its secret.
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
    // It knew neither delegations nor that a card of 15 digits is the one of 18. Its column stays empty from here on;
    // a server of the version before, which may still run during an update, goes on writing it.
    `drop index visitor_registration_document`,
    `update visitor_registration set document_hash = null`,
  ],
};
