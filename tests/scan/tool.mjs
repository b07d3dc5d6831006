// Runs a scanner until it ends or times out.
import { spawn, spawnSync } from 'node:child_process';

/** Whether this machine has it: the first line of its version output. */
export function versionOf(name) {
  const { error, stdout = '', stderr = '' } = spawnSync(name, ['--version'], { encoding: 'utf8' });
  return error ? null : (/\d+\.\d+[.\d]*/.exec(`${stdout}\n${stderr}`)?.[0] ?? 'unknown');
}

/**
 * Resolves with its output and whether it timed out. Its home is a folder of the run, because scanners store their
 * results there.
 */
export function runTool(name, args, { home, seconds }) {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      env: { PATH: process.env.PATH, HOME: home, LANG: 'C.UTF-8', PYTHONWARNINGS: 'ignore' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let text = '';
    let hasTimedOut = false;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
    const timer = setTimeout(() => {
      hasTimedOut = true;
      process.kill(-child.pid, 'SIGKILL');
    }, seconds * 1000);
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      resolve({ text, hasTimedOut });
    });
  });
}
