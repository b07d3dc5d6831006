/** What every database of the tests begins with: the schema and the real content. */
import { resolve } from 'node:path';
import { importFolder } from '../../server/content/importFolder';
import type { Db } from '../../server/db/connect';
import { migrate } from '../../server/db/migrate';

export async function fillWithContent(db: Db): Promise<void> {
  await migrate(db);
  await importFolder(db, resolve('content'));
}
