/**
 * `npm run content -- check|import`: validates content/, and imports it into the database. `generate` is
 * content/tools/generateLoad.ts.
 */
import { resolve } from 'node:path';
import { readConfig } from '../config';
import { importContent, type ImportReport } from '../content/import';
import { problemLine, readContent } from '../content/read';
import { isFolderInUse } from '../db/lock';
import { openForCommand } from '../db/open';
import { sendCommand } from './sendCommand';

const usage = 'Usage: npm run content -- check | import | generate --exhibitors <1 to 200000>';

function reportLines({ changes }: ImportReport): string[] {
  const changed = Object.entries(changes).filter(([, { written, removed }]) => written + removed > 0);
  if (changed.length === 0) return ['The database already has this content.'];
  return changed.map(([kind, { written, removed }]) => `${kind}: ${written} written, ${removed} removed`);
}

async function check(folder: string) {
  const { content, problems } = await readContent(folder);
  for (const problem of problems) console.error(problemLine(problem));
  if (problems.length > 0) {
    console.error(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}. Nothing was changed.`);
    process.exitCode = 1;
    return null;
  }
  return content;
}

async function importAll(folder: string): Promise<void> {
  const content = await check(folder);
  if (!content) return;
  const config = readConfig(process.env);
  // With PGlite, a running server has locked the data folder and imports the same files itself.
  if (!config.databaseUrl && (await isFolderInUse(config.dataDir))) {
    const report = (await sendCommand(config.dataDir, 'content/import')) as ImportReport;
    for (const line of reportLines(report)) console.log(line);
    return;
  }
  const database = await openForCommand(config);
  try {
    for (const line of reportLines(await importContent(database.db, content))) console.log(line);
  } finally {
    await database.close();
  }
}

/** Runs the command with its arguments. */
export async function contentCommand([action, ...rest]: string[]): Promise<void> {
  const folder = resolve('content');
  if (action === 'check' && rest.length === 0) {
    const content = await check(folder);
    if (content)
      console.log(
        `The content is valid: ${content.news.length} news, ${content.seo.length} SEO records, ${content.menu.length} menus, ${content.home.length} home blocks.`,
      );
  } else if (action === 'import' && rest.length === 0) await importAll(folder);
  else {
    console.error(usage);
    process.exitCode = 2;
  }
}
