/** `npm run restore -- <file>`: restores a backup to the configured database. The site must not run. */
import { readConfig } from '../config';
import { isDump, restoreDump } from '../db/backup/dump';
import { BackupRefused } from '../db/backup/format';
import { restoreBackup } from '../db/backup/restore';
import { openAsItIs, openForCommand } from '../db/open';
import { knownSecret, secretFingerprint } from '../siteSecret';
import { readOptions } from './options';

const usage = 'Usage: npm run restore -- <file> [--force] [--other-secret]';

export interface RestoreWords {
  file: string;
  force: boolean;
  otherSecret: boolean;
}

/** Parses the arguments of the command; null when they are invalid. */
export function readRestoreWords([file, ...flags]: string[]): RestoreWords | null {
  const options = readOptions(flags, [], ['force', 'other-secret']);
  if (!file || file.startsWith('--') || !options) return null;
  return { file, force: options.force ?? false, otherSecret: options['other-secret'] ?? false };
}

/** Runs the command with its arguments. */
export async function restoreCommand(words: string[]): Promise<void> {
  const options = readRestoreWords(words);
  if (!options) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const config = readConfig(process.env);
  const secret = await knownSecret(config);
  const isOfServer = await isDump(options.file);
  if (isOfServer && !config.databaseUrl)
    throw new BackupRefused(
      `${options.file} is of a PostgreSQL server: restore it with DATABASE_URL. Between a server and PGlite goes what npm run backup -- --portable writes.`,
    );
  const database = await openForCommand(config, openAsItIs);
  try {
    const request = { ...options, secretMark: secret === null ? null : secretFingerprint(secret) };
    const { size, madeAt, applied } = isOfServer
      ? await restoreDump(database.db, config.databaseUrl ?? '', request)
      : await restoreBackup(database.db, request);
    console.log(`Restored ${size}, as of ${madeAt}.`);
    if (applied.length > 0) console.log(`Brought up to this version by ${applied.join(', ')}.`);
    if (options.otherSecret) console.log("The site's secret was not held against the backup's.");
  } finally {
    await database.close();
  }
}
