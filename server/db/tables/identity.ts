/** Tables of captchas, proofs, sign-in, as Kysely sees them. */

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by its area
export interface IdentityTables {}
