/** In watch mode, renamed and moved files are resolved correctly by the next build. */
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack, { type Stats, type Watching } from 'webpack';
import { RebuildImportersPlugin } from '../../webpack/rebuildImporters.mjs';

const ENTRY = `export { part } from './part';\nexport { place } from './place';\n`;

let folder: string;
let watching: Watching;
/** Finished builds that no test has consumed yet, and the callback of the waiting test. */
let builds: Stats[];
let notifyBuild: () => void;

const write = async (file: string, text: string) => {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moved-'));
  builds = [];
  notifyBuild = () => undefined;
  await write('entry.js', ENTRY);
  await write('part.mjs', `export const part = 'first';\n`);
  await write('place/index.mjs', `export const place = 'a folder';\n`);
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './entry.js',
    target: 'node20',
    output: { path: join(folder, 'out'), library: { type: 'commonjs2' } },
    resolve: { extensions: ['.mjs', '.js'] },
    cache: { type: 'memory', cacheUnaffected: true },
    plugins: [new RebuildImportersPlugin()],
  });
  watching = compiler.watch({ aggregateTimeout: 10 }, (error, stats) => {
    if (error || !stats) throw error ?? new Error('The build returned no statistics.');
    builds.push(stats);
    notifyBuild();
  }) as Watching;
  await waitForWatcher();
});
afterEach(async () => {
  await new Promise((resolve) => watching.close(resolve));
  await rm(folder, { recursive: true });
});

/** Waits until a change is detected: the watcher scans at first, and misses changes during that time. */
async function waitForWatcher(): Promise<void> {
  await builtWith('part.mjs');
  const changing = setInterval(() => void write('entry.js', `${ENTRY}// ${performance.now()}\n`), 50);
  await builtWith('part.mjs');
  clearInterval(changing);
}

/** The files of a successful build; null for one with errors. */
const filesOf = (stats: Stats): string[] | null =>
  stats.hasErrors()
    ? null
    : [...stats.compilation.modules]
        .flatMap((module) => module.nameForCondition() ?? [])
        .map((file) => file.slice(folder.length + 1))
        .sort();

async function nextBuild<T>(select: (stats: Stats) => T | null | undefined): Promise<T> {
  for (;;) {
    for (const stats of builds.splice(0)) {
      const found = select(stats);
      if (found !== null && found !== undefined) return found;
    }
    await new Promise<void>((resolve) => (notifyBuild = resolve));
  }
}

/** All files of the next build that contains this one. */
const builtWith = (file: string) =>
  nextBuild((stats) => {
    const files = filesOf(stats);
    return files?.includes(file) ? files : null;
  });

/** The errors of the next failing build. */
const failure = () => nextBuild((stats) => (stats.hasErrors() ? stats.toString('errors-only') : null));

test('importers without an extension find a file with a new extension', async () => {
  await rename(join(folder, 'part.mjs'), join(folder, 'part.js'));
  expect(await builtWith('part.js')).toEqual(['entry.js', 'part.js', 'place/index.mjs']);
  await rename(join(folder, 'part.js'), join(folder, 'part.mjs'));
  expect(await builtWith('part.mjs')).toEqual(['entry.js', 'part.mjs', 'place/index.mjs']);
});

test('a folder can replace a file of the same name, and vice versa', async () => {
  await rm(join(folder, 'part.mjs'));
  await write('part/index.mjs', `export const part = 'in a folder';\n`);
  expect(await builtWith('part/index.mjs')).toEqual(['entry.js', 'part/index.mjs', 'place/index.mjs']);
  await write('place.mjs', `export const place = 'a file';\n`);
  await rm(join(folder, 'place'), { recursive: true });
  expect(await builtWith('place.mjs')).toEqual(['entry.js', 'part/index.mjs', 'place.mjs']);
});

test('a removed file is reported with the import that misses it, and the error disappears once it is back', async () => {
  await rm(join(folder, 'part.mjs'));
  expect(await failure()).toContain("Can't resolve './part'");
  await write('part.mjs', `export const part = 'back';\n`);
  expect(await builtWith('part.mjs')).toEqual(['entry.js', 'part.mjs', 'place/index.mjs']);
});
