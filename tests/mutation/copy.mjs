/** A disposable copy of the working tree, because sources are mutated in place. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What the store's tests don't read. */
const UNUSED = /^(?:content|deploy|tests\/(?:api|bench|compare|e2e|hostile|postgres|scan|soak|ssr))\//;

/**
 * Copies the files that Git tracks or would track, as they are now.
 * @returns the folder of the copy
 */
export function copyWorkingTree() {
  const copy = resolve('.cache/mutation/copy');
  rmSync(copy, { recursive: true, force: true });
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const name of new Set(names.split('\0').filter((one) => one && !UNUSED.test(one)))) {
    if (!existsSync(name)) continue;
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    copyFileSync(name, join(copy, name));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}
