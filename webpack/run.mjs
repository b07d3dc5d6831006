// Runs one of the three builds as a process: `node webpack/run.mjs client|ssr|server`. build.mjs starts the stale
// ones.
import { sep } from 'node:path';
import webpack from 'webpack';
import { root } from './rules.mjs';
import { removeStamp, recordBuild, hashSources, SOURCES } from './stamp.mjs';

/** Source files of a build that its stamp does not cover, so that a change of them would not be noticed. */
function findUncoveredSources(name, { compilation }) {
  const isSource = (file) =>
    file.startsWith(root + sep) && !file.startsWith(`${root}${sep}node_modules${sep}`) && /\.\w+$/.test(file);
  const isCovered = (file) =>
    [...SOURCES[name], 'package.json'].some((source) => `${file}${sep}`.startsWith(`${root}${sep}${source}${sep}`));
  return [...compilation.fileDependencies].filter((file) => isSource(file) && !isCovered(file));
}

export async function runBuild(name) {
  const { default: config } = await import(`./${name}.mjs`);
  // Computed before the build, so that changes during the build count as new.
  const stamp = await hashSources(name);
  await removeStamp(name);
  const compiler = webpack(config);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats)));
  });
  // Writes the cache.
  await new Promise((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
  if (stats.hasErrors()) throw new Error(`The ${name} build failed.`);
  const unknown = findUncoveredSources(name, stats);
  if (unknown.length > 0)
    throw new Error(`The ${name} build reads ${unknown.join(', ')}: add it to webpack/stamp.mjs.`);
  await recordBuild(
    name,
    stamp,
    stats.compilation.getAssets().map((asset) => asset.name),
  );
}

await runBuild(process.argv[2]).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
