// The linter in a thread of its own (lint.ts). Plain JavaScript, which a thread runs without the compiler that the command itself was started with.
import { lint, loadConfig } from '@redocly/openapi-core';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

const { root, skipped } = workerData;

const config = await loadConfig({ configPath: join(root, 'openapi/redocly.yaml') });
config.styleguide.skipRules(skipped);
const problems = await lint({ ref: join(root, 'openapi/openapi.yaml'), config });
parentPort.postMessage(
  problems.map(({ location: [place], message }) => {
    const file = place?.source.absoluteRef.slice(root.length + 1) ?? 'openapi';
    return `${file} ${place?.pointer ?? ''}: ${message}`;
  }),
);
