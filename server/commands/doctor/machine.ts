/** Checks of the machine: Node, memory, disk space, port, data folder, and tools for tests. */
import { access, constants, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { cpus, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import type { Config } from '../../config';
import { isServed } from '../../db/lock';
import { bad, good, mind, type Finding } from './finding';

const GB = 1_000_000_000;
const NEEDED_NODE = [20, 19] as const;

/** End of security fixes for each major version (github.com/nodejs/release). */
const FIXED_UNTIL: Readonly<Record<number, string>> = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' };
/** The version in the container image. */
const ADVISED_NODE = 24;

/** @param day today, yyyy-mm-dd */
export function lookAtNode(version = process.versions.node, day = new Date().toISOString().slice(0, 10)): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const advice = `Install Node ${ADVISED_NODE}, which gets security fixes until ${FIXED_UNTIL[ADVISED_NODE]}.`;
  if (major < NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor < NEEDED_NODE[1]))
    return bad(`Node ${version} is too old: ${NEEDED_NODE.join('.')} or newer is needed.`, advice);
  const until = FIXED_UNTIL[major];
  return until !== undefined && until < day
    ? mind(`Node ${version} has had no security fixes since ${until}.`, advice)
    : good(`Node ${version}.`);
}

export function lookAtMemory(
  bytes = Math.min(process.constrainedMemory() || Infinity, totalmem()),
  cores = cpus().length,
): Finding {
  const summary = `${cores} ${cores === 1 ? 'core' : 'cores'}, ${(bytes / GB).toFixed(1)} GB of memory`;
  return bytes >= GB
    ? good(`${summary}.`)
    : mind(`${summary}.`, 'A process takes 350 MB on PostgreSQL and 700 on PGlite; building the site 2 GB.');
}

/** The folder, or its nearest existing ancestor. */
async function present(folder: string): Promise<string> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  return isThere || folder === dirname(folder) ? folder : present(dirname(folder));
}

export async function lookAtDisk(
  folder: string,
  read: (path: string) => Promise<{ bavail: number; bsize: number }> = statfs,
): Promise<Finding> {
  const { bavail, bsize } = await read(await present(folder));
  const free = bavail * bsize;
  const summary = `${(free / GB).toFixed(1)} GB free for ${folder}`;
  if (free < 0.2 * GB)
    return bad(`${summary}.`, 'Make room, or set DATA_DIR to another disk: a full one stops the database.');
  return free < 2 * GB ? mind(`${summary}.`, 'Make room before the next backup or update.') : good(`${summary}.`);
}

export async function lookAtFolder({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding> {
  if (await isServed(dataDir)) return good(`A site runs on ${dataDir} now.`);
  const probe = join(dataDir, `.doctor-${process.pid}`);
  try {
    const place = await present(dataDir);
    await access(`${place}/`, constants.W_OK);
    if (place !== dataDir) return good(`${dataDir} can be made by the first start.`);
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
    return good(`${dataDir} can be written to, and no process holds it.`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return bad(
      `${dataDir} cannot be written to (${code ?? 'unknown'}).`,
      'Give it to the user that runs the site, or set DATA_DIR.',
    );
  }
}

export async function lookAtPort({ host, port, dataDir }: Pick<Config, 'host' | 'port' | 'dataDir'>): Promise<Finding> {
  if (port === 0) return good('Any free port will do.');
  const failure = await new Promise<string | null>((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
  if (failure === null) return good(`Port ${port} of ${host} is free.`);
  if (failure === 'EADDRINUSE')
    return (await isServed(dataDir))
      ? good(`Port ${port} is in use, by the site that runs on this folder as it seems.`)
      : bad(`Port ${port} of ${host} is in use by another process.`, `Stop it (ss -ltnp | grep ${port}), or set PORT.`);
  return bad(
    `Port ${port} of ${host} cannot be listened on (${failure}).`,
    'Below 1024 needs a right of its own; HOST must be an address of this machine.',
  );
}

const finds = (command: string, ...words: string[]): string =>
  spawnSync(command, words, { encoding: 'utf8', timeout: 10_000 }).stdout ?? '';

/** Checks tools for tests and rehearsals; missing ones are only warnings. */
export function lookAtTools(run = finds): Finding[] {
  const tools: [string, () => boolean, string][] = [
    ['Chromium for end-to-end tests', () => run('chromium', '--version') !== '', 'chromium'],
    ['Java for the HTML checker', () => run('sh', '-c', 'command -v java') !== '', 'default-jre-headless'],
    ['Chinese and Japanese letters for pictures', () => /noto.*cjk/i.test(run('fc-list')), 'fonts-noto-cjk fontconfig'],
    ['PostgreSQL 15 for races', () => run('sh', '-c', 'ls /usr/lib/postgresql/15/bin/initdb') !== '', 'postgresql-15'],
    ['nginx for the rehearsal', () => run('sh', '-c', 'command -v nginx') !== '', 'nginx-light'],
  ];
  return tools.map(([what, isThere, packages]) =>
    isThere() ? good(`${what}.`) : mind(`Missing, for tests only: ${what}.`, `apt-get install ${packages}`),
  );
}
