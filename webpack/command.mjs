// Runs a command of the operator (npm run content -- …) from the server's build.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildWhenStale } from './build.mjs';
import { root } from './rules.mjs';

await buildWhenStale();
createRequire(import.meta.url)(join(root, 'dist/server/cli.cjs'));
