/** A build is repeated when any of its inputs has changed, and only then. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { forgetBuilt, isBuilt, noteBuilt, sourceStamp, SOURCES } from '../../webpack/stamp.mjs';

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
    await noteBuilt(name, await sourceStamp(name, folder), ['out.js'], folder);
  }
});
afterEach(() => rm(folder, { recursive: true }));

/** The builds that are out of date. */
async function stale(): Promise<Name[]> {
  const fresh = await Promise.all(names.map(async (name) => isBuilt(name, await sourceStamp(name, folder), folder)));
  return names.filter((_name, at) => !fresh[at]);
}

test('what has not changed is not built again', async () => {
  expect(await stale()).toEqual([]);
});

test.each([
  ['a page', 'src/pages/Page.tsx', ['client', 'ssr']],
  ['a rule that both sides hold', 'src/rules/rule.ts', names],
  ['the server', 'server/http/plugin.ts', ['server']],
  ['what renders pictures', 'content/art/draw.ts', ['server']],
  ['what makes load data', 'content/tools/words.ts', []],
  ['the build itself', 'webpack/rules.mjs', names],
  ['a package', 'package-lock.json', names],
  ['the schema of forms, which the editor reads', 'public/forms/meta.schema.json', names],
])('%s, changed or new, is built again where it is part of the build', async (_what, file, expected) => {
  await write(file, 'a change');
  expect(await stale()).toEqual(expected);
});

test('a file that was removed is a change; a test is not', async () => {
  await write('server/http/plugin.test.ts', 'a test');
  expect(await stale()).toEqual([]);
  await rm(join(folder, 'server/one.ts'));
  expect(await stale()).toEqual(['server']);
});

test('what was written over, cut off or removed in dist is built again, and so is a build that was broken off', async () => {
  await write('dist/ssr/out.js', 'what a developer’s build writes to the same place');
  await rm(join(folder, 'dist/client/out.js'));
  await forgetBuilt('server', folder);
  expect(await stale()).toEqual(names);
});
