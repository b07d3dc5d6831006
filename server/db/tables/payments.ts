/** Tables of payments and their notices, as Kysely sees them. */

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by its area
export interface PaymentsTables {}
