/** Column types that many tables use. */
import type { ColumnType } from 'kysely';

/** A localised text in the database. */
export type Localised = Record<string, string>;

/** jsonb: read as a value, written as a JSON string (pg would turn an array into a PostgreSQL array). */
export type Json<T> = ColumnType<T, string, string>;

export type Time = ColumnType<Date, Date | string, Date | string>;

/** An illustration of content/art: its parameters and alternative text. */
export interface Picture {
  scene: string;
  seed: number | string;
  theme: number;
  ground: string;
  alt: Localised;
}
