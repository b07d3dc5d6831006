// `npm run dev`: the browser's build with hot reload in front, the server behind it, which goes on with each build of its code or the pages'.
import { Worker } from 'node:worker_threads';
process.env.NODE_ENV = 'development';
const { default: webpack } = await import('webpack');
const { default: DevServer } = await import('webpack-dev-server');
const { default: client } = await import('./client.mjs');
const { serverBehind } = await import('./devServer.mjs');

const port = Number(process.env.PORT ?? 8080);
const behind = port + 1;
const server = serverBehind({
  ...process.env,
  PORT: String(behind),
  ORIGIN: process.env.ORIGIN ?? `http://127.0.0.1:${port}`,
});

/** The builds that are under way, and those that failed: the server goes on when all of what it runs from is built. */
const building = new Set(['client', 'ssr', 'server']);
const failed = new Set();
/** What the server has not been given yet. */
const fresh = new Set();
/** What is asked for meanwhile waits: a page that reloads itself after a change never meets a server that is just starting. */
const waiting = [];
let ready = false;
let taking = Promise.resolve();

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
    taking = taking.then(() => server.take(names));
  }
  await taking;
  if (building.size > 0) return;
  ready = true;
  for (const go of waiting.splice(0)) go();
}

const builds = new Worker(new URL('devBuilds.mjs', import.meta.url));
let questions = 0;
const asked = new Map();
builds.on('message', ({ type, name, problem, id }) => {
  if (type === 'building') return begins(name);
  if (type === 'built') return void ends(name, problem);
  asked.get(id)();
  asked.delete(id);
});
builds.on('error', (error) => {
  throw error;
});

/** Ends when these changes are in what was built on the other thread, which has eyes of its own for files and may see them later. */
const areBuilt = (files) =>
  new Promise((resolve) => {
    const id = ++questions;
    asked.set(id, resolve);
    builds.postMessage({ id, files });
  });

/** What listens for changes joins the application's entry alone: of itself it would join the start script and the service worker, too. */
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
      // The table of hashes is new with each change: apart, it leaves the entry as it was.
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
  await areBuilt([...(compiler.modifiedFiles ?? [])]);
  if (of === changes) void ends('client', null);
});
compiler.hooks.failed.tap('dev', (error) => void ends('client', String(error)));

/** What the server in front answers itself. */
const isFront = (path) => path.startsWith('/assets/') || path.startsWith('/ws');

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
        middleware: (request, _answer, next) => void (ready || isFront(request.url) ? next() : waiting.push(next)),
      },
      ...middlewares,
    ],
    proxy: [
      {
        context: (path) => !isFront(path),
        target: `http://127.0.0.1:${behind}`,
        logLevel: 'silent',
      },
    ],
  },
  compiler,
);
await front.start();
console.log(`Hot reload at http://127.0.0.1:${port} (the server behind it at ${behind}).`);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await Promise.all([server.stop(), front.stop()]);
    process.exit(0);
  });
