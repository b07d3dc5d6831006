/** Every package that a production installation contains has an allowed licence, and docs/licences.md lists it. */
import { existsSync, readFileSync } from 'node:fs';
import { isAllowed, DOCUMENT, licencesDocument, shippedPackages } from '../support/licences';

const packages = shippedPackages();

test('every package that ships has an allowed licence', () => {
  expect(packages.length).toBeGreaterThan(300);
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

test('the rule rejects forbidden licences', () => {
  const licences = ['GPL-3.0', 'MIT AND GPL-2.0', 'unknown', 'UNLICENSED', 'MIT OR GPL-2.0', '(MIT OR CC0-1.0)'];
  expect(licences.map(isAllowed)).toEqual([false, false, false, false, true, true]);
});

test('includes each production dependency of package.json, and the licence of each matches its installed package', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const names = new Set(packages.map(({ name }) => name));
  const missing = Object.entries(dependencies)
    .map(([name, specifier]) => /^npm:(.+)@/.exec(specifier)?.[1] ?? name)
    .filter((name) => !names.has(name));
  expect(missing).toEqual([]);
  const different = packages.flatMap(({ name, version, licence }) => {
    const file = `node_modules/${name}/package.json`;
    if (!existsSync(file)) return [];
    const own = JSON.parse(readFileSync(file, 'utf8')) as { version: string; license?: string };
    return own.version === version && own.license && own.license !== licence ? [`${name}: ${own.license}`] : [];
  });
  expect(different).toEqual([]);
});

test('docs/licences.md is current; `npm run licences` writes it', () => {
  const written = readFileSync(DOCUMENT, 'utf8')
    .replace(/ +\|/g, ' |')
    .replace(/\| -+ /g, '| --- ');
  expect(written).toBe(licencesDocument(packages).replace(/ +\|/g, ' |'));
});
