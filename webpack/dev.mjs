// `npm run dev`: the client build with hot reload in a front server, which proxies to the site's server. That restarts
// with each build of its code or of the pages.
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';

const USAGE = `npm run dev [-- --examples] [-- --pseudo]
  --examples  every page from the contract's example responses, without a database
  --pseudo    English in accented and longer letters, to find texts that are not translated or don't fit`;

const { values: flags } = parseArgs({
  options: { examples: { type: 'boolean' }, pseudo: { type: 'boolean' }, help: { type: 'boolean' } },
});
if (flags.help) {
  console.log(USAGE);
  process.exit(0);
}
process.env.NODE_ENV = 'development';
if (flags.pseudo) process.env.PSEUDO_LOCALE = '1';
const { default: webpack } = await import('webpack');
const { default: DevServer } = await import('webpack-dev-server');
const { default: client } = await import('./devClient.mjs');
const { currentProblems, formatProblem, mapBrowserStack, problemOf, renderProblems, shortenServerStack } =
  await import('./devProblems.mjs');
const { serverProcess } = await import('./devServer.mjs');
const { watchTypes } = await import('./devTypes.mjs');

const port = Number(process.env.PORT ?? 8080);
const serverPort = port + 1;
const problems = currentProblems((type, data, one) => {
  // Until a build without errors replaces it, the overlay shows webpack's own errors.
  if (type === 'still-ok' && front.middleware?.context.stats?.hasErrors()) return;
  front.sendMessage(one ? [one] : (front.webSocketServer?.clients ?? []), type, data);
});

const server = serverProcess(
  {
    ...process.env,
    ...(flags.examples && { DEV_EXAMPLES: '1' }),
    PORT: String(serverPort),
    ORIGIN: process.env.ORIGIN ?? `http://127.0.0.1:${port}`,
  },
  (stack) => problems.add('server', problemOf(shortenServerStack(stack))),
);

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

async function restart(names) {
  const stack = await server.take(names);
  problems.set('start', stack === null ? [] : [problemOf(shortenServerStack(stack))]);
  if (stack !== null || !problems.has('server')) return;
  problems.set('server', []);
  // The page shows an error of the previous build.
  front.sendMessage(front.webSocketServer?.clients ?? [], 'static-changed');
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
  // The client build reports its own errors, which are those of the pages, too.
  if (name === 'server') problems.set(name, problem ? [{ message: problem }] : []);
  if (building.size > 0) return;
  if (failed.size === 0 && fresh.size > 0) {
    const names = [...fresh];
    fresh.clear();
    restarting = restarting.then(() => restart(names));
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

const compiler = webpack(client);
let changes = 0;
compiler.hooks.invalid.tap('dev', () => {
  changes += 1;
  begins('client');
});
compiler.hooks.done.tap('dev', async () => {
  const of = changes;
  problems.set('page', []);
  await buildsInclude([...(compiler.modifiedFiles ?? [])]);
  if (of === changes) void ends('client', null);
});
compiler.hooks.failed.tap('dev', (error) => void ends('client', String(error)));

/** Maps an error of a page (errors.client.mjs) to the sources, and shows it. */
async function receivePageError(request, response) {
  const { outputFileSystem, stats } = front.middleware.context;
  const { path } = stats.compilation.outputOptions;
  const scripts = stats.compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name }) => outputFileSystem.readFileSync(`${path}/${name}`, 'utf8'));
  const problem = problemOf(mapBrowserStack(await text(request), scripts));
  console.error(formatProblem(problem));
  problems.add('page', problem);
  response.statusCode = 204;
  response.end();
}

/** Pages of development by path: their entries (devClient.mjs), the longest path first. */
const developmentPages = { '/dev/story/screen': 'storyScreen', '/dev/story': 'story', '/dev/gallery': 'gallery' };

function sendPage(entry, response) {
  const files = front.middleware.context.stats.compilation.entrypoints.get(entry).getFiles();
  const tags = files
    .filter((file) => !file.includes('.hot-update.'))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="/assets/${file}">`
        : `<script defer src="/assets/${file}"></script>`,
    );
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><html><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<link rel="icon" href="data:,"><title>${entry}</title>${tags.join('')}<body></body></html>`,
  );
}

/** Whether the front server serves the path itself. */
const isServedByFront = (path) =>
  path.startsWith('/assets/') || path.startsWith('/ws') || /^\/dev\/(errors|gallery|story)\b/.test(path);

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
        name: 'page-errors',
        path: '/dev/errors',
        middleware: (...exchange) => void receivePageError(...exchange).catch(console.error),
      },
      {
        name: 'until-built',
        middleware: (request, _response, next) => {
          // A new page starts without the errors of the previous one.
          if (request.headers['sec-fetch-dest'] === 'document')
            for (const of of ['server', 'page']) problems.set(of, []);
          if (ready || isServedByFront(request.url)) next();
          else waiting.push(next);
        },
      },
      ...Object.entries(developmentPages).map(([path, entry]) => ({
        name: entry,
        path,
        middleware: (_request, response) => front.middleware.waitUntilValid(() => sendPage(entry, response)),
      })),
      ...middlewares,
    ],
    proxy: [
      {
        context: (path) => !isServedByFront(path),
        target: `http://127.0.0.1:${serverPort}`,
        logLevel: 'silent',
        // Source maps per module need it (devClient.mjs).
        onProxyRes({ headers }) {
          const policy = headers['content-security-policy'];
          if (policy) headers['content-security-policy'] = policy.replace("script-src 'self'", "$& 'unsafe-eval'");
        },
        onError(_error, _request, response) {
          response.writeHead(502, { 'content-type': 'text/html; charset=utf-8' }).end(renderProblems(problems.all()));
        },
      },
    ],
  },
  compiler,
);
await front.start();
front.webSocketServer.implementation.on('connection', problems.show);
// After the messages of the build itself, which close the overlay.
compiler.hooks.done.tap({ name: 'dev-problems', stage: 100 }, () => problems.show());
const types = watchTypes((found) => {
  for (const problem of found) console.error(formatProblem(problem));
  problems.set('types', found);
});
console.log(`Hot reload at http://127.0.0.1:${port} (its server listens at ${serverPort}).`);

process.once('exit', types.stop);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await Promise.all([server.stop(), front.stop()]);
    process.exit(0);
  });
