// `npm run hostile [scenario …]`: attacks the built site on loopback. Exits with 1 when a defence fails.
import { existsSync, readdirSync } from 'node:fs';
import { errorLinesIn, removeFolders, startSite } from './site.mjs';

const folder = new URL('./scenarios/', import.meta.url);
const all = readdirSync(folder).map((file) => file.replace(/\.mjs$/, ''));
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !all.includes(name));
if (unknown.length > 0 || requested.includes('--help')) {
  console.error(`Usage: npm run hostile [-- ${all.join(' | ')}]`);
  process.exit(2);
}
if (!existsSync('dist/server/index.cjs')) {
  console.error('There is no built site: npm run build');
  process.exit(1);
}

let failed = 0;
try {
  for (const name of requested.length > 0 ? requested : all) {
    const started = Date.now();
    const sites = [];
    const start = async (env) => {
      const site = await startSite(env);
      sites.push(site);
      return site;
    };
    const { run } = await import(new URL(`${name}.mjs`, folder).href);
    const { problems, ...figures } = await run({ startSite: start }).catch((error) => ({ problems: [error.stack] }));
    for (const site of sites) await site.stop();
    const errorLines = sites.flatMap((site) => errorLinesIn(site.log()));
    for (const line of [...problems.slice(0, 20), ...errorLines.slice(0, 20)]) console.log(line);
    if (problems.length + errorLines.length > 0) failed += 1;
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(
      JSON.stringify({ scenario: name, problems: problems.length, errorLines: errorLines.length, ...figures, seconds }),
    );
  }
} finally {
  removeFolders();
}
process.exitCode = failed === 0 ? 0 : 1;
