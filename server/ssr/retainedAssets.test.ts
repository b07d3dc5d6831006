/** Pages that were opened before an update can load their files for seven days. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { retainAssets } from './retainedAssets';

const at = (day: number) => new Date(Date.UTC(2026, 2, day));

test('retains hashed files for seven days after the last process that used them, and no other files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'));
  const [first, second, retained] = ['first', 'second', 'kept'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await Promise.all([mkdir(first), mkdir(second)]);
  const files: [string, string][] = [
    ['main.aaaaaa.js', 'old'],
    ['main.aaaaaa.js.br', 'old br'],
    ['main.aaaaaa.js.map', 'map'],
    ['sw.js', 'worker'],
  ];
  await Promise.all(files.map(([name, text]) => writeFile(join(first, name), text)));
  await writeFile(join(second, 'main.bbbbbb.js'), 'new');
  const names = async () => (await readdir(retained)).sort();
  expect(await retainAssets(first, retained, at(1))).toEqual({ removed: 0 });
  await retainAssets(first, retained, at(3));
  await retainAssets(second, retained, at(4));
  expect(await names()).toEqual(['main.aaaaaa.js', 'main.aaaaaa.js.br', 'main.bbbbbb.js']);
  const app = Fastify();
  await app.register(fastifyStatic, { root: [second, retained], prefix: '/assets/', preCompressed: true });
  const get = (path: string, encoding: string) => app.inject({ url: path, headers: { 'accept-encoding': encoding } });
  expect((await get('/assets/main.aaaaaa.js', 'br')).body).toBe('old br');
  expect((await get('/assets/main.aaaaaa.js', 'identity')).body).toBe('old');
  expect((await get('/assets/main.bbbbbb.js', 'br')).body).toBe('new');
  expect((await get('/assets/main.cccccc.js', 'br')).statusCode).toBe(404);
  await app.close();
  await retainAssets(second, retained, at(9));
  expect(await retainAssets(second, retained, at(10))).toEqual({ removed: 2 });
  expect(await names()).toEqual(['main.bbbbbb.js']);
  await rm(folder, { recursive: true });
});
