/** The initial content of every test database: the schema and the real content. */
import { resolve } from 'node:path';
import { importFolder } from '../../server/content/importFolder';
import type { Db } from '../../server/db/connect';
import { migrate } from '../../server/db/migrate';

export async function fillWithContent(db: Db): Promise<void> {
  await migrate(db);
  await importFolder(db, resolve('content'));
}

/** Changes properties of an imported content record (table `document`), as an import of a changed file would. */
export async function changeContentRecord(db: Db, kind: string, id: string, changes: object): Promise<void> {
  const { data } = await db
    .selectFrom('document')
    .select('data')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('document')
    .set({ data: JSON.stringify({ ...(data as object), ...changes }) })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}
