/**
 * Lists the mutants that the store's tests do not kill: `npm run mutate -- --help`. Sources are mutated in a copy of
 * the working tree.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyWorkingTree } from './copy.mjs';
import { instrument } from './instrument.mjs';
import { selectMutants } from './select.mjs';
import { FOLDER, targets } from './targets.mjs';
import { findTypeErrors } from './types.mjs';

const HELP = `npm run mutate                                all mutants of the store, state and API client
npm run mutate -- --changed                   those of lines that differ from main
npm run mutate -- --changed --since HEAD~3    those of lines that differ from a commit
npm run mutate -- --sample 60 --seed 1        sixty, drawn by a seed
npm run mutate -- --only src/api/own.ts:7     those that begin at a line
npm run mutate -- --types …                   also tries the survivors in the type check`;

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    changed: { type: 'boolean' },
    since: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true },
    types: { type: 'boolean' },
  },
});

/** Of this many mutants the expensive tests need no second run. */
const FEW = 200;

/**
 * Cheap tests run first, expensive ones only for surviving mutants, and static mutants last. Mutants make tests fail, so
 * exit codes don't matter, except for static ones, whose tests run within one test.
 */
function runTests(copy, selected) {
  const resultsFile = join(copy, FOLDER, 'results.json');
  const readResults = () => JSON.parse(readFileSync(resultsFile, 'utf8'));
  const jest = ['node_modules/jest/bin/jest.js', '-c', 'tests/mutation/jest.config.mjs', '--runInBand', '--forceExit'];
  const run = (mode) =>
    spawnSync(process.execPath, ['--experimental-vm-modules', '--no-warnings', ...jest], {
      cwd: copy,
      env: { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: '', MODEL_RUNS: '2', ...mode },
      stdio: ['ignore', 'ignore', 'pipe'],
      maxBuffer: 100_000_000,
      encoding: 'utf8',
    });
  if (selected.length > FEW) run({ SLOWEST: '150' });
  run({ SLOWEST: '5000' });
  const { killed, static: staticMutants } = readResults();
  if (Object.keys(staticMutants).some((id) => !killed[id])) {
    const { status, stderr } = run({ AT_LOADING: '1' });
    if (status !== 0) throw new Error(`The tests of code at loading did not run:\n${stderr}`);
  }
  return readResults();
}

/** Where a test that kills the mutant belongs: the file that covers it and the fewest others. */
function placeOf(id, { covered, static: staticMutants }) {
  const files = covered[id] ?? [];
  const sizeOf = (file) => Object.values(covered).filter((names) => names.includes(file)).length;
  const [narrowest] = [...files].sort((one, other) => sizeOf(one) - sizeOf(other));
  if (narrowest) return `extend ${narrowest}`;
  return staticMutants[id] ? 'runs while the module loads' : 'no test runs this line';
}

function report(selected, results, typeErrors) {
  const survivors = selected.filter(({ id }) => !results.killed[id]);
  for (const mutant of survivors) {
    const { id, file, first, kind, change } = mutant;
    const error = typeErrors.get(id);
    console.log(`${error ? 'type check' : 'SURVIVED  '} ${file}:${first} ${kind}: ${change}`);
    console.log(`           ${error ?? placeOf(id, results)}`);
  }
  for (const name of results.leaking) console.log(`A mutant still affected later tests: ${name}.`);
  const killed = selected.length - survivors.length;
  const counts = [`${killed} by tests`, ...(options.types ? [`${typeErrors.size} by the type check`] : [])];
  console.log(`${killed + typeErrors.size} of ${selected.length} mutants killed: ${counts.join(', ')}`);
}

async function main() {
  const { texts, mutants } = await instrument(targets);
  const selected = selectMutants(mutants, options);
  if (selected.length === 0) return console.log('No mutant is in the selected lines.');
  console.log(`${selected.length} of ${mutants.length} mutants`);
  const copy = copyWorkingTree();
  mkdirSync(join(copy, FOLDER), { recursive: true });
  writeFileSync(join(copy, FOLDER, 'selected.json'), JSON.stringify(selected.map(({ id }) => id)));
  for (const file of new Set(selected.map((mutant) => mutant.file))) writeFileSync(join(copy, file), texts.get(file));
  const results = runTests(copy, selected);
  const survivors = selected.filter(({ id }) => !results.killed[id]);
  report(selected, results, options.types ? findTypeErrors(survivors) : new Map());
}

if (options.help) console.log(HELP);
else await main();
