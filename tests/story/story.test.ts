/** `npm run story`: a file of a report, which may contain anything, becomes a failing test of data only. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Story, StoryStep } from '@/api';
import { readStory } from './readStory';
import { fewestSteps, shrink } from './shrink';

const NEWS = '01HZX3K8Q4N6T2V9B7M5C1D0EF';

const story = (...steps: StoryStep[]): Story => ({
  version: 1,
  locale: 'en',
  device: 'desktop',
  signedIn: false,
  startedAt: '2026-03-10T02:00:00.000Z',
  steps,
});

const failing = story(
  { atMs: 0, page: '/en/news' },
  { atMs: 80, request: { operation: 'mediaNewsPage', argument: { current: 1, size: 12 }, status: 200 } },
  { atMs: 900, action: { type: 'persisted/favouriteToggled', fields: { kind: 'meeting', id: NEWS } } },
  { atMs: 9_310, request: { operation: 'mediaNews', argument: { id: NEWS }, status: 500, reason: 'server.error' } },
  { atMs: 9_400, request: { operation: 'visitorInsert', status: 409, reason: 'visitor.mobileExists' } },
);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function fileOf(content: unknown): Promise<string> {
  const file = join(folder, 'reported by a visitor.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const run = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((done) => {
    const command = [resolve('node_modules/tsx/dist/cli.mjs'), 'tests/story/cli.ts', ...args];
    execFile(process.execPath, command, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

test('a failing story becomes a test under a fixed name, once', async () => {
  const file = await fileOf(failing);
  const first = await run('to-test', file, folder);
  expect(first.output).toContain('step 4: message: server.error\n');
  expect(await readdir(folder)).toEqual(['reported by a visitor.json', 'reported.story.json']);
  expect(JSON.parse(await readFile(join(folder, 'reported.story.json'), 'utf8'))).toEqual(failing);
  const second = await run('to-test', file, folder);
  expect(second).toEqual({
    code: 1,
    output: `${join(folder, 'reported.story.json')} exists. Rename it after what it shows, or delete it.\n`,
  });
});

test('a story that the store plays without a failure becomes no test', async () => {
  const file = await fileOf(story({ atMs: 0, page: '/en/news' }));
  const { code, output } = await run('to-test', file, folder);
  expect([code, output]).toEqual([1, expect.stringContaining('without a failure')]);
  expect(await readdir(folder)).toEqual(['reported by a visitor.json']);
});

test.each<[string, unknown, string]>([
  ['code', 'process.exit(7)', 'The file is not JSON.'],
  ['another document', { hello: 'world' }, '/steps field.required'],
  ['a prototype', `{"__proto__":{"version":1},"steps":[]}`, '/__proto__ field.unknown'],
  ['an additional property', { ...failing, run: 'require("fs")' }, '/run field.unknown'],
  [
    'a text in place of an id',
    story({ atMs: 0, request: { operation: 'mediaNews', argument: { id: "'); process.exit('" }, status: 200 } }),
    '/steps/0/request/argument/id',
  ],
  ['a path out of the site', story({ atMs: 0, page: '/../../etc/passwd%00' }), '/steps/0/page field.format'],
  ['a path upwards', story({ atMs: 0, page: '/en/../../etc/passwd' }), '/steps/0/page field.format'],
  ['a leap second', { ...failing, startedAt: '2026-12-31T23:59:60Z' }, '/startedAt field.format'],
  ['a name with control characters', { ...failing, '\u001b[2J\nwrote x': 1 }, '/\\u001b[2J\\nwrote x field.unknown'],
  ['another origin', story({ atMs: 0, page: '//example.org/x' }), '/steps/0/page field.format'],
  [
    'a name that is no operation',
    story({ atMs: 0, request: { operation: '__proto__', status: 200 } }),
    '/steps/0/request/operation field.format',
  ],
  ['a step with two kinds', story({ atMs: 0, page: '/en', failure: 'page' }), '/steps/0 field.tooMany'],
  ['501 steps', story(...Array.from({ length: 501 }, (_, atMs) => ({ atMs, page: '/en' }))), '/steps field.tooMany'],
  ['endless nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'not a story'],
  ['more than 300 KB', ' '.repeat(300_001), 'The file has 300001 bytes'],
])('%s is refused with its place', async (_what, content, message) => {
  await expect(readStory(await fileOf(content))).rejects.toThrow(message);
});

test('what is no file is refused', async () => {
  await expect(readStory(join(folder, 'missing.json'))).rejects.toThrow('There is no file');
  await expect(readStory(folder)).rejects.toThrow('There is no file');
  await expect(readStory('/dev/zero')).rejects.toThrow('There is no file /dev/zero.');
});

test.each(['constructor', 'toString', 'noSuchOperation'])(
  'the operation %s does not exist: the story fails',
  async (operation) => {
    const unknown = story({ atMs: 0, request: { operation, argument: { constructor: true }, status: 200 } });
    const { output } = await run('to-test', await fileOf(unknown), folder);
    expect(output).toContain(`step 1: exception: There is no operation ${operation}.`);
  },
);

test('shrinking leaves the fewest steps that still fail in the same way', async () => {
  expect(await shrink(failing)).toEqual({ ...failing, steps: [failing.steps[3]] });
  expect(await shrink(story({ atMs: 0, page: '/en/news' }))).toBeNull();
});

test('the command shrinks its file', async () => {
  const file = await fileOf(failing);
  expect(await run('shrink', file)).toEqual({ code: 0, output: `${file}: 1 of 5 steps\n` });
  expect((await readStory(file)).steps).toEqual([failing.steps[3]]);
});

test('no step of a shrunk story can be left out, whichever steps are needed', async () => {
  const steps = Array.from({ length: 40 }, (_, atMs): StoryStep => ({ atMs, page: '/en' }));
  for (const needed of [[0], [39], [3, 4], [0, 39], [1, 17, 18, 30], []]) {
    const fails = (rest: StoryStep[]) => Promise.resolve(needed.every((at) => rest.some(({ atMs }) => atMs === at)));
    const left = (await fewestSteps(steps, fails)).map(({ atMs }) => atMs);
    expect(left.filter((at) => needed.includes(at))).toEqual(needed);
    expect(left).toHaveLength(Math.max(1, needed.length));
  }
});
