/** Tables of what registrations got beyond 0002, as Kysely sees them. */

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by its area
export interface RegistrationsTables {}
