/** The site's secret: signs codes, tickets and QR codes. */
import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BadConfig, type Config } from './config';

/** The secret of a data folder: made once, so that tickets and QR codes stay good after a restart. */
export async function siteSecret(config: Config): Promise<string> {
  if (config.secret) return config.secret;
  if (!config.sandbox) throw new BadConfig('SITE_SECRET: must be set in production.');
  const file = join(config.dataDir, 'secret');
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  // 'wx' lets the first of several processes win; all then read the same.
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(file, 'utf8');
}

/** The secret that a site here would start with; null where one would be made. */
export async function knownSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): Promise<string | null> {
  return (
    secret ??
    readFile(join(dataDir, 'secret'), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return null;
    })
  );
}

/** Tells one secret from another without giving it away. */
export const markOf = (secret: string): string =>
  createHmac('sha256', secret).update('which secret').digest('base64url').slice(0, 16);
