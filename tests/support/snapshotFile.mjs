import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve('.');
const inputs = [
  'content',
  'locales/terms',
  'server/db/migrations',
  'server/content',
  'server/lib/ids.ts',
  'tests/support/databaseSnapshot.ts',
  'package-lock.json',
];

function* filesIn(path) {
  if (!statSync(path).isDirectory()) return void (yield path);
  for (const name of readdirSync(path).sort()) if (!/\.test\.ts$|^art$/.test(name)) yield* filesIn(join(path, name));
}

/** The file of the database snapshot for the current content and schema: its name contains a hash of them. */
export function snapshotFile() {
  const hash = createHash('sha256');
  for (const input of inputs)
    for (const file of filesIn(join(root, input))) hash.update(file).update(readFileSync(file));
  return join(root, '.cache/tests', `database-${hash.digest('hex').slice(0, 16)}.tar`);
}
