import type { Migration } from '.';

export const partnerLinks: Migration = {
  name: '0037-partner-links',
  statements: [
    // Keyed hash of the token of an invitation link, which prefills the form of the invited colleague.
    `alter table partner add column token_hash text`,
    `create unique index partner_token on partner (token_hash)`,
  ],
};
