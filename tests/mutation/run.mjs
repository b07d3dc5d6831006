/**
 * Counts the mutants that the store's tests kill, and lists the survivors. Use a disposable clone: sources are mutated
 * in place. Needs `npm install --no-save @stryker-mutator/instrumenter @stryker-mutator/api typed-inject`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { FOLDER, targets } from './targets.mjs';

const root = process.cwd();
const file = (name) => join(FOLDER, name);
const readResults = () => JSON.parse(readFileSync(file('results.json'), 'utf8'));

async function mutate() {
  const [{ createInjector }, { commonTokens }, { createInstrumenter }] = await Promise.all(
    ['typed-inject', '@stryker-mutator/api/plugin', '@stryker-mutator/instrumenter'].map((name) => import(name)),
  );
  const ignore = () => undefined;
  const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'].map((level) => [level, ignore]);
  const checks = ['isTraceEnabled', 'isDebugEnabled', 'isInfoEnabled'].map((name) => [name, () => false]);
  const logger = Object.fromEntries([...levels, ...checks]);
  const instrumenter = createInjector().provideValue(commonTokens.logger, logger).injectFunction(createInstrumenter);
  const before = targets.map((name) => ({ name: resolve(name), content: readFileSync(name, 'utf8'), mutate: true }));
  const { files, mutants } = await instrumenter.instrument(before, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
    noHeader: true,
  });
  const textOf = ({ fileName, location: { start, end } }) => {
    const lines = before.find(({ name }) => name === fileName).content.split('\n');
    const line = lines[start.line];
    return start.line === end.line ? line.slice(start.column, end.column) : `${line.slice(start.column)} …`;
  };
  const mutantList = mutants.map((mutant) => ({
    id: mutant.id,
    location: `${relative(root, mutant.fileName)}:${mutant.location.start.line + 1}`,
    kind: mutant.mutatorName,
    change: `${textOf(mutant).slice(0, 80)} → ${mutant.replacement.slice(0, 60).replace(/\s+/g, ' ')}`,
  }));
  for (const { name, content } of files) writeFileSync(name, content);
  return mutantList;
}

/**
 * Cheap tests run first, expensive ones only for surviving mutants, and static mutants last. jest's own
 * exit code is ignored.
 */
function run() {
  const jest = ['node_modules/jest/bin/jest.js', '-c', 'tests/mutation/jest.config.mjs', '--runInBand', '--forceExit'];
  for (const mode of [{ SLOWEST: '150' }, { SLOWEST: '1500' }, { AT_LOADING: '1' }])
    spawnSync(process.execPath, ['--no-warnings', ...jest], {
      env: { ...process.env, MODEL_RUNS: '2', ...mode },
      stdio: 'ignore',
    });
}

function printReport(mutants) {
  const { killed, covered, static: staticMutants, leaking } = readResults();
  const survivors = mutants.filter(({ id }) => !killed[id]);
  for (const { id, location, kind, change } of survivors)
    console.log(`${location} ${kind}${covered[id] || staticMutants[id] ? '' : ' (no coverage)'}: ${change}`);
  for (const name of leaking) console.log(`A mutant still affected later tests: ${name}.`);
  const count = mutants.length - survivors.length;
  console.log(`${count} of ${mutants.length} killed: ${((100 * count) / mutants.length).toFixed(1)} %`);
}

if (execFileSync('git', ['status', '--porcelain', 'src'], { encoding: 'utf8' })) throw new Error('src has changes.');
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const mutants = await mutate();
writeFileSync(file('mutants.json'), JSON.stringify(mutants));
try {
  run();
  printReport(mutants);
} finally {
  execFileSync('git', ['checkout', '--', 'src']);
}
