/** Tables of videos, photos, downloads, adverts, support units, topics, pages, search, as Kysely sees them. */

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by its area
export interface LibraryTables {}
