/** The operator's commands with the built site: a backup of a running one, restored into another folder. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { databaseUrl } from '../support/postgresCopy';
import { startPostgres } from '../support/postgresServer.mjs';
import { Site } from './site';

test('a running site writes its backup, and a restored copy in another folder serves the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const file = join(folder, 'site.jsonl.gz');
  const [site, other] = await Promise.all([Site.start(), Site.start()]);
  const email = 'anna@example.org';
  const subscribe = await fetch(`${site.url}/api/web/subscribe/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-locale': 'en' },
    body: JSON.stringify({ email, language: 2 }),
  });
  expect(subscribe.status).toBe(200);
  const mail = await site.mail(email);
  expect(await site.command('backup', '--file', file)).toMatch(/rows of \d+ tables/);
  await expect(other.command('restore', file, '--force')).rejects.toThrow('ended with 1');
  expect(await other.stop()).toBe(0);
  await expect(other.command('restore', file)).rejects.toThrow('ended with 1');
  copyFileSync(join(site.folder, 'secret'), join(other.folder, 'secret'));
  await expect(other.command('restore', file)).rejects.toThrow('ended with 1');
  expect(await other.command('restore', file, '--force')).toContain('Restored');
  await other.boot();
  expect(await other.mail(email)).toEqual(mail);
  await Promise.all([site.remove(), other.remove()]);
  rmSync(folder, { recursive: true });
});

test('a site on a PostgreSQL server writes a pg_dump archive, which is restored into another database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const file = join(folder, 'site.dump');
  const server = await startPostgres([]);
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  // An ordinary database user, as an operator creates it.
  await admin.query("create role exhibition login password 'pass word'");
  for (const name of ['first', 'second']) await admin.query(`create database ${name} owner exhibition`);
  await admin.end();
  const user = { username: 'exhibition', password: 'pass word' };
  const urlOf = (name: string) => Object.assign(new URL(databaseUrl(server.url, name)), user).href;
  const [site, other] = await Promise.all(['first', 'second'].map((name) => Site.start({ DATABASE_URL: urlOf(name) })));
  if (!site || !other) throw new Error('Both sites start.');
  const { stdout } = await promisify(execFile)('psql', [urlOf('first'), '-Atc', 'select count(*) from news_item']);
  expect(await site.command('backup', '--file', file)).toMatch(/site\.dump: \d+ tables, /);
  expect(await site.command('backup', 'check', file)).toMatch(/is complete: \d+ tables, created at 20/);
  await expect(other.command('restore', file, '--force')).rejects.toThrow('ended with 1');
  expect(await other.stop()).toBe(0);
  copyFileSync(join(site.folder, 'secret'), join(other.folder, 'secret'));
  await expect(other.command('restore', file)).rejects.toThrow('ended with 1');
  expect(await other.command('restore', file, '--force')).toContain('Restored');
  await other.boot();
  const restored = await promisify(execFile)('psql', [urlOf('second'), '-Atc', 'select count(*) from news_item']);
  expect(restored.stdout).toBe(stdout);
  await Promise.all([site.remove(), other.remove()]);
  server.stop();
  rmSync(folder, { recursive: true });
}, 180_000);
