/**
 * Backups of a server by pg_dump, restored in one transaction. The comment of table `migration` contains the
 * fingerprint of the site's secret.
 */
import { execFile, spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { writeFileAtomically } from '../../atomicFile';
import type { Db } from '../connect';
import { LOCK_SCHEMA, migrate } from '../migrate';
import { DROP_EVERYTHING, tablesOf } from './catalog';
import { BackupError } from './format';
import { checkEmpty, checkOrigin, type Origin, type RestoreResult, type RestoreRequest } from './restore';

interface Dump extends Origin {
  tables: number;
  madeAt: string;
}

/** The signature of pg_dump's custom format. */
const MAGIC = 'PGDMP';
const FINGERPRINT_PREFIX = 'mark of the secret: ';

/** The target database determines owners and privileges. */
const NO_OWNER_OPTIONS = ['--no-owner', '--no-acl'];

/**
 * Runs a PostgreSQL program to its end.
 * @throws BackupError with the program's output
 */
function run(program: string, args: string[], env = process.env) {
  const running = promisify(execFile)(program, args, { env });
  const finished = running.catch((error: NodeJS.ErrnoException & { stderr?: string }) => {
    throw new BackupError(
      error.code === 'ENOENT'
        ? `${program} is missing: install PostgreSQL's client programs of the server's version (Debian: apt-get install postgresql-client), or use npm run backup -- --portable.`
        : `${program} failed; it must be of the server's version, and not older.\n${error.stderr ?? error.message}`,
    );
  });
  return { child: running.child, finished };
}

/**
 * The connection parameters for libpq. The password is in the environment, because every user of the machine can read
 * command lines.
 */
function connectionOf(url: string): { dbname: string; env: NodeJS.ProcessEnv } {
  const connectionUrl = new URL(url);
  const password = decodeURIComponent(connectionUrl.password);
  connectionUrl.password = '';
  const PGOPTIONS = '-c client_min_messages=warning';
  return {
    dbname: `--dbname=${connectionUrl.href}`,
    env: { ...process.env, PGOPTIONS, ...(password && { PGPASSWORD: password }) },
  };
}

export async function isDump(file: string): Promise<boolean> {
  const handle = await open(file).catch((error: Error) => {
    throw new BackupError(`${file} cannot be read as a backup: ${error.message}`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === MAGIC;
  } finally {
    await handle.close();
  }
}

async function describe(file: string): Promise<Dump> {
  const { stdout: list } = await run('pg_restore', ['--list', file]).finished;
  const { stdout: text } = await run('pg_restore', ['--file=-', '--table=migration', file]).finished;
  const rows = /^COPY .*\n([^]*?)\\\.$/m.exec(text)?.[1];
  if (rows === undefined) throw new BackupError(`${file} is not a backup of this site.`);
  return {
    migrations: rows.split('\n').flatMap((row) => row.split('\t')[0] || []),
    secretFingerprint: new RegExp(`IS '${FINGERPRINT_PREFIX}(.*)';$`, 'm').exec(text)?.[1] ?? null,
    madeAt: /Archive created at (.*)/.exec(list)?.[1] ?? '',
    tables: list.match(/ TABLE DATA /g)?.length ?? 0,
  };
}

/**
 * Reads the whole dump.
 * @throws BackupError when it is damaged
 */
export async function checkDump(file: string): Promise<Dump> {
  await run('pg_restore', ['--file=/dev/null', file]).finished;
  return describe(file);
}

export async function writeDump(db: Db, url: string, file: string, secretFingerprint: string): Promise<Dump> {
  if ((await tablesOf(db)).length === 0) throw new BackupError('The database is empty.');
  await sql`comment on table migration is ${sql.lit(FINGERPRINT_PREFIX + secretFingerprint)}`.execute(db);
  const { dbname, env } = connectionOf(url);
  return writeFileAtomically(file, async (part) => {
    await run('pg_dump', [dbname, '--format=custom', ...NO_OWNER_OPTIONS, `--file=${part}`], env).finished;
    return describe(part);
  });
}

/**
 * Restores a dump.
 * @throws BackupError when file, secret, version or database do not match; then nothing is changed
 */
export async function restoreDump(db: Db, url: string, request: RestoreRequest): Promise<RestoreResult> {
  const dump = await checkDump(request.file);
  await checkOrigin(db, dump, request);
  await checkEmpty(db, request);
  const { dbname, env } = connectionOf(url);
  const args = ['--no-psqlrc', '--quiet', '--output=/dev/null', '--set=ON_ERROR_STOP=1', '--single-transaction'];
  const psql = run('psql', [dbname, ...args, '-c', LOCK_SCHEMA, '-c', DROP_EVERYTHING, '-f', '-'], env);
  const statements = spawn('pg_restore', ['--file=-', ...NO_OWNER_OPTIONS, request.file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const input = psql.child.stdin;
  // psql commits at the end of its input, so the input must end only after a complete archive.
  input?.on('error', () => undefined);
  statements.once('close', (code) => (code === 0 ? input?.end() : psql.child.kill()));
  if (input) statements.stdout.pipe(input, { end: false });
  await psql.finished.finally(() => statements.kill());
  const applied = await migrate(db);
  await sql`analyze`.execute(db);
  return { contents: `${dump.tables} tables`, madeAt: dump.madeAt, applied };
}
