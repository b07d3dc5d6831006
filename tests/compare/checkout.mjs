// The base version, checked out and built once.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

export const FOLDER = resolve('.cache/compare');

const run = (cwd, command, ...args) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: '' } });

/**
 * @param commit Of this repository.
 * @returns `root` of the checkout, its `name`, and the `folder` of its recordings
 */
export async function checkOut(commit) {
  const folder = `${FOLDER}/${commit}`;
  const root = `${folder}/checkout`;
  mkdirSync(folder, { recursive: true });
  if (!existsSync(root)) {
    run('.', 'git', 'clone', '--quiet', '--shared', '.', root);
    run(root, 'git', 'checkout', '--quiet', commit);
    run(root, 'npm', 'ci', '--no-audit', '--no-fund');
  }
  run(root, 'npm', 'run', '--silent', 'build');
  return { root, name: commit, folder };
}
