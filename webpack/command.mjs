// Runs an operator's command (npm run content -- …) from the server build.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { root } from './rules.mjs';

const [command, verb, ...words] = process.argv.slice(2);
if (command === 'content' && verb === 'generate') {
  // The generator of load data is not a part of the server.
  const tool = join(root, 'content/tools/generateLoad.ts');
  process.exit(spawnSync(process.execPath, ['--import', 'tsx', tool, ...words], { stdio: 'inherit' }).status ?? 1);
}
await buildIfStale();
if (command === 'forms' && verb === 'test' && words.includes('--browser')) {
  // A browser and axe-core are development packages, and no part of the server.
  const tool = join(root, 'tests/e2e/checkForms.ts');
  const forms = words.filter((word) => !word.startsWith('--'));
  process.exit(spawnSync(process.execPath, ['--import', 'tsx', tool, ...forms], { stdio: 'inherit' }).status ?? 1);
}
createRequire(import.meta.url)(join(root, 'dist/server/cli.cjs'));
