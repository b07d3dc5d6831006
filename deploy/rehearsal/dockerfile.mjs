/**
 * Runs the steps of a Dockerfile as commands on this machine: a stage is a folder, COPY copies into it, RUN runs in
 * its WORKDIR. There is no other user, system or read-only file system, as a container would have.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Parses the instructions, without comments and line continuations. */
export function readDockerfile(text) {
  return text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [, name, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      if (!name) throw new Error(`This line of the Dockerfile is not understood: ${line}`);
      return { name, rest };
    });
}

/** Copies the files that git knows or does not ignore, as .dockerignore would. */
function copyContext(to) {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) cpSync(file, join(to, file));
}

/** Runs the steps. Returns the folder of the last stage's WORKDIR. */
export function runDockerfile(file, folder, say) {
  const stages = new Map();
  let stage = null;
  const copy = (words) => {
    const from = words[0]?.startsWith('--from=') ? stages.get(words.shift().slice('--from='.length)) : null;
    const target = words.pop();
    const here = join(stage.folder, stage.workdir, target);
    for (const source of words) {
      if (from) cpSync(join(from.folder, source), here, { recursive: true });
      else if (source === '.') copyContext(here);
      else cpSync(source, join(here, source), { recursive: true });
    }
  };
  for (const { name, rest } of readDockerfile(readFileSync(file, 'utf8'))) {
    const began = Date.now();
    if (name === 'FROM') {
      const [, , as] = rest.split(/\s+/);
      stage = { folder: join(folder, as), workdir: '/' };
      rmSync(stage.folder, { recursive: true, force: true });
      stages.set(as, stage);
    } else if (name === 'WORKDIR') {
      stage.workdir = rest;
      mkdirSync(join(stage.folder, rest), { recursive: true });
    } else if (name === 'COPY') copy(rest.split(/\s+/));
    // System packages must be installed on this machine already.
    else if (name === 'RUN' && !rest.startsWith('apt-get ')) {
      const { status } = spawnSync('sh', ['-c', rest], { cwd: join(stage.folder, stage.workdir), stdio: 'inherit' });
      if (status !== 0) throw new Error(`The step failed: RUN ${rest}`);
    }
    const ms = Date.now() - began;
    if (ms > 500) say({ step: `${name} ${rest}`.slice(0, 80), seconds: Math.round(ms / 1000) });
  }
  return join(stage.folder, stage.workdir);
}
