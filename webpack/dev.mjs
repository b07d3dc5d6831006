// `npm run dev`: the browser's build with hot reload in front, the server behind it, started again when its code or the pages' has changed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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
const lives = () => child !== null && child.exitCode === null && child.signalCode === null;

/** Ends when the server behind answers; ends as well when it has died of the change: the browser then says so. */
async function answers() {
  while (lives()) {
    if (await fetch(`http://127.0.0.1:${behind}/ready`).catch(() => null)) return;
    await setTimeout(50);
  }
}

async function restart() {
  if (lives()) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  child = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist/server/index.cjs')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(behind), ORIGIN: process.env.ORIGIN ?? `http://127.0.0.1:${port}` },
  });
  await answers();
}

/** The builds that are under way, and those that failed: the server starts again when all of what it runs from is built. */
const building = new Set();
const failed = new Set();
/** What is asked for meanwhile waits: a page that reloads itself after a change never meets a server that is just starting. */
const waiting = [];
let ready = false;
let restarting = Promise.resolve();

async function built() {
  if (building.size > 0) return;
  if (failed.size === 0) await (restarting = restarting.then(restart));
  if (building.size > 0) return;
  ready = true;
  for (const go of waiting.splice(0)) go();
}

for (const config of [ssr, server]) {
  const { name } = config;
  building.add(name);
  const compiler = webpack(config);
  compiler.hooks.invalid.tap('dev', () => {
    building.add(name);
    ready = false;
  });
  compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    building.delete(name);
    if (error || stats.hasErrors()) {
      failed.add(name);
      console.error(error ?? stats.toString('errors-only'));
    } else failed.delete(name);
    void built();
  });
}

/** What listens for changes joins the application's entry alone: of itself it would join the start script and the service worker, too. */
const listens = new URLSearchParams({
  hot: 'true',
  'live-reload': 'true',
  logging: 'warn',
  overlay: '{"errors":true,"warnings":false}',
});
const hotClient = {
  ...client,
  entry: {
    ...client.entry,
    main: ['webpack/hot/dev-server.js', `webpack-dev-server/client/index.js?${listens}`, client.entry.main],
  },
  output: { ...client.output, clean: false },
  plugins: [...client.plugins, new webpack.HotModuleReplacementPlugin()],
};

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
  webpack(hotClient),
);
await front.start();
console.log(`Hot reload at http://127.0.0.1:${port} (the server behind it at ${behind}).`);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    child?.kill('SIGTERM');
    await front.stop();
    process.exit(0);
  });
