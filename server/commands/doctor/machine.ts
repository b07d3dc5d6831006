/** Checks of the machine: Node, memory, disk space, port, data folder, and tools for tests. */
import { access, constants, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { cpus, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import type { Config } from '../../config';
import { isFolderInUse } from '../../db/lock';
import { failure, ok, warning, type Diagnostic } from './diagnostic';

const GB = 1_000_000_000;
const MIN_NODE = [20, 19] as const;

/** End of security fixes for each major version (github.com/nodejs/release). */
const END_OF_LIFE: Readonly<Record<number, string>> = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' };
/** The version in the container image. */
const RECOMMENDED_NODE = 24;

/** @param day today, yyyy-mm-dd */
export function checkNode(version = process.versions.node, day = new Date().toISOString().slice(0, 10)): Diagnostic {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const advice = `Install Node ${RECOMMENDED_NODE}, which gets security fixes until ${END_OF_LIFE[RECOMMENDED_NODE]}.`;
  if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1]))
    return failure(`Node ${version} is too old: ${MIN_NODE.join('.')} or newer is needed.`, advice);
  const until = END_OF_LIFE[major];
  return until !== undefined && until < day
    ? warning(`Node ${version} has had no security fixes since ${until}.`, advice)
    : ok(`Node ${version}.`);
}

export function checkMemory(
  bytes = Math.min(process.constrainedMemory() || Infinity, totalmem()),
  cores = cpus().length,
): Diagnostic {
  const summary = `${cores} ${cores === 1 ? 'core' : 'cores'}, ${(bytes / GB).toFixed(1)} GB of memory`;
  return bytes >= GB
    ? ok(`${summary}.`)
    : warning(`${summary}.`, 'A process takes 350 MB on PostgreSQL and 700 on PGlite; building the site 2 GB.');
}

/** The folder, or its nearest existing ancestor. */
async function existingAncestor(folder: string): Promise<string> {
  const exists = await access(folder).then(
    () => true,
    () => false,
  );
  return exists || folder === dirname(folder) ? folder : existingAncestor(dirname(folder));
}

export async function checkDisk(
  folder: string,
  read: (path: string) => Promise<{ bavail: number; bsize: number }> = statfs,
): Promise<Diagnostic> {
  const { bavail, bsize } = await read(await existingAncestor(folder));
  const free = bavail * bsize;
  const summary = `${(free / GB).toFixed(1)} GB free for ${folder}`;
  if (free < 0.2 * GB)
    return failure(`${summary}.`, 'Make room, or set DATA_DIR to another disk: a full one stops the database.');
  return free < 2 * GB ? warning(`${summary}.`, 'Make room before the next backup or update.') : ok(`${summary}.`);
}

export async function checkFolder({ dataDir }: Pick<Config, 'dataDir'>): Promise<Diagnostic> {
  if (await isFolderInUse(dataDir)) return ok(`A site runs on ${dataDir} now.`);
  const probe = join(dataDir, `.doctor-${process.pid}`);
  try {
    const ancestor = await existingAncestor(dataDir);
    await access(`${ancestor}/`, constants.W_OK);
    if (ancestor !== dataDir) return ok(`${dataDir} will be created by the first start.`);
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
    return ok(`${dataDir} is writable, and no process has locked it.`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return failure(
      `${dataDir} cannot be written to (${code ?? 'unknown'}).`,
      'Make the user that runs the site its owner, or set DATA_DIR.',
    );
  }
}

export async function checkPort({
  host,
  port,
  dataDir,
}: Pick<Config, 'host' | 'port' | 'dataDir'>): Promise<Diagnostic> {
  if (port === 0) return ok('Any free port will do.');
  const listenError = await new Promise<string | null>((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
  if (listenError === null) return ok(`Port ${port} of ${host} is free.`);
  if (listenError === 'EADDRINUSE')
    return (await isFolderInUse(dataDir))
      ? ok(`Port ${port} is in use, probably by the running site.`)
      : failure(
          `Port ${port} of ${host} is in use by another process.`,
          `Stop it (ss -ltnp | grep ${port}), or set PORT.`,
        );
  return failure(
    `Port ${port} of ${host} cannot be listened on (${listenError}).`,
    'Ports below 1024 need a privilege. HOST must be an address of this machine.',
  );
}

const runTool = (command: string, ...args: string[]): string =>
  spawnSync(command, args, { encoding: 'utf8', timeout: 10_000 }).stdout ?? '';

/** Checks tools for tests and rehearsals; missing ones are only warnings. */
export function checkTools(run = runTool): Diagnostic[] {
  const tools: [string, () => boolean, string][] = [
    ['Chromium for end-to-end tests', () => run('chromium', '--version') !== '', 'chromium'],
    ['Java for the HTML checker', () => run('sh', '-c', 'command -v java') !== '', 'default-jre-headless'],
    ['Chinese and Japanese fonts for pictures', () => /noto.*cjk/i.test(run('fc-list')), 'fonts-noto-cjk fontconfig'],
    [
      'PostgreSQL 15 for concurrency tests',
      () => run('sh', '-c', 'ls /usr/lib/postgresql/15/bin/initdb') !== '',
      'postgresql-15',
    ],
    ['nginx for the rehearsal', () => run('sh', '-c', 'command -v nginx') !== '', 'nginx-light'],
  ];
  return tools.map(([label, exists, packages]) =>
    exists() ? ok(`${label}.`) : warning(`Missing, for tests only: ${label}.`, `apt-get install ${packages}`),
  );
}
