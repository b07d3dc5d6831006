/** Builds a release of an older commit in a separate worktree. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).trim();

/** Installs the older commit's packages: as links to ours if the lock files are equal, otherwise with npm. */
function givePackages(checkout) {
  const lock = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(checkout) === lock('.') && existsSync('node_modules')) {
    execFileSync('cp', ['-al', resolve('node_modules'), join(checkout, 'node_modules')]);
    return 'ours';
  }
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: checkout, stdio: 'ignore' });
  return 'its own';
}

/**
 * Builds a commit and copies its release. Returns the release's folder, and a function that removes the worktree.
 * @param ref any name of a commit that git knows
 * @param folder an empty folder for both
 */
export function makeOlderRelease(ref, folder, say) {
  const commit = git('rev-parse', '--verify', '--short', `${ref}^{commit}`);
  const checkout = join(folder, 'older');
  const release = join(folder, 'older-release');
  const began = Date.now();
  git('worktree', 'add', '--detach', checkout, commit);
  const remove = () => git('worktree', 'remove', '--force', checkout);
  try {
    const packages = givePackages(checkout);
    const env = { ...process.env, NODE_ENV: 'production' };
    execFileSync(process.execPath, ['webpack/build.mjs'], { cwd: checkout, env, stdio: 'ignore' });
    // Uses this version's release script, because an older one may have had none.
    execFileSync(process.execPath, [resolve('deploy/release.mjs'), release], { cwd: checkout, stdio: 'ignore' });
    say({
      older: commit,
      'commits behind': Number(git('rev-list', '--count', `${commit}..HEAD`)),
      packages,
      seconds: Math.round((Date.now() - began) / 1_000),
    });
    return { release, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
