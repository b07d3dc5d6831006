/** What every database of the tests begins with: the schema and the real content. */
import { resolve } from 'node:path';
import { importContent } from '../../server/content/import';
import { readContent } from '../../server/content/read';
import type { Db } from '../../server/db/connect';
import { migrate } from '../../server/db/migrate';

export async function fillWithContent(db: Db): Promise<void> {
  await migrate(db);
  const { content, problems } = await readContent(resolve('content'));
  if (problems.length > 0) throw new Error(`The content is not right: ${JSON.stringify(problems.slice(0, 3))}`);
  await importContent(db, content);
}
