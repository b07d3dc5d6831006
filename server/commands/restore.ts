/** `npm run restore -- <file>`: brings the configured database to what a backup holds. The site must not run. */
import { readConfig } from '../config';
import { restoreBackup } from '../db/backup/restore';
import { openAsItIs, openForCommand } from '../db/open';
import { knownSecret, markOf } from '../siteSecret';

const usage = 'Usage: npm run restore -- <file> [--force] [--other-secret]';

export interface RestoreWords {
  file: string;
  force: boolean;
  otherSecret: boolean;
}

/** What is asked of the command, read from its words; null when they make no sense. */
export function readRestoreWords([file, ...flags]: string[]): RestoreWords | null {
  const isKnown = flags.every((flag) => flag === '--force' || flag === '--other-secret');
  if (!file || file.startsWith('--') || !isKnown) return null;
  return { file, force: flags.includes('--force'), otherSecret: flags.includes('--other-secret') };
}

/** Runs the command with the words after its name. */
export async function restoreCommand(words: string[]): Promise<void> {
  const asked = readRestoreWords(words);
  if (!asked) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const config = readConfig(process.env);
  const secret = await knownSecret(config);
  const database = await openForCommand(config, openAsItIs);
  try {
    const { head, end, applied } = await restoreBackup(database.db, {
      ...asked,
      secretMark: secret === null ? null : markOf(secret),
    });
    console.log(`Restored ${end.rows} rows of ${end.tables} tables, as of ${head.madeAt}.`);
    if (applied.length > 0) console.log(`Brought up to this version by ${applied.join(', ')}.`);
    if (asked.otherSecret) console.log("The site's secret was not held against the backup's.");
  } finally {
    await database.close();
  }
}
