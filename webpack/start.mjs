// `npm start`: builds what is stale, then runs the server.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { root } from './rules.mjs';

await buildIfStale();
createRequire(import.meta.url)(join(root, 'dist/server/index.cjs'));
