/** `npm run backup`: writes the whole database to one file. `npm run backup -- check <file>` verifies one. */
import { join, resolve } from 'node:path';
import { readConfig } from '../config';
import { checkDump, isDump } from '../db/backup/dump';
import { checkBackup, describeContents } from '../db/backup/format';
import { isFolderInUse } from '../db/lock';
import { openUnmigrated, openForCommand } from '../db/open';
import { loadSiteSecret } from '../siteSecret';
import { sendCommand } from './sendCommand';
import { makeBackup } from './makeBackup';
import { parseOptions } from './options';

const usage = 'Usage: npm run backup [-- --file <path>] [--portable]\n       npm run backup -- check <path>';

export type BackupArgs = { action: 'make'; file: string | null; portable: boolean } | { action: 'check'; file: string };

/** Parses the arguments of the command; null when they are invalid. */
export function parseBackupArgs(args: string[]): BackupArgs | null {
  if (args[0] === 'check') return args.length === 2 && args[1] ? { action: 'check', file: args[1] } : null;
  const options = parseOptions(args, ['file'], ['portable']);
  if (!options || options.file === '') return null;
  return { action: 'make', file: options.file ?? null, portable: options.portable ?? false };
}

/** A file name that sorts by time. */
const backupName = (now: Date, kind: 'dump' | 'jsonl.gz'): string =>
  join('backups', `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.${kind}`);

async function describe(file: string): Promise<{ contents: string; madeAt: string }> {
  if (await isDump(file)) {
    const { tables, madeAt } = await checkDump(file);
    return { contents: `${tables} tables`, madeAt };
  }
  const { header, footer } = await checkBackup(file);
  return { contents: describeContents(footer), madeAt: header.madeAt };
}

/** Runs the command with its arguments. */
export async function backupCommand(args: string[]): Promise<void> {
  const request = parseBackupArgs(args);
  if (!request) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  if (request.action === 'check') {
    const { contents, madeAt } = await describe(request.file);
    console.log(`${request.file} is complete: ${contents}, created at ${madeAt}.`);
    return;
  }
  const printLines = (lines: string[]) => lines.forEach((line) => console.log(line));
  const config = readConfig(process.env);
  const url = request.portable ? null : config.databaseUrl;
  const file = resolve(request.file ?? backupName(new Date(), url ? 'dump' : 'jsonl.gz'));
  // With PGlite, a running server has locked the data folder and makes the backup itself.
  if (!config.databaseUrl && (await isFolderInUse(config.dataDir)))
    return printLines(((await sendCommand(config.dataDir, 'backup', { file })) as { lines: string[] }).lines);
  // Without migrations, because backups are made before updates.
  const database = await openForCommand(config, openUnmigrated);
  try {
    printLines(await makeBackup(database.db, { file, secret: await loadSiteSecret(config), url }));
  } finally {
    await database.close();
  }
}
