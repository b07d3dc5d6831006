/** The site's secret, which signs codes, tickets and QR codes. */
import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, type Config } from './config';

/**
 * The configured secret, or that of the data folder, which is generated once so that tickets and QR codes survive a
 * restart.
 */
export async function loadSiteSecret(config: Config): Promise<string> {
  if (config.secret) return config.secret;
  if (!config.sandbox) throw new ConfigError('SITE_SECRET: must be set in production.');
  const file = join(config.dataDir, 'secret');
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  // With 'wx' only one of concurrent processes writes the file; all then read the same secret.
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(file, 'utf8');
}

/** The secret with which this site would start; null when it would generate one. */
export async function findSiteSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): Promise<string | null> {
  return (
    secret ??
    readFile(join(dataDir, 'secret'), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return null;
    })
  );
}

/** A short hash that identifies a secret without revealing it. */
export const secretFingerprint = (secret: string): string =>
  createHmac('sha256', secret).update('which secret').digest('base64url').slice(0, 16);
