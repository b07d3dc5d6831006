/** Writes a backup and lists what else must be backed up. Called by the command or by the running server. */
import { stat } from 'node:fs/promises';
import { writeDump } from '../db/backup/dump';
import { describeContents } from '../db/backup/format';
import { writeBackup } from '../db/backup/write';
import type { Db } from '../db/connect';
import { secretFingerprint } from '../siteSecret';

interface BackupDeps {
  file: string;
  secret: string;
  /** The database server for pg_dump; null: the portable format. */
  url: string | null;
}

/** Makes a backup and returns the lines to print. The time is real time, even if a sandbox's clock is set. */
export async function makeBackup(db: Db, { file, secret, url }: BackupDeps): Promise<string[]> {
  const fingerprint = secretFingerprint(secret);
  const writeAndDescribe = async () => {
    if (url) return `${(await writeDump(db, url, file, fingerprint)).tables} tables`;
    const footer = await writeBackup(db, { file, madeAt: new Date(), secretFingerprint: fingerprint });
    return `${describeContents(footer)}, checksum ${footer.sha256.slice(0, 16)}`;
  };
  const contents = await writeAndDescribe();
  return [
    `${file}: ${contents}, ${((await stat(file)).size / 1_000_000).toFixed(1)} MB.`,
    "It contains personal data: restrict access to it. It does not contain the site's secret: store SITE_SECRET, or the file `secret` of " +
      'DATA_DIR, elsewhere. Without it, document numbers cannot be decrypted and QR codes are invalid.',
  ];
}
