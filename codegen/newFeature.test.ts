/** The generated page works: its types are valid, its test passes, and it is formatted. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { check, resolveConfig } from 'prettier';
import { writeFeature } from './newFeature';

const root = process.cwd();
let copy: string;

// A copy of the sources, because other tests read them concurrently. Files that the command does not change are
// linked.
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  copy = mkdtempSync(join(root, '.cache/feature-'));
  for (const folder of ['src', 'locales', 'tests/contract', 'tests/support', 'tsconfig.json']) {
    mkdirSync(dirname(join(copy, folder)), { recursive: true });
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  }
  for (const name of ['content', 'node_modules', 'openapi', 'package.json', 'public', 'server'])
    symlinkSync(join(root, name), join(copy, name));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const node = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, ['--experimental-vm-modules', join(root, 'node_modules', script), ...args], {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Runs the repository's test configuration on the copy. */
const CONFIG = `import base from '${join(root, 'jest.config.mjs')}';
const rootDir = import.meta.dirname;
const projects = base.projects.map((project) => ({ ...project, rootDir, modulePathIgnorePatterns: [] }));
// No database is needed.
export default { ...base, rootDir, projects, globalSetup: undefined };
`;

test('generates a formatted page that type-checks and passes its test, and never overwrites a page', async () => {
  const paths = await writeFeature(copy, 'bookmarks');
  const options = await resolveConfig(join(root, 'package.json'));
  for (const path of paths)
    expect({
      path,
      isFormatted: await check(readFileSync(join(copy, path), 'utf8'), { ...options, filepath: path }),
    }).toEqual({ path, isFormatted: true });

  writeFileSync(join(copy, 'jest.config.mjs'), CONFIG);
  const report = node('jest/bin/jest.js', '-c', 'jest.config.mjs', '--json', '--runInBand', 'src/pages/BookmarksPage');
  expect(JSON.parse(report)).toMatchObject({ numPassedTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 0 });

  const settings = {
    extends: './tsconfig.json',
    include: ['src/pages/BookmarksPage', 'tests/support/*.ts', 'src/**/*.d.ts'],
  };
  writeFileSync(join(copy, 'tsconfig.page.json'), JSON.stringify(settings));
  expect(node('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.page.json')).toBe('');

  await expect(writeFeature(copy, 'bookmarks')).rejects.toThrow('There is a page bookmarks already.');
}, 240_000);

test('rejects a name that is not an identifier', async () => {
  await expect(writeFeature(copy, 'new feature')).rejects.toThrow('new feature is not');
});
