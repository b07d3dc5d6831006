/** Records of which one that says the same to the letter is stored once: a unique index over edition and fingerprint lets one in. */
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../db/schema';
import type { Db } from '../db/connect';

type Once = 'application' | 'booth_reservation' | 'visa_letter';
type Row<Table extends Once> = Selectable<Database[Table]>;

/** The tables are alike in what is asked of them here, which a type of all of them does not say. */
const like = <Table extends Once>(table: Table) => table as 'application';

/** Stores a record and does what follows from it, both or neither; undefined where the same one was there already. */
export async function addOnce<Table extends Once>(
  db: Db,
  table: Table,
  row: Insertable<Database[Table]>,
  follow: (tx: Db) => Promise<void> = () => Promise.resolve(),
): Promise<Row<Table> | undefined> {
  return db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto(like(table))
      .values(row as Insertable<Database['application']>)
      .onConflict((conflict) => conflict.columns(['edition', 'fingerprint']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (added) await follow(tx);
    return added as Row<Table> | undefined;
  });
}

/** The record that says the same to the letter. */
export const sameOf = <Table extends Once>(
  db: Db,
  table: Table,
  edition: number,
  fingerprint: string,
): Promise<Row<Table> | undefined> =>
  db
    .selectFrom(like(table))
    .selectAll()
    .where('edition', '=', edition)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst() as Promise<Row<Table> | undefined>;

/** The records that name one of these addresses, the newest first. */
export async function ofContacts<Table extends 'application' | 'visa_letter'>(
  db: Db,
  table: Table,
  contacts: string[],
  limit: number,
): Promise<Row<Table>[]> {
  if (contacts.length === 0) return [];
  const rows = await db
    .selectFrom(like(table))
    .selectAll()
    .where('email', 'in', contacts)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows as Row<Table>[];
}
