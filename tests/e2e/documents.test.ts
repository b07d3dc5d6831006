/**
 * Runs each command in the documents' fenced blocks on a copy of the repository with its own site. A table lists
 * those that cannot run here, with the reason.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { files } from '../architecture/sources';
import { freePort } from '../support/postgresServer.mjs';

const documents = files.filter((file) => /^(README|CONTRIBUTING|deploy\/README|docs\/[\w-]+)\.md$/.test(file));

/** The commands of the blocks, without comments, in order. */
const commandsOf = (text: string): string[] =>
  [...text.matchAll(/^```(?:sh|bash)?\n((?:npm|npx|node|docker|export|kubectl)[^]*?)^```$/gm)].flatMap(
    ([, block = '']) =>
      block
        .split('\n')
        .map((line) => line.replace(/\s+#.*$/, '').trim())
        .filter(Boolean),
  );

/** Commands that cannot run here, or run elsewhere. */
const SKIPPED_COMMANDS: [command: RegExp, reason: string][] = [
  [
    /^npm ci && npm start$/,
    'installing is the first step of CI and of npm run rehearse -- --image; the start is below',
  ],
  [/^npm (test|run (check|proof))( |$)/, 'this test is a part of it'],
  [/^npm run mutate/, 'it runs the tests of the store once for each mutant, in a git repository'],
  [/^npm run story/, 'it needs a visitor’s report, which tests/story and tests/e2e/story have'],
  [/^npm run dev( |$)/, 'it runs until it is ended, and builds for minutes: npm run bench -- build measures it'],
  [/^export NODE_OPTIONS=/, 'a setting of the shell, which tests/run.mjs sets for each test'],
  [/^npx jest |^node tests\/support\/postgres\.mjs/, 'tests, which npm test and npm run proof run by the same program'],
];

const folder = mkdtempSync(join(tmpdir(), 'documents-'));
const safe = join(folder, 'safe');
const copy = join(folder, 'site');
let env: NodeJS.ProcessEnv;
let stop: () => Promise<void>;

beforeAll(async () => {
  mkdirSync(safe);
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file), { preserveTimestamps: true });
  }
  cpSync('dist', join(copy, 'dist'), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  const { SITE_TEMPLATE } = process.env;
  if (SITE_TEMPLATE) cpSync(SITE_TEMPLATE, join(copy, '.data'), { recursive: true });
  env = { PATH: process.env.PATH, HOME: folder, PORT: String(await freePort()) };
  stop = await start();
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** `npm start` of the copy; resolves once it prints its URL. */
async function start(): Promise<() => Promise<void>> {
  const child = spawn('node', ['webpack/start.mjs'], { cwd: copy, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('The site is at')) break;
  }
  child.stdout.resume();
  return async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  };
}

const run = (command: string): string =>
  execFileSync('bash', ['-c', command.replaceAll('/safe/', `${safe}/`)], {
    cwd: copy,
    env,
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** Time for a dozen commands, each a separate process, and a site that starts three times. */
const TOTAL_TIMEOUT_MS = 600_000;

test(
  'every command of the documents runs, or the table says why it does not run here',
  async () => {
    const commands = [...new Set(documents.flatMap((file) => commandsOf(readFileSync(file, 'utf8'))))];
    expect(commands.length).toBeGreaterThan(20);
    const executed: string[] = [];
    for (const command of commands) {
      if (SKIPPED_COMMANDS.some(([pattern]) => pattern.test(command))) continue;
      // A database is restored while its site is stopped; the first time into an empty one, as the comment says.
      const isRestore = command.includes('npm run restore');
      if (isRestore) await stop();
      if (isRestore && !command.includes('--force')) {
        cpSync(join(copy, '.data/secret'), join(safe, 'secret'));
        rmSync(join(copy, '.data'), { recursive: true });
        mkdirSync(join(copy, '.data'));
        cpSync(join(safe, 'secret'), join(copy, '.data/secret'));
      }
      run(command);
      if (isRestore) stop = await start();
      executed.push(command);
    }
    expect(executed.length).toBeGreaterThanOrEqual(12);
    expect(SKIPPED_COMMANDS.filter(([pattern]) => !commands.some((command) => pattern.test(command)))).toEqual([]);
  },
  TOTAL_TIMEOUT_MS,
);
