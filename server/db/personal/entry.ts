/** What the registry of personal data says of a table, and how long anything is kept. */
import type { Database } from '../schema';

/** Why data is kept. */
export type Purpose =
  | 'registration'
  | 'delegation'
  | 'meeting'
  | 'exhibiting'
  | 'enquiry'
  | 'message'
  | 'newsletter'
  | 'payment'
  | 'security';

/** How long, by name: the page on privacy says these (`{retention.records}`). */
export const retention = {
  documents: { days: 30 },
  records: { months: 24 },
  enquiries: { months: 24 },
  messages: { days: 180 },
  unconfirmed: { days: 7 },
  codes: { days: 2 },
  visits: { days: 28 },
  orders: { years: 10 },
} as const;
export type Retention = keyof typeof retention;

type Table = keyof Database;
type Column<Name extends Table> = keyof Database[Name] & string;

/** How the rows of a person are found; any of these will do. */
export interface Owned<Name extends Table = Table> {
  /** Holds the id of the person. */
  person?: Column<Name>;
  /** Hold a number or address that somebody proved. */
  contacts?: readonly Column<Name>[];
  /** Holds the id of a row of the person's in one of these tables. */
  of?: { column: Column<Name>; tables: readonly Table[] };
}

/** From when the period counts. */
export interface Ends<Name extends Table = Table> {
  after: Retention;
  /** A time of the row, or the end of the edition: the one that the row names, or the row of another table, or in which the row was made. */
  from:
    | { time: Column<Name> }
    | { edition: Column<Name> }
    | { editionOf: Column<Name>; table: Table }
    | { editionUntil: Column<Name> };
  /** Of these rows alone. */
  where?: { column: Column<Name>; is: string | null } | { column: Column<Name>; isNot: string };
}

export interface PersonalTable<Name extends Table = Table> {
  table: Name;
  columns: readonly Column<Name>[];
  purpose: Purpose;
  /** Absent where nothing leads from a person to a row. */
  owned?: Owned<Name>;
  /** What an erasure does: deletes the row, or leaves it without these; or why it leaves the row as it is. */
  erase: 'delete' | { set: Readonly<Partial<Record<Column<Name>, string | null>>> } | { kept: string };
  /** When the sweep does the same (a row that an erasure leaves is deleted); absent where something else ends it. */
  ends?: Ends<Name>;
  /** The part of an export that has it; `records` are the columns as they stand. */
  export: 'records' | 'own part' | { not: string };
}

export const personal = <Name extends Table>(table: Name, rest: Omit<PersonalTable<Name>, 'table'>): PersonalTable =>
  ({ table, ...rest }) as unknown as PersonalTable;

export const secret = { not: 'A key, of which nothing can be read' } as const;
