/** Types of columns that many tables share. */
import type { ColumnType } from 'kysely';

/** A text in several languages, as it stands in the database (domain.md). */
export type Localised = Record<string, string>;

/** jsonb: read as a value, written as a JSON string (pg would turn an array into a PostgreSQL array). */
export type Json<T> = ColumnType<T, string, string>;

export type Time = ColumnType<Date, Date | string, Date | string>;

/** A picture drawn by content/art: what to draw and how it is told to those who do not see it. */
export interface Picture {
  scene: string;
  seed: number | string;
  theme: number;
  ground: string;
  alt: Localised;
}
