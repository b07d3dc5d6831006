// Creates the source of all test databases before any test runs: a snapshot, which workers find by an environment
// variable, or a template database on the server of TEST_DATABASE_URL.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { snapshotFile } from './snapshotFile.mjs';

/** Tests in these folders have no database, so a run of them alone does not wait for one. */
const WITHOUT_DATABASE = /^(?:src|tests\/(?:architecture|store))(?:\/|$)/;

export default function globalSetup({ testPathPatterns: { patterns } }) {
  const file = snapshotFile();
  process.env.TEST_DATABASE_SNAPSHOT = file;
  if (patterns.length > 0 && patterns.every((pattern) => WITHOUT_DATABASE.test(pattern))) return;
  if (!process.env.TEST_DATABASE_URL && existsSync(file)) return;
  const script = join(import.meta.dirname, 'makeSnapshot.mts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The database snapshot could not be made:\n${stderr}`);
}
