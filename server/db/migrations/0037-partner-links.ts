import type { Migration } from '.';

export const partnerLinks: Migration = {
  name: '0037-partner-links',
  statements: [
    // The link of an invitation, by the keyed hash of its token: it fills the form of the colleague with what the inviter typed.
    `alter table partner add column token_hash text`,
    `create unique index partner_token on partner (token_hash)`,
  ],
};
