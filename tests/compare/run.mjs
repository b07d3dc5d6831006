// `npm run compare`: compares this checkout with an earlier commit (README.md). Ends with 1 when something differs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkOut, FOLDER } from './checkout.mjs';
import { differences } from './differences.mjs';
import { parts } from './parts.mjs';
import { comparableApi } from './recordApi.mjs';

/** The commit before the first of the three changes that this comparison was written for. */
const BASE = '046a0b47';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string', default: BASE }, help: { type: 'boolean' } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (values.help || unknown.length > 0) {
  console.log(`Usage: npm run compare [-- [${Object.keys(parts).join(' | ')} …] [--base <commit>]]`);
  process.exit(unknown.length > 0 ? 2 : 0);
}

/** Saves a recording as a file for manual inspection. */
async function record(name, version) {
  const recording = await parts[name](version);
  mkdirSync(version.folder, { recursive: true });
  writeFileSync(`${version.folder}/${name}.json`, JSON.stringify(recording, null, 1));
  return recording;
}

const base = await checkOut(values.base);
const head = { root: process.cwd(), name: 'head', folder: `${FOLDER}/head`, base };
let count = 0;
for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
  const started = Date.now();
  const [before, after] = [await record(name, base), await record(name, head)];
  const differenceList = differences(...(name === 'api' ? comparableApi(before, after) : [before, after]));
  count += differenceList.length;
  for (const line of differenceList.slice(0, 40)) console.log(`${name}: ${line}`);
  if (differenceList.length > 40) console.log(`${name}: … and ${differenceList.length - 40} more`);
  console.log(`${name}: ${differenceList.length} differences (${Math.round((Date.now() - started) / 1000)} s)`);
}
process.exitCode = count === 0 ? 0 : 1;
