import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { loadSnapshot } from '../../tests/support/databaseSnapshot';
import type { OpenDatabase } from '../db/connect';
import { importContent } from './import';
import { problemLine, readContent } from './read';

const CONTENT = 'content';
let database: OpenDatabase;
let folder: string;

beforeAll(async () => {
  database = await loadSnapshot();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(CONTENT, folder, { recursive: true, filter: (path) => !path.endsWith('.ts') });
});
afterEach(() => rm(folder, { recursive: true }));

/** Imports the folder and returns the numbers of written and removed rows of changed kinds. */
async function runImport(): Promise<Record<string, { written: number; removed: number }>> {
  const { content, problems } = await readContent(folder);
  expect(problems).toEqual([]);
  const { changes } = await importContent(database.db, content);
  return Object.fromEntries(Object.entries(changes).filter(([, { written, removed }]) => written + removed > 0));
}

async function editFile(file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  expect(text).toMatch(from);
  await writeFile(path, text.replace(from, to));
}

const onlyWritten = (count: number) => ({ written: count, removed: 0 });
const onlyRemoved = (count: number) => ({ written: 0, removed: count });

const titleOf = (slug: string) =>
  database.db.selectFrom('news_item').select('title').where('slug', '=', slug).executeTakeFirst();

const version = async () =>
  (await sql<{ version: number }>`select version from content_version`.execute(database.db)).rows[0]?.version ?? 0;

test('a repeated import writes nothing and does not change the content version', async () => {
  const before = await version();
  expect(await runImport()).toEqual({});
  expect(await version()).toBe(before);
});

test('writes only changed items, including their Traditional Chinese', async () => {
  await editFile('news/bearing-life-cube-law.json', '轴承寿命的三次方：载荷减半，寿命八倍', '轴承寿命');
  const before = await version();
  expect(await runImport()).toEqual({ news: onlyWritten(1), search: onlyWritten(1) });
  expect(await version()).toBe(before + 1);
  expect((await titleOf('bearing-life-cube-law'))?.title).toMatchObject({ 'zh-cn': '轴承寿命', 'zh-tw': '軸承壽命' });
  await cp(CONTENT, folder, { recursive: true });
  expect(await runImport()).toEqual({ news: onlyWritten(1), search: onlyWritten(1) });
});

test('removes an item whose files were removed, and restores it with them', async () => {
  const files = ['json', 'en.md', 'zh-cn.md'].map((end) =>
    join(folder, `news/changeover-from-95-to-22-minutes.${end}`),
  );
  for (const file of files) await rm(file);
  expect(await runImport()).toEqual({ news: onlyRemoved(1), search: onlyRemoved(1) });
  expect(await titleOf('changeover-from-95-to-22-minutes')).toBeUndefined();
  await cp(CONTENT, folder, { recursive: true });
  expect(await runImport()).toEqual({ news: onlyWritten(1), search: onlyWritten(1) });
});

test('reports the references to a removed item', async () => {
  for (const end of ['json', 'en.md', 'zh-cn.md']) await rm(join(folder, `news/bearing-life-cube-law.${end}`));
  await editFile('videos.json', '"id": "toolpath"', '"id": "tool-path"');
  expect(await lines()).toEqual([
    expect.stringMatching(/^content\/videos\.json:1 tool-path: media-files\.json .* has no video\/tool-path\.mp4$/),
    'content/home.json:1 videos: videos.json has no toolpath',
    'content/topics.json:1 five-axis.videos: videos.json has no toolpath',
    'content/topics.json:1 drives.news: news/ has no bearing-life-cube-law',
    'content/topics.json:1 five-axis.film: videos.json has no toolpath',
  ]);
});

const lines = async () => (await readContent(folder)).problems.map(problemLine);

test('reports all problems at once, each with file, line and field', async () => {
  await editFile('news/bearing-life-cube-law.json', '2025-11-26T09:00:00+08:00', 'last week');
  await editFile('news/changeover-from-95-to-22-minutes.json', '"featured"', '"featurd"');
  await editFile('news/exhibitor-manual-2026.json', /\n {4}"en": "[^\n]*\n/, '\n');
  await editFile('news/laser-assist-gas-costs.json', /\n {2}"published": true,/, '');
  await editFile('halls.json', '"items": [', '"items": [,');
  await rm(join(folder, 'news/spindle-thermal-growth.en.md'));
  expect((await lines()).map((line) => line.replace(/(: ).*/, '$1…'))).toEqual([
    'content/halls.json:76: …',
    'content/news/bearing-life-cube-law.json:7 publishedAt: …',
    'content/news/changeover-from-95-to-22-minutes.json:1 featured: …',
    'content/news/changeover-from-95-to-22-minutes.json:1: …',
    'content/news/exhibitor-manual-2026.json:8 title.en: …',
    'content/news/laser-assist-gas-costs.json:1 published: …',
    'content/news/spindle-thermal-growth.json:1 body.en: …',
  ]);
});

test('reports references that are invalid across files', async () => {
  await editFile('news/bearing-life-cube-law.json', '"technology"', '"rumours"');
  expect(await lines()).toEqual([
    expect.stringMatching(
      /^content\/news\/bearing-life-cube-law\.json:1 type: there is no news type rumours; types\.json has /,
    ),
  ]);
});

test('rolls the whole import back when its last step fails', async () => {
  const { content } = await readContent(folder);
  const [theme, ...themes] = content.themes;
  const [item, ...news] = content.news;
  // A missing type. The check would report it; here PostgreSQL rejects the row.
  const broken = {
    ...content,
    themes: [{ ...theme!, englishName: 'Changed' }, ...themes],
    news: [{ ...item!, type: 'rumours' }, ...news],
  };
  const all = () => database.db.selectFrom('document').selectAll().orderBy('kind').orderBy('id').execute();
  const before = [await version(), await all()];
  await expect(importContent(database.db, broken)).rejects.toThrow();
  expect([await version(), await all()]).toEqual(before);
});

test('the command reports problems and changes nothing', async () => {
  await editFile('news/bearing-life-cube-law.json', '"technology"', '"rumours"');
  const repository = process.cwd();
  // By its path, because a package name would be resolved from the working directory.
  const loader = pathToFileURL(join(repository, 'node_modules/tsx/dist/loader.mjs')).href;
  const workingFolder = await mkdtemp(join(tmpdir(), 'workplace-'));
  await cp(folder, join(workingFolder, 'content'), { recursive: true });
  const failure = await promisify(execFile)(
    process.execPath,
    ['--import', loader, join(repository, 'server/commands/cli.ts'), 'content', 'import'],
    {
      cwd: workingFolder,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        DATA_DIR: join(workingFolder, 'data'),
      },
    },
  ).then(
    () => null,
    (error: { code: number; stderr: string }) => error,
  );
  expect(failure?.code).toBe(1);
  expect(failure?.stderr).toContain('content/news/bearing-life-cube-law.json:1 type: there is no news type rumours');
  expect(failure?.stderr).toContain('1 problem. Nothing was changed.');
  await rm(workingFolder, { recursive: true });
});
