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

test('stats prints a table of each version, with a dash for a count below five', async () => {
  const stats = {
    versions: [
      {
        formVersion: 2,
        started: 1200,
        sent: null,
        questions: [
          { field: 'email', shown: 1200, answered: 87, left: null },
          { field: 'reply', shown: null, answered: null, left: 1100 },
        ],
      },
    ],
  };
  const run = (answer: object) =>
    formVersions.prepare(['stats', 'me'])?.({ progress: { stats: () => Promise.resolve(answer) } } as never);
  expect(await run(stats)).toEqual([
    'me/2  started 1200  sent -',
    'shown  answered  left  question',
    ' 1200        87     -  email',
    '    -         -  1100  reply',
  ]);
  expect(await run({ ...stats, versions: [] })).toEqual(['Nobody has filled in me yet.']);
  for (const args of [['stats'], ['stats', 'Me'], ['stats', 'me', '2']]) expect(formVersions.prepare(args)).toBeNull();
});
