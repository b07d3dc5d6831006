// Runs the steps of `npm run check`, `npm test` and `npm run proof`, a line per step, and prints a count at the end.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { changedFiles } from './support/changes.mjs';
import { missingPackages } from './e2e/engines/needs.mjs';
import { databaseTests, heapTest, longJourneys, otherEngines, slowTests } from './lists.mjs';

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

const logElapsed = (what) => console.log(`${what}: ${Math.round((Date.now() - started) / 1000)} s`);

/** Runs a command with additional environment variables; `nice` lowers its priority. */
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
  // A killed worker, or no test at all, is a failure.
  if (code !== 0 && result && result.numFailedTests + result.numRuntimeErrorTestSuites === 0) failed += 1;
  if (code !== 0) console.log(text.replace(/^\{.*\}$/gm, ''));
}

const lintAndTypes = (extra) => step('types and lint', process.execPath, ['tests/lintAndTypes.mjs'], extra);

/** Quick checks beyond types and lint. */
async function quickChecks(extra) {
  await step('generated code', bin('tsx'), ['codegen/cli.ts', '--check'], extra);
  await step('released contract', bin('tsx'), ['codegen/diff/cli.ts'], extra);
  await step('unused code', bin('knip'), ['--no-progress'], extra);
  await step('formatting', bin('prettier'), ['--check', '--cache', '--cache-location', '.cache/prettier', '.'], extra);
}

const without = (...folders) => folders.flatMap((folder) => ['--testPathIgnorePatterns', folder]);

/** Tests belong to `npm test`, except those that read the sources. */
async function check() {
  await Promise.all([lintAndTypes(), quickChecks().then(() => jest('architecture', ['tests/architecture']))]);
}

/** The same for the files that differ from main, except unused code, which depends on all files. */
async function checkChanged() {
  const others = async () => {
    await step('generated code', bin('tsx'), ['codegen/cli.ts', '--check']);
    await step('released contract', bin('tsx'), ['codegen/diff/cli.ts']);
    await step('formatting', bin('prettier'), ['--check', '--ignore-unknown', ...changedFiles()]);
    await jest('architecture', ['tests/architecture']);
  };
  await Promise.all([step('types and lint', process.execPath, ['tests/lintAndTypes.mjs', '--changed']), others()]);
}

/**
 * Tests of the API about pictures, recordings or providers: they take minutes on PostgreSQL without a different
 * result.
 */
const databaseIndependentTests = ['businessCard', 'captchaSolvers', 'captchaWork', 'outboundGate'].map(
  (name) => `tests/api/${name}.test.ts`,
);

/** The proof runs tests of the API on PostgreSQL; on the embedded database only those for which it makes a difference. */
const isSlowOnEmbeddedDatabase = (file) =>
  !file.startsWith('tests/api/') || databaseTests.includes(file) || databaseIndependentTests.includes(file);

/** Files of tests/postgres that start their own standby: for the proof. */
const standbyTests = ['tests/postgres/replicas.test.ts'];

async function onPostgres(name, files, { excluded = [], ...extra } = {}) {
  const missing = [...files, ...excluded].filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')} (tests/run.mjs).`);
  await step(name, process.execPath, ['tests/support/postgres.mjs', ...files, ...without(...excluded)], extra);
}

/** Tests in browsers and on PostgreSQL often wait, so other steps fill the gaps at a lower priority. */
async function test() {
  await Promise.all([inBrowser(), atLowPriority()]);
}

const endToEnd = (name, args, extra) => jest(name, ['-c', 'jest.e2e.config.mjs', '--runInBand', ...args], extra);

const build = () => step('build', process.execPath, ['webpack/build.mjs'], { NODE_ENV: 'production' });

async function inBrowser() {
  await build();
  await endToEnd('end to end', without('/node_modules/', '/dist/', 'tests/e2e/moves', ...longJourneys, otherEngines));
  await onPostgres('database on PostgreSQL', ['tests/postgres', ...databaseTests], { excluded: standbyTests });
}

/** Types and lint are one process, which alone would leave a core idle for more than a minute. */
async function atLowPriority() {
  const lowPriority = { nice: 10 };
  await Promise.all([lintAndTypes(lowPriority).then(() => quickChecks(lowPriority)), withoutBrowser(lowPriority)]);
}

async function withoutBrowser(lowPriority) {
  // The proof runs these with more inputs.
  const generated = ['tests/property', 'tests/api/groupModel'];
  const others = ['/node_modules/', '/dist/', 'tests/e2e', 'tests/postgres', ...generated, ...slowTests, heapTest];
  await jest('unit and API tests', without(...others), lowPriority);
}

/**
 * What `npm test` omits or runs with smaller numbers; run it afterwards, before an issue is closed. Two parallel groups
 * of similar duration share the cores. Measurements run alone.
 */
async function proof() {
  await build();
  await Promise.all([browserTestGroup(), slowTestGroup()]);
  logElapsed('slow tests');
  await step('soak test for two minutes', process.execPath, ['tests/soak/run.mjs', '--seconds', '120']);
  await step('page weight', process.execPath, ['tests/bench/run.mjs', 'weight'], { NODE_ENV: 'production' });
  await step('client-side navigation', process.execPath, ['tests/bench/run.mjs', 'change'], { NODE_ENV: 'production' });
  await step('Lighthouse', process.execPath, ['tests/bench/run.mjs', 'lighthouse'], { NODE_ENV: 'production' });
}

/** The packages are half a gigabyte that nothing else needs: missing ones are skipped and reported. */
async function inOtherEngines() {
  const missing = missingPackages();
  if (missing) console.log(`skipped Firefox and WebKit: ${missing}`);
  else await endToEnd('Firefox and WebKit', [otherEngines]);
}

async function browserTestGroup() {
  await endToEnd('every page in three languages, and ways back to it', ['tests/e2e/quality', 'tests/e2e/moves'], {
    nice: 5,
    QUALITY: 'all',
  });
  await inOtherEngines();
  await step('known vulnerabilities of production packages', process.execPath, ['tests/support/audit.mjs']);
  await step('attack scenarios', process.execPath, ['tests/hostile/run.mjs']);
}

async function slowTestGroup() {
  const lowPriority = { nice: 10 };
  await endToEnd('long browser tests', longJourneys);
  await jest('slow tests', slowTests.filter(isSlowOnEmbeddedDatabase), { ...lowPriority, ALL_CARDS: '1' });
  await jest('heap of rendered pages', [heapTest], lowPriority);
  await onPostgres('api on PostgreSQL', ['tests/api', 'tests/postgres'], {
    ...lowPriority,
    excluded: [...databaseIndependentTests, ...standbyTests],
  });
  // A standby replays the writes of all databases of its primary, and hundreds of test databases would make it lag
  // for minutes. So it runs separately.
  await onPostgres('primary and standby', standbyTests, lowPriority);
  await jest('property tests', ['tests/property', 'src/features/plan/planner'], { ...lowPriority, PROPERTY: 'proof' });
  await jest(
    'validation parity, and cases of generated forms',
    ['src/forms/parity', 'src/forms/hostileForms', 'src/rules/forms/cases'],
    {
      ...lowPriority,
      PARITY: 'proof',
    },
  );
  await jest('model-based tests with all runs', ['tests/store/models', 'tests/api/groupModel'], {
    ...lowPriority,
    MODEL_RUNS: '1000',
  });
  await step('three replicas behind nginx', process.execPath, ['deploy/rehearse.mjs']);
}

const [name = 'test', option] = process.argv.slice(2);
await (option === '--changed' ? checkChanged : { check, test, proof }[name])();
logElapsed('total');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
