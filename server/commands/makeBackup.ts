/** Writes a backup and says what else has to be kept; by the command itself, or by the running server that it asks. */
import { stat } from 'node:fs/promises';
import type { Db } from '../db/connect';
import { writeBackup } from '../db/backup/write';
import { markOf } from '../siteSecret';

/** Megabytes with one digit. */
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Gives the lines to show. The time of a backup is the real one, also in a sandbox whose clock was set. */
export async function makeBackup(db: Db, { file, secret }: { file: string; secret: string }): Promise<string[]> {
  const { rows, tables, sha256 } = await writeBackup(db, { file, madeAt: new Date(), secretMark: markOf(secret) });
  const { size } = await stat(file);
  return [
    `${file}: ${rows} rows of ${tables} tables, ${megabytes(size)}, checksum ${sha256.slice(0, 16)}.`,
    "It holds personal data: keep it where few can read it. It does not hold the site's secret: keep SITE_SECRET, or the file `secret` of " +
      'DATA_DIR, in another place. Without it numbers of documents cannot be read and QR codes are refused.',
  ];
}
