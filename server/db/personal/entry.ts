/** Types of the personal-data registry, and the retention periods. */
import type { Database } from '../schema';

/** The purpose of the data. */
type Purpose =
  | 'registration'
  | 'delegation'
  | 'meeting'
  | 'exhibiting'
  | 'enquiry'
  | 'message'
  | 'newsletter'
  | 'payment'
  | 'security';

/** Retention periods by name; content texts reference them as `{retention.records}`. */
export const retention = {
  documents: { days: 30 },
  records: { months: 24 },
  enquiries: { months: 24 },
  messages: { days: 180 },
  unconfirmed: { days: 7 },
  codes: { days: 2 },
  uploads: { days: 1 },
  visits: { days: 28 },
  orders: { years: 10 },
} as const;
export type RetentionPeriod = keyof typeof retention;

type Table = keyof Database;
type Column<Name extends Table> = keyof Database[Name] & string;

/** How the rows of a person are found. A row matches when any of these matches. */
interface OwnerLookup<Name extends Table = Table> {
  /** The column with the person's id. */
  person?: Column<Name>;
  /** Columns with a verified mobile number or email address. */
  contacts?: readonly Column<Name>[];
  /** A column that references a row of the person in one of these tables. */
  via?: { column: Column<Name>; tables: readonly Table[] };
}

/** When rows expire. */
export interface ExpiryRule<Name extends Table = Table> {
  after: RetentionPeriod;
  /**
   * The start of the period: a time of the row, or the end of its edition, of a referenced row's edition, or of the
   * edition before which it was created.
   */
  from:
    | { time: Column<Name> }
    | { edition: Column<Name> }
    | { editionOf: Column<Name>; table: Table }
    | { editionUntil: Column<Name> };
  /** Restricts expiry to these rows. */
  where?: { column: Column<Name>; is: string | null } | { column: Column<Name>; isNot: string };
}

export interface PersonalTable<Name extends Table = Table> {
  table: Name;
  columns: readonly Column<Name>[];
  purpose: Purpose;
  /** Absent when a person's rows cannot be found. */
  owner?: OwnerLookup<Name>;
  /** The effect of an erasure: delete the row, overwrite these columns, or retain the row for a reason. */
  erase: 'delete' | { set: Readonly<Partial<Record<Column<Name>, string | null>>> } | { retained: string };
  /**
   * When the retention period ends and the row is erased; a row that an erasure retains is deleted then. Absent when
   * something else removes the row.
   */
  expiry?: ExpiryRule<Name>;
  /** How an export includes the row: in `records`, in its own section, or not at all for a reason. */
  export: 'records' | 'own section' | { excluded: string };
}

export const personalTable = <Name extends Table>(
  table: Name,
  rest: Omit<PersonalTable<Name>, 'table'>,
): PersonalTable => ({ table, ...rest }) as unknown as PersonalTable;

export const opaque = { excluded: 'A key or hash that reveals nothing' } as const;
