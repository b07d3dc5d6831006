/** `npm run backup`: everything that the database holds, in one file; `npm run backup -- check <file>` reads one again. */
import { join, resolve } from 'node:path';
import { readConfig } from '../config';
import { checkBackup } from '../db/backup/format';
import { isServed } from '../db/lock';
import { openAsItIs, openForCommand } from '../db/open';
import { siteSecret } from '../siteSecret';
import { askServer } from './askServer';
import { makeBackup } from './makeBackup';
import { readOptions } from './options';

const usage = 'Usage: npm run backup [-- --file <path>]\n       npm run backup -- check <path>';

export type BackupWords = { verb: 'make'; file: string | null } | { verb: 'check'; file: string };

/** What is asked of the command, read from its words; null when they make no sense. */
export function readBackupWords(words: string[]): BackupWords | null {
  if (words[0] === 'check') return words.length === 2 && words[1] ? { verb: 'check', file: words[1] } : null;
  const options = readOptions(words, ['--file'] as const);
  if (!options || options.get('--file') === '') return null;
  return { verb: 'make', file: options.get('--file') ?? null };
}

/** A name that sorts by time. */
const nameAt = (now: Date): string =>
  join('backups', `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl.gz`);

/** Runs the command with the words after its name. */
export async function backupCommand(words: string[]): Promise<void> {
  const asked = readBackupWords(words);
  if (!asked) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  if (asked.verb === 'check') {
    const { head, end } = await checkBackup(asked.file);
    console.log(`${asked.file} is whole: ${end.rows} rows of ${end.tables} tables, made at ${head.madeAt}.`);
    return;
  }
  const file = resolve(asked.file ?? nameAt(new Date()));
  const show = (lines: string[]) => lines.forEach((line) => console.log(line));
  const config = readConfig(process.env);
  // A running server holds the data folder of PGlite: it does it itself.
  if (!config.databaseUrl && (await isServed(config.dataDir)))
    return show(((await askServer(config.dataDir, 'backup', { file })) as { lines: string[] }).lines);
  // Nothing is migrated: a backup is what one makes before an update.
  const database = await openForCommand(config, openAsItIs);
  try {
    show(await makeBackup(database.db, { file, secret: await siteSecret(config) }));
  } finally {
    await database.close();
  }
}
