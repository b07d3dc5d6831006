// Type errors within seconds of a change. TypeScript 7 checks the sources in a process of its own, three times faster than the
// compiler API of TypeScript 5, which webpack and the lint use.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './rules.mjs';

const PROBLEM = /^(.+?)\((\d+),(\d+)\): error (TS\d+: .*)$/;
const IS_COMPLETE = /Found \d+ errors?\./;

/**
 * Checks types until `stop`.
 * @param onChecked called after each check with all problems
 */
export function watchTypes(onChecked) {
  const compiler = join(root, 'node_modules/typescript7/bin/tsc');
  const options = ['--noEmit', '--watch', '--preserveWatchOutput', '--pretty', 'false', '--checkers', '2'];
  const child = spawn(process.execPath, [compiler, '-p', 'webpack/tsconfig.json', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group, because the script starts the compiler as another process.
    detached: true,
  });
  let problems = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, moduleName, row, column, message] = PROBLEM.exec(line) ?? [];
    if (moduleName) problems.push({ moduleName, loc: `${row}:${column}`, message });
    else if (/^\s+\S/.test(line) && problems.length > 0) problems.at(-1).message += `\n${line}`;
    else if (IS_COMPLETE.test(line)) {
      onChecked(problems);
      problems = [];
    }
  });
  return {
    stop() {
      try {
        process.kill(-child.pid);
      } catch {
        // It has ended already.
      }
    },
  };
}
