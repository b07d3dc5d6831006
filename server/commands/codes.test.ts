import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { codes, parseCodeRequest } from './codes';
import { runOperatorCommand } from './operatorCommands';

test('says what to do if the database has no content yet', async () => {
  const env = { ...process.env };
  const folder = await mkdtemp(join(tmpdir(), 'codes-'));
  Object.assign(process.env, { DATA_DIR: folder, LOG_LEVEL: 'silent' });
  delete process.env['DATABASE_URL'];
  await expect(runOperatorCommand('codes', codes, ['free'], resolve('dist'))).rejects.toThrow(
    'The database has no content yet: start the site, or run npm run content -- import.',
  );
  process.env = env;
  await rm(folder, { recursive: true });
});

test('parses valid arguments and rejects invalid ones', () => {
  expect(parseCodeRequest(['free'])).toEqual({ action: 'free', count: 1, uses: 1 });
  expect(parseCodeRequest(['free', '--count', '20', '--uses', '5', '--until', '2026-03-28'])).toEqual({
    action: 'free',
    count: 20,
    uses: 5,
    until: '2026-03-28',
  });
  expect(parseCodeRequest(['invitation', 'tianhe'])).toEqual({ action: 'invitation', exhibitor: 'tianhe' });
  expect(parseCodeRequest(['booths'])).toEqual({ action: 'booths', file: 'booth-signs.pdf' });
  expect(parseCodeRequest(['booths', '--hall', '13', '--file', 'a.pdf'])).toEqual({
    action: 'booths',
    hall: '13',
    file: 'a.pdf',
  });
  for (const args of [
    [],
    ['free', '--count', '0'],
    ['free', '--count', '1001'],
    ['free', '--until', 'tomorrow'],
    ['free', '--colour', 'red'],
    ['invitation'],
    ['invitation', '--until', '2026-03-28'],
    ['booths', '--file', ''],
    ['booths', '--count', '3'],
    ['invitation', 'tianhe', '--uses', '3'],
  ])
    expect(parseCodeRequest(args)).toBeNull();
});
