// `npm run dev`: the client build with hot reload in a front server, which proxies to the site's server. That restarts
// with each build of its code or of the pages.
import { Worker } from 'node:worker_threads';
process.env.NODE_ENV = 'development';
const { default: webpack } = await import('webpack');
const { default: DevServer } = await import('webpack-dev-server');
const { default: client } = await import('./client.mjs');
const { serverProcess } = await import('./devServer.mjs');

const port = Number(process.env.PORT ?? 8080);
const serverPort = port + 1;
const server = serverProcess({
  ...process.env,
  PORT: String(serverPort),
  ORIGIN: process.env.ORIGIN ?? `http://127.0.0.1:${port}`,
});

/** Running and failed builds. The server restarts when all builds that it runs from are complete. */
const building = new Set(['client', 'ssr', 'server']);
const failed = new Set();
/** Builds that the server has not received yet. */
const fresh = new Set();
/** Requests that wait for the server, so that a page that reloads after a change never meets a starting server. */
const waiting = [];
let ready = false;
let restarting = Promise.resolve();

function begins(name) {
  building.add(name);
  ready = false;
}

async function ends(name, problem) {
  building.delete(name);
  if (problem) {
    failed.add(name);
    console.error(problem);
  } else {
    failed.delete(name);
    if (name !== 'client') fresh.add(name);
  }
  if (building.size > 0) return;
  if (failed.size === 0 && fresh.size > 0) {
    const names = [...fresh];
    fresh.clear();
    restarting = restarting.then(() => server.take(names));
  }
  await restarting;
  if (building.size > 0) return;
  ready = true;
  for (const go of waiting.splice(0)) go();
}

const builds = new Worker(new URL('devBuilds.mjs', import.meta.url));
let questions = 0;
const pendingQueries = new Map();
builds.on('message', ({ type, name, problem, id }) => {
  if (type === 'building') return begins(name);
  if (type === 'built') return void ends(name, problem);
  pendingQueries.get(id)();
  pendingQueries.delete(id);
});
builds.on('error', (error) => {
  throw error;
});

/**
 * Resolves when the builds on the other thread include these changes. That thread watches files itself and may see
 * them later.
 */
const buildsInclude = (files) =>
  new Promise((resolve) => {
    const id = ++questions;
    pendingQueries.set(id, resolve);
    builds.postMessage({ id, files });
  });

/**
 * The client of the development server is added to the application's entry only; by default it would also be added to
 * the start script and the service worker.
 */
const listens = new URLSearchParams({
  hot: 'true',
  'live-reload': 'true',
  logging: 'warn',
  overlay: '{"errors":true,"warnings":false}',
});
const compiler = webpack({
  ...client,
  entry: {
    ...client.entry,
    main: {
      import: ['webpack/hot/dev-server.js', `webpack-dev-server/client/index.js?${listens}`, client.entry.main],
      // A separate runtime chunk, because its table of hashes changes with each build.
      runtime: 'runtime',
    },
  },
  output: { ...client.output, clean: false },
  plugins: [...client.plugins, new webpack.HotModuleReplacementPlugin()],
  watchOptions: { aggregateTimeout: 10 },
});
let changes = 0;
compiler.hooks.invalid.tap('dev', () => {
  changes += 1;
  begins('client');
});
compiler.hooks.done.tap('dev', async () => {
  const of = changes;
  await buildsInclude([...(compiler.modifiedFiles ?? [])]);
  if (of === changes) void ends('client', null);
});
compiler.hooks.failed.tap('dev', (error) => void ends('client', String(error)));

/** Whether the front server serves the path itself. */
const isServedByFront = (path) => path.startsWith('/assets/') || path.startsWith('/ws');

const front = new DevServer(
  {
    host: '127.0.0.1',
    port,
    hot: false,
    client: false,
    liveReload: true,
    allowedHosts: 'all',
    devMiddleware: { publicPath: '/assets/', writeToDisk: (file) => file.endsWith('manifest.json') },
    setupMiddlewares: (middlewares) => [
      {
        name: 'until-built',
        middleware: (request, _answer, next) =>
          void (ready || isServedByFront(request.url) ? next() : waiting.push(next)),
      },
      ...middlewares,
    ],
    proxy: [
      {
        context: (path) => !isServedByFront(path),
        target: `http://127.0.0.1:${serverPort}`,
        logLevel: 'silent',
      },
    ],
  },
  compiler,
);
await front.start();
console.log(`Hot reload at http://127.0.0.1:${port} (its server listens at ${serverPort}).`);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await Promise.all([server.stop(), front.stop()]);
    process.exit(0);
  });
