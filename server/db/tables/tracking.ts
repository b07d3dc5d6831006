/** Tables of tracking and its summary, as Kysely sees them. */

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by its area
export interface TrackingTables {}
