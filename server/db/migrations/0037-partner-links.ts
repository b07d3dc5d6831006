import type { Migration } from '.';

export const partnerLinks: Migration = {
  name: '0037-partner-links',
  statements: [
    // Keyed hash of an invitation link's token. The link prefills the invited partner's form.
    `alter table partner add column token_hash text`,
    `create unique index partner_token on partner (token_hash)`,
  ],
};
