/** A build is repeated when any of its inputs has changed, and only then. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeStamp, isUpToDate, recordBuild, hashSources, SOURCES } from '../../webpack/stamp.mjs';

type Name = keyof typeof SOURCES;
const names = Object.keys(SOURCES) as Name[];

let folder: string;
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stamp-'));
  for (const source of new Set(names.flatMap((name) => SOURCES[name])))
    await write(/\.\w+$/.test(source) ? source : `${source}/one.ts`, `the text of ${source}`);
  for (const name of names) {
    await write(`dist/${name}/out.js`, `built ${name}`);
    await recordBuild(name, await hashSources(name, folder), ['out.js'], folder);
  }
});
afterEach(() => rm(folder, { recursive: true }));

/** The builds that are out of date. */
async function stale(): Promise<Name[]> {
  const fresh = await Promise.all(names.map(async (name) => isUpToDate(name, await hashSources(name, folder), folder)));
  return names.filter((_name, at) => !fresh[at]);
}

test('does not rebuild what has not changed', async () => {
  expect(await stale()).toEqual([]);
});

test.each([
  ['a page', 'src/pages/Page.tsx', ['client', 'ssr']],
  ['a rule of client and server', 'src/rules/rule.ts', names],
  ['the server', 'server/http/plugin.ts', ['server']],
  ['the picture generator', 'content/art/draw.ts', ['server']],
  ['the load data generator', 'content/tools/words.ts', []],
  ['the build itself', 'webpack/rules.mjs', names],
  ['a package', 'package-lock.json', names],
  ['the schema of forms, which the editor reads', 'public/forms/meta.schema.json', names],
])('%s, changed or new, is rebuilt where it is part of the build', async (_what, file, expected) => {
  await write(file, 'a change');
  expect(await stale()).toEqual(expected);
});

test('a removed file is a change; a test is not', async () => {
  await write('server/http/plugin.test.ts', 'a test');
  expect(await stale()).toEqual([]);
  await rm(join(folder, 'server/one.ts'));
  expect(await stale()).toEqual(['server']);
});

test('rebuilds overwritten, truncated or removed files in dist, and an aborted build', async () => {
  await write('dist/ssr/out.js', 'what a developer’s build writes to the same place');
  await rm(join(folder, 'dist/client/out.js'));
  await removeStamp('server', folder);
  expect(await stale()).toEqual(names);
});
