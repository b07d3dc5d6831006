// Runs what `npm run check`, `npm test` and `npm run proof` are made of, a line a step, and a plain count at the end.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { missingPackages } from './e2e/engines/needs.mjs';

const root = process.cwd();
const bin = (name) => join(root, 'node_modules/.bin', name);
const env = {
  ...process.env,
  NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
  NODE_ENV: 'test',
  FORCE_COLOR: '0',
};

const started = Date.now();
let passed = 0;
let failed = 0;

const sayTime = (what) => console.log(`${what}: ${Math.round((Date.now() - started) / 1000)} s`);

/** Runs a command with these words more in its environment; `nice` lets others go first. */
function run(command, args, { nice = 0, ...extra } = {}) {
  return new Promise((resolve) => {
    const child = spawn('nice', ['-n', String(nice), command, ...args], {
      cwd: root,
      env: { ...env, ...extra },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.stderr.on('data', (chunk) => (text += chunk));
    child.once('close', (code) => resolve({ code, text }));
  });
}

async function step(name, command, args, extra) {
  const started = Date.now();
  const { code, text } = await run(command, args, extra);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code === 0) passed += 1;
  else {
    failed += 1;
    console.log(text);
  }
  return code === 0;
}

/** Runs jest and adds its counts. */
async function jest(name, args, extra) {
  const started = Date.now();
  const report = join(root, '.cache', `jest-${name.replace(/\W+/g, '-')}.json`);
  await mkdir(join(root, '.cache'), { recursive: true });
  await rm(report, { force: true });
  const { code, text } = await run(bin('jest'), ['--json', '--outputFile', report, ...args], extra);
  const result = existsSync(report) ? JSON.parse(await readFile(report, 'utf8')) : null;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const counts = result
    ? `${result.numPassedTests} passed, ${result.numFailedTests + result.numRuntimeErrorTestSuites} failed`
    : 'no result';
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}: ${counts} (${seconds} s)`);
  passed += result?.numPassedTests ?? 0;
  failed += result ? result.numFailedTests + result.numRuntimeErrorTestSuites : 1;
  // A worker that had to be ended, or no test at all, is not a pass.
  if (code !== 0 && result && result.numFailedTests + result.numRuntimeErrorTestSuites === 0) failed += 1;
  if (code !== 0) console.log(text.replace(/^\{.*\}$/gm, ''));
}

/** What takes longer, and so waits for `npm run proof`: the ways through single forms and lists in a browser, whole imports and builds of code, memory. */
const longWays = [
  'adverts',
  'applications',
  'backup',
  'booths',
  'chinese',
  'content',
  'crash',
  'dev',
  'designer',
  'documents',
  'exhibitors',
  'forms',
  'group',
  'landing',
  'letters',
  'meeting',
  'mine',
  'network',
  'phases',
  'plan',
  'proved',
  'publishing',
  'questionnaires',
  'register',
  'replicas',
  'security',
  'tracking',
  'visaLetter',
  'vitals',
].map((name) => `tests/e2e/${name}.test.ts`);
/**
 * The files of tests/api whose subject is what the database itself does, and what of it differs on a server with several connections
 * (docs/testing.md): they run on PostgreSQL too. `npm run proof` runs all of them there.
 */
const databasesOwn = ['enrolment', 'forms', 'groups', 'payments', 'registration', 'search', 'transactions'].map(
  (name) => `tests/api/${name}.test.ts`,
);
const longTests = [
  'codegen/newFeature.test.ts',
  'codegen/run.test.ts',
  'server/commands/doctor/services.test.ts',
  'server/commands/forms.test.ts',
  'server/content/import.test.ts',
  'tests/api/backup.test.ts',
  'tests/api/businessCard.test.ts',
  'tests/api/captchaSolvers.test.ts',
  'tests/api/formPreviews.test.ts',
  'tests/api/groupExcel.test.ts',
  'tests/api/tracking.test.ts',
  // `npm test` has these on PostgreSQL alone, the proof on both.
  ...databasesOwn.filter((file) => file !== 'tests/api/registration.test.ts'),
  'tests/ssr/addresses.test.ts',
];
/** What Firefox and WebKit show, where Debian's packages of them are there (docs/testing.md). */
const otherEngines = 'tests/e2e/engines.test.ts';
/** Counts what its process holds: what another file left there would be counted with it. */
const alone = 'tests/ssr/heap.test.ts';

const lintAndTypes = (extra) => step('types and lint', process.execPath, ['tests/lintAndTypes.mjs'], extra);

/** What types and lint do not see, and takes seconds. */
async function quickChecks(extra) {
  await step('generated code', bin('tsx'), ['codegen/cli.ts', '--check'], extra);
  await step('nothing unused', bin('knip'), ['--no-progress'], extra);
  await step('formatting', bin('prettier'), ['--check', '--cache', '--cache-location', '.cache/prettier', '.'], extra);
}

const without = (...folders) => folders.flatMap((folder) => ['--testPathIgnorePatterns', folder]);

/** Tests are `npm test`, except those that read the sources. */
async function check() {
  await Promise.all([lintAndTypes(), quickChecks().then(() => jest('architecture', ['tests/architecture']))]);
}

/** Tests of the API whose subject is a picture, a recording or a provider: minutes on PostgreSQL that would say nothing new. */
const withoutDatabase = ['businessCard', 'captchaSolvers', 'captchaWork', 'outboundGate'].map(
  (name) => `tests/api/${name}.test.ts`,
);

/** What of tests/postgres starts a standby of its own: for the proof. */
const ownServers = ['tests/postgres/replicas.test.ts'];

async function onPostgres(name, files, { leaves = [], ...extra } = {}) {
  const missing = [...files, ...leaves].filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')} (tests/run.mjs).`);
  await step(name, process.execPath, ['tests/support/postgres.mjs', ...files, ...without(...leaves)], extra);
}

/** A browser waits for pages, its tests for each other: what can go on without it fills the gaps, at a lower priority. */
async function test() {
  await Promise.all([inBrowser(), inGaps()]);
}

const endToEnd = (name, args, extra) => jest(name, ['-c', 'jest.e2e.config.mjs', '--runInBand', ...args], extra);

const build = () => step('build', process.execPath, ['webpack/build.mjs'], { NODE_ENV: 'production' });

async function inBrowser() {
  await build();
  await endToEnd('end to end', without('/node_modules/', '/dist/', ...longWays, otherEngines));
}

/** Types and lint are one process, which alone would leave a core idle for a minute and more. */
async function inGaps() {
  const gaps = { nice: 10 };
  await Promise.all([lintAndTypes(gaps).then(() => quickChecks(gaps)), withoutBrowser(gaps)]);
}

async function withoutBrowser(gaps) {
  const others = ['/node_modules/', '/dist/', 'tests/e2e', 'tests/postgres', ...longTests, alone];
  await jest('all but the browser', without(...others), gaps);
  await onPostgres('database on PostgreSQL', ['tests/postgres', ...databasesOwn], { ...gaps, leaves: ownServers });
}

/**
 * What `npm test` leaves out, or does with smaller numbers; it is run after it, before an issue ends. Two lanes of about the same length share the cores.
 * What measures has the machine for itself.
 */
async function proof() {
  await build();
  await Promise.all([everyPageAndAttacks(), longerWays()]);
  sayTime('what takes longer');
  await step('load and faults for two minutes', process.execPath, ['tests/soak/run.mjs', '--seconds', '120']);
  await step('weight of pages', process.execPath, ['tests/bench/run.mjs', 'weight'], { NODE_ENV: 'production' });
  await step('page change', process.execPath, ['tests/bench/run.mjs', 'change'], { NODE_ENV: 'production' });
  await step('Lighthouse', process.execPath, ['tests/bench/run.mjs', 'lighthouse'], { NODE_ENV: 'production' });
}

/** They are half a gigabyte of packages that nothing else needs: what is not there is left out and said. */
async function inOtherEngines() {
  const missing = missingPackages();
  if (missing) console.log(`left out Firefox and WebKit: ${missing}`);
  else await endToEnd('Firefox and WebKit', [otherEngines]);
}

async function everyPageAndAttacks() {
  await endToEnd('every page in three languages', ['tests/e2e/quality'], { nice: 5, QUALITY: 'all' });
  await inOtherEngines();
  await step('known faults of what ships', process.execPath, ['tests/support/audit.mjs']);
  await step('hostile rehearsal', process.execPath, ['tests/hostile/run.mjs']);
}

async function longerWays() {
  const gaps = { nice: 10 };
  await endToEnd('longer ways end to end', longWays);
  await jest('what takes longer', longTests, { ...gaps, ALL_CARDS: '1' });
  await jest('memory of pages', [alone], gaps);
  await onPostgres('api on PostgreSQL', ['tests/api', 'tests/postgres'], {
    ...gaps,
    leaves: [...withoutDatabase, ...ownServers],
  });
  // A standby repeats what all databases of its primary write: beside the others, which make hundreds, it lags for minutes.
  await onPostgres('primary and standby', ownServers, gaps);
  await jest('inputs that nobody thought of', ['tests/property'], { ...gaps, PROPERTY: 'proof' });
  await jest('verdicts of browser and server', ['src/forms/parity'], { ...gaps, PARITY: 'proof' });
  await jest('models at full count', ['tests/store/models', 'tests/api/groupModel'], { ...gaps, MODEL_RUNS: '1000' });
  await step('three replicas behind nginx', process.execPath, ['deploy/rehearse.mjs']);
}

const modes = { check, test, proof };
const mode = modes[process.argv[2] ?? 'test'];
await mode();
sayTime('in all');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
