/** Tables of exhibitors, exhibits, booths, reservations, invitations, as Kysely sees them. */

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by its area
export interface ExhibitionTables {}
