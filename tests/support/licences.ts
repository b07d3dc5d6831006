/**
 * The packages of a production installation and their licences, from the lock file, on any machine. `npm run
 * licences` writes docs/licences.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';

export interface ShippedPackage {
  name: string;
  version: string;
  licence: string;
}

interface LockFileEntry {
  version: string;
  license?: string;
  name?: string;
  dev?: boolean;
  devOptional?: boolean;
}

export const DOCUMENT = 'docs/licences.md';

/** Licences that only require their text to be preserved; `npm ci` installs it with each package. */
export const ALLOWED: readonly string[] = [
  'MIT',
  'MIT-0',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'Apache-2.0',
  'BlueOak-1.0.0',
];

/** Exceptions with their reasons. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'OFL-1.1':
    'fonts: they are served and embedded unchanged under their own name, or cut to the letters that are used, as the licence allows',
  'LGPL-3.0-or-later': 'libvips, the library that sharp uses: it is a file of its own, which an operator may replace',
};

/** Packages whose package.json names no licence, with the licence of their own licence file. */
const UNNAMED: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** All non-development packages of the lock file, unique, by name. */
export function shippedPackages(lockFile = 'package-lock.json'): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, LockFileEntry> };
  const shipped = Object.entries(packages).flatMap(
    ([path, { version, license, name, dev, devOptional }]): ShippedPackage[] => {
      if (path === '' || dev || devOptional) return [];
      const packageName = name ?? path.replace(/^.*node_modules\//, '');
      return [{ name: packageName, version, licence: license ?? UNNAMED[packageName] ?? 'unknown' }];
    },
  );
  const byName = new Map(shipped.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}

/** Whether an SPDX expression is allowed: one alternative of OR is enough, AND requires all. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => ALLOWED.includes(one) || one in EXCEPTIONS));

/** The document, from the packages. */
export function licencesDocument(packages: readonly ShippedPackage[]): string {
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const sortedCounts = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return [
    '# Licences',
    '',
    `The ${packages.length} packages that an installation for production brings (\`npm ci --omit=dev\`), on any machine, from the lock file; \`npm run licences\` writes this page, and a test holds`,
    'it. The texts of the licences are in the packages. Packages for development only are not shipped.',
    '',
    '| licence | packages |',
    '| --- | --- |',
    ...sortedCounts.map(([licence, count]) => `| ${licence} | ${count} |`),
    '',
    'Besides MIT, BSD, ISC, Apache and similar licences:',
    '',
    ...Object.entries(EXCEPTIONS).map(([licence, reason]) => `- ${licence}: ${reason}.`),
    '- png-js names no licence in its package.json; its LICENSE is MIT.',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    '',
  ].join('\n');
}

if (process.argv[1]?.endsWith('support/licences.ts')) writeFileSync(DOCUMENT, licencesDocument(shippedPackages()));
