/**
 * Copies a runnable site to a folder: built code, content, public files, and only those packages that the built code
 * uses, with their dependencies. `node deploy/release.mjs <folder>`
 */
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { existsSync } from 'node:fs';

const root = process.cwd();
const target = resolve(process.argv[2] ?? 'release');

const json = async (file) => JSON.parse(await readFile(file, 'utf8'));

/** The server's built code. The code of pages has no external packages. */
async function builtCode() {
  const folder = join(root, 'dist/server');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.cjs'));
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
}

const code = await builtCode();

/** The packages of package.json that the code names in a string, by require or by the path of a file. */
async function namedPackages() {
  const { dependencies } = await json(join(root, 'package.json'));
  const isNamed = (name) =>
    ['"', "'", '`'].some((quote) => code.includes(quote + name + quote) || code.includes(`${quote}${name}/`));
  return Object.keys(dependencies).filter(isNamed);
}

/** The folder of a package that `from` requires: in its node_modules or in one above. */
function find(name, from) {
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return place;
  }
  return null;
}

/** The folders of all required packages. */
async function closure(names) {
  const found = new Set();
  const missing = [];
  const visit = async (name, from, isOptional) => {
    const place = find(name, from);
    if (!place) return void (isOptional || missing.push(`${name} (for ${from})`));
    if (found.has(place)) return;
    found.add(place);
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = await json(join(place, 'package.json'));
    for (const dependency of Object.keys(dependencies))
      await visit(dependency, place, dependency in optionalDependencies);
    for (const dependency of Object.keys(optionalDependencies)) await visit(dependency, place, true);
    for (const dependency of Object.keys(peerDependencies))
      if (!peerDependenciesMeta[dependency]?.optional) await visit(dependency, place, true);
  };
  for (const name of names) await visit(name, root, false);
  if (missing.length > 0) throw new Error(`Packages are missing: ${missing.join(', ')}. Run npm ci.`);
  return [...found];
}

/** Whether a path is an unused weight of the font. Each of the nine has 10 MB. */
const isOtherWeight = (path) => {
  const weight = /noto-sans-sc\/(\d{3}[A-Z]\w+)/.exec(path)?.[1];
  return weight !== undefined && !code.includes(weight);
};

/** Excludes files that are not needed at run time. */
const isNeeded = (path) => !/\.(?:map|md|d\.[cm]?ts)$/.test(path) && !isOtherWeight(path);

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
for (const name of ['content', 'public', 'package.json'])
  await cp(join(root, name), join(target, name), { recursive: true });
for (const name of ['server', 'ssr', 'client'])
  // The server's source maps make its errors readable; the browser's are not needed.
  await cp(join(root, 'dist', name), join(target, 'dist', name), {
    recursive: true,
    filter: (path) => !(name === 'client' && path.endsWith('.map')),
  });
const names = await namedPackages();
const packages = await closure(names);
for (const place of packages) {
  const to = join(target, place.slice(root.length + 1));
  await cp(place, to, {
    recursive: true,
    // Nested packages are copied separately.
    filter: (path) => path === place || (!path.slice(place.length).includes('/node_modules') && isNeeded(path)),
  });
}
console.log(`${target}: ${packages.length} packages for the ${names.length} that the built code names.`);
