/** The commands of the operator beside the built site: a backup of a running one, restored into another folder. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Site } from './site';

test('a running site writes its backup, another folder is restored from it and serves the same', async () => {
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
