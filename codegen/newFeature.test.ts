/** What the command writes is a feature that stands: its types hold, its own tests pass, it is formatted. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, resolveConfig } from 'prettier';
import { writeFeature } from './newFeature';

const root = process.cwd();
let place: string;

// Beside the repository's own sources, which other tests read at the same time.
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  place = mkdtempSync(join(root, '.cache/feature-'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const node = (cwd: string, script: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** The repository's tests as they are run, on the feature alone. */
const CONFIG = `import base from '../../jest.config.mjs';
const place = import.meta.dirname;
const rootDir = ${JSON.stringify(root)};
const projects = base.projects.map((project, at) => ({
  ...project,
  rootDir,
  roots: [place, rootDir + '/src/i18n'],
  testMatch: [place + '/**/*.test.ts' + ['', 'x'][at]],
  modulePathIgnorePatterns: [],
}));
// No database is needed.
export default { ...base, rootDir, projects, globalSetup: undefined };
`;

test('a feature is written with types that hold and tests that pass, in the repository’s format, and never over another', async () => {
  cpSync(join(root, 'locales/en'), join(place, 'locales/en'), { recursive: true });
  const paths = await writeFeature(place, 'bookmarks');
  const options = await resolveConfig(join(root, 'package.json'));
  for (const path of paths)
    expect({
      path,
      isFormatted: await check(readFileSync(join(place, path), 'utf8'), { ...options, filepath: path }),
    }).toEqual({ path, isFormatted: true });

  writeFileSync(join(place, 'jest.config.mjs'), CONFIG);
  const said = node(place, 'jest/bin/jest.js', '-c', join(place, 'jest.config.mjs'), '--json', '--runInBand');
  expect(JSON.parse(said)).toMatchObject({ numPassedTests: 2, numFailedTests: 0, numRuntimeErrorTestSuites: 0 });

  const settings = { extends: '../../tsconfig.json', include: ['src', '../../tests/support/document.ts'] };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(settings));
  expect(node(root, 'typescript/bin/tsc', '--noEmit', '-p', place)).toBe('');

  await expect(writeFeature(place, 'bookmarks')).rejects.toThrow('There is a feature bookmarks already.');
}, 120_000);

test('a name that is no variable’s is refused', async () => {
  await expect(writeFeature(place, 'new feature')).rejects.toThrow('new feature is not');
});
