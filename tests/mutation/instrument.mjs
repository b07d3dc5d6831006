/** Stryker's mutants of the sources: all of them in one instrumented copy, each switched on by its id. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const PACKAGES = ['@stryker-mutator/instrumenter@9.6.1', '@stryker-mutator/api@9.6.1', 'typed-inject@5.0.0'];

/** Stryker is not a dependency of the project: it is installed in a folder of its own at the first run. */
function installStryker() {
  const folder = resolve('.cache/stryker');
  if (!existsSync(join(folder, 'node_modules/@stryker-mutator/instrumenter')))
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', ...PACKAGES], { stdio: 'ignore' });
  const require = createRequire(join(folder, 'package.json'));
  return (name) => import(pathToFileURL(require.resolve(name)).href);
}

async function createInstrumenter() {
  const load = installStryker();
  const [{ createInjector }, { commonTokens }, { createInstrumenter: create }] = await Promise.all(
    ['typed-inject', '@stryker-mutator/api/plugin', '@stryker-mutator/instrumenter'].map(load),
  );
  const ignore = () => undefined;
  const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'].map((level) => [level, ignore]);
  const checks = ['isTraceEnabled', 'isDebugEnabled', 'isInfoEnabled'].map((name) => [name, () => false]);
  const logger = Object.fromEntries([...levels, ...checks]);
  return createInjector().provideValue(commonTokens.logger, logger).injectFunction(create);
}

/**
 * Instruments the sources.
 * @returns the instrumented texts by file, and the mutants with their place and change
 */
export async function instrument(targets) {
  const instrumenter = await createInstrumenter();
  const sources = targets.map((name) => ({ name: resolve(name), content: readFileSync(name, 'utf8'), mutate: true }));
  const { files, mutants } = await instrumenter.instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
    noHeader: true,
  });
  const textOf = ({ fileName, location: { start, end } }) => {
    const lines = sources.find(({ name }) => name === fileName).content.split('\n');
    const line = lines[start.line];
    return start.line === end.line ? line.slice(start.column, end.column) : `${line.slice(start.column)} …`;
  };
  return {
    texts: new Map(files.map(({ name, content }) => [relative(resolve('.'), name), content])),
    mutants: mutants.map((mutant) => ({
      id: mutant.id,
      file: relative(resolve('.'), mutant.fileName),
      first: mutant.location.start.line + 1,
      last: mutant.location.end.line + 1,
      location: mutant.location,
      replacement: mutant.replacement,
      kind: mutant.mutatorName,
      change: `${textOf(mutant).slice(0, 80)} → ${mutant.replacement.slice(0, 60).replace(/\s+/g, ' ')}`,
    })),
  };
}
