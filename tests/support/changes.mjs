/** What changed in the working tree, for commands with `--changed`. */
import { execFileSync } from 'node:child_process';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

const lines = (text) => text.split('\n').filter(Boolean);

const untrackedFiles = () => lines(git('ls-files', '--others', '--exclude-standard'));

/** The commit to compare with: where this branch left main; on an unchanged main its commit before the last one. */
export function baseCommit() {
  const base = git('merge-base', 'main', 'HEAD');
  return base === git('rev-parse', 'HEAD') && git('status', '--porcelain') === '' ? 'HEAD~1' : base;
}

/** Added and changed files, without deleted ones. */
export const changedFiles = (base = baseCommit()) => [
  ...lines(git('diff', '--name-only', '--diff-filter=d', base)),
  ...untrackedFiles(),
];

/** The lines of a file that differ from a commit, as pairs of first and last. */
export function changedLines(file, base) {
  if (untrackedFiles().includes(file)) return [[1, Infinity]];
  const hunks = git('diff', '--unified=0', base, '--', file).matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm);
  return [...hunks].map(([, first, count = '1']) => [Number(first), Number(first) + Number(count) - 1]);
}
