/** Imports the files of a content folder. */
import type { Db } from '../db/connect';
import { importContent, type ImportReport } from './import';
import { problemLine, readContent } from './read';

/**
 * Imports the content folder.
 * @throws Error with a line for each problem, before anything is written
 */
export async function importFolder(db: Db, folder: string): Promise<ImportReport> {
  const { content, problems } = await readContent(folder);
  if (problems.length > 0) throw new Error(`Invalid content:\n${problems.map(problemLine).join('\n')}`);
  return importContent(db, content);
}
