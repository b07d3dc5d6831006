/** `npm run restore -- <file>`: restores a backup to the configured database. The site must not run. */
import { readConfig } from '../config';
import { isDump, restoreDump } from '../db/backup/dump';
import { BackupError } from '../db/backup/format';
import { restoreBackup } from '../db/backup/restore';
import { openUnmigrated, openForCommand } from '../db/open';
import { findSiteSecret, secretFingerprint } from '../siteSecret';
import { parseOptions } from './options';

const usage = 'Usage: npm run restore -- <file> [--force] [--other-secret]';

export interface RestoreArgs {
  file: string;
  force: boolean;
  allowOtherSecret: boolean;
}

/** Parses the arguments of the command; null when they are invalid. */
export function parseRestoreArgs([file, ...flags]: string[]): RestoreArgs | null {
  const options = parseOptions(flags, [], ['force', 'other-secret']);
  if (!file || file.startsWith('--') || !options) return null;
  return { file, force: options.force ?? false, allowOtherSecret: options['other-secret'] ?? false };
}

/** Runs the command with its arguments. */
export async function restoreCommand(args: string[]): Promise<void> {
  const options = parseRestoreArgs(args);
  if (!options) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const config = readConfig(process.env);
  const secret = await findSiteSecret(config);
  const isServerDump = await isDump(options.file);
  if (isServerDump && !config.databaseUrl)
    throw new BackupError(
      `${options.file} is of a PostgreSQL server: restore it with DATABASE_URL. To move between a server and PGlite, use npm run backup -- --portable.`,
    );
  const database = await openForCommand(config, openUnmigrated);
  try {
    const request = { ...options, secretFingerprint: secret === null ? null : secretFingerprint(secret) };
    const { contents, madeAt, applied } = isServerDump
      ? await restoreDump(database.db, config.databaseUrl ?? '', request)
      : await restoreBackup(database.db, request);
    console.log(`Restored ${contents}, as of ${madeAt}.`);
    if (applied.length > 0) console.log(`Brought up to this version by ${applied.join(', ')}.`);
    if (options.allowOtherSecret) console.log("The site's secret was not compared with the backup's.");
  } finally {
    await database.close();
  }
}
