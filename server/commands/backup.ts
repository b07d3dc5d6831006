/** `npm run backup`: writes the whole database to one file. `npm run backup -- check <file>` verifies one. */
import { join, resolve } from 'node:path';
import { readConfig } from '../config';
import { checkDump, isDump } from '../db/backup/dump';
import { checkBackup, sizeOf } from '../db/backup/format';
import { isServed } from '../db/lock';
import { openAsItIs, openForCommand } from '../db/open';
import { siteSecret } from '../siteSecret';
import { askServer } from './askServer';
import { makeBackup } from './makeBackup';
import { readOptions } from './options';

const usage = 'Usage: npm run backup [-- --file <path>] [--portable]\n       npm run backup -- check <path>';

export type BackupWords = { verb: 'make'; file: string | null; portable: boolean } | { verb: 'check'; file: string };

/** Parses the arguments of the command; null when they are invalid. */
export function readBackupWords(words: string[]): BackupWords | null {
  if (words[0] === 'check') return words.length === 2 && words[1] ? { verb: 'check', file: words[1] } : null;
  const options = readOptions(words, ['file'], ['portable']);
  if (!options || options.file === '') return null;
  return { verb: 'make', file: options.file ?? null, portable: options.portable ?? false };
}

/** A file name that sorts by time. */
const nameAt = (now: Date, kind: 'dump' | 'jsonl.gz'): string =>
  join('backups', `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.${kind}`);

async function describe(file: string): Promise<{ size: string; madeAt: string }> {
  if (await isDump(file)) {
    const { tables, madeAt } = await checkDump(file);
    return { size: `${tables} tables`, madeAt };
  }
  const { head, end } = await checkBackup(file);
  return { size: sizeOf(end), madeAt: head.madeAt };
}

/** Runs the command with its arguments. */
export async function backupCommand(words: string[]): Promise<void> {
  const request = readBackupWords(words);
  if (!request) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  if (request.verb === 'check') {
    const { size, madeAt } = await describe(request.file);
    console.log(`${request.file} is whole: ${size}, made at ${madeAt}.`);
    return;
  }
  const show = (lines: string[]) => lines.forEach((line) => console.log(line));
  const config = readConfig(process.env);
  const url = request.portable ? null : config.databaseUrl;
  const file = resolve(request.file ?? nameAt(new Date(), url ? 'dump' : 'jsonl.gz'));
  // With PGlite, a running server holds the data folder and makes the backup itself.
  if (!config.databaseUrl && (await isServed(config.dataDir)))
    return show(((await askServer(config.dataDir, 'backup', { file })) as { lines: string[] }).lines);
  // Without migrations, because backups are made before updates.
  const database = await openForCommand(config, openAsItIs);
  try {
    show(await makeBackup(database.db, { file, secret: await siteSecret(config), url }));
  } finally {
    await database.close();
  }
}
