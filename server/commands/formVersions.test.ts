import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { formVersions } from './formVersions';

test('resolves file arguments against the caller’s folder, not that of the running server', () => {
  const here = resolve('public/forms');
  expect(formVersions.resolvePaths?.(['diff', 'published', 'public/forms/me/3.json', '--json'])).toEqual([
    'diff',
    'published',
    join(here, 'me/3.json'),
    '--json',
  ]);
  expect(formVersions.resolvePaths?.(['publish', 'me', '--dry-run'])).toEqual([
    'publish',
    'me',
    '--dry-run',
    '--in',
    here,
  ]);
  expect(formVersions.resolvePaths?.(['publish', 'me', '--in', '/forms'])).toEqual(['publish', 'me', '--in', '/forms']);
});

test('publish reads the folder of its --in argument', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forms-'));
  const publish = formVersions.prepare(['publish', 'me', '--in', folder]);
  const services = { publishedForms: { versions: () => Promise.resolve([]) } } as unknown as Parameters<
    NonNullable<typeof publish>
  >[0];
  await expect(publish?.(services)).rejects.toThrow('There is no file public/forms/me/1.json');
  await rm(folder, { recursive: true });
});
