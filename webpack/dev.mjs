// `npm run dev`: the browser's build with hot reload in front, the server behind it, started again when its code or the pages' has changed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
process.env.NODE_ENV = 'development';
const { default: webpack } = await import('webpack');
const { default: DevServer } = await import('webpack-dev-server');
const { default: client } = await import('./client.mjs');
const { default: ssr } = await import('./ssr.mjs');
const { default: server } = await import('./server.mjs');
const { root } = await import('./rules.mjs');

const port = Number(process.env.PORT ?? 8080);
const behind = port + 1;

let child = null;
let restarting = Promise.resolve();

async function restart() {
  if (child && child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  child = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist/server/index.cjs')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(behind), ORIGIN: process.env.ORIGIN ?? `http://127.0.0.1:${port}` },
  });
}

/** Watches a build; the server starts again when all of what it runs from is built. */
const built = new Map();
for (const config of [ssr, server]) {
  built.set(config.name, false);
  webpack(config).watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error || stats.hasErrors()) {
      console.error(error ?? stats.toString('errors-only'));
      return;
    }
    built.set(config.name, true);
    if (![...built.values()].every(Boolean)) return;
    restarting = restarting.then(restart);
  });
}

const front = new DevServer(
  {
    host: '127.0.0.1',
    port,
    hot: true,
    liveReload: true,
    allowedHosts: 'all',
    client: { logging: 'warn', overlay: { errors: true, warnings: false } },
    devMiddleware: { publicPath: '/assets/', writeToDisk: (file) => file.endsWith('manifest.json') },
    proxy: [
      {
        context: (path) => !path.startsWith('/assets/') && !path.startsWith('/ws'),
        target: `http://127.0.0.1:${behind}`,
        logLevel: 'silent',
      },
    ],
  },
  webpack({ ...client, output: { ...client.output, clean: false } }),
);
await front.start();
console.log(`Hot reload at http://127.0.0.1:${port} (the server behind it at ${behind}).`);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    child?.kill('SIGTERM');
    await front.stop();
    process.exit(0);
  });
