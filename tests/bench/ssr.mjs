// Pages per second, each server alone on one core and the load on the other (Debian's packages nginx and wrk).
// Compares the site behind deploy/nginx.conf with nginx sending the same bytes as a file, the site alone with a
// Fastify route, and a page rendered per request with the same page of Next.js. One JSON line per figure; a ratio
// below its limit fails the run.
import { execFileSync, spawn } from 'node:child_process';
import { get } from 'node:http';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProxy } from '../../deploy/rehearsal/processes.mjs';
import { buildIfStale } from '../../webpack/build.mjs';
import { startNextPage } from './nextPage.mjs';
import { firstId, freePort, startSite } from './startSite.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
/** Each is measured this often, alternately, and the median counts. */
const ROUNDS = 9;
/** Warm-up until the compiler has optimised the rendering code (WARM_UP_SECONDS does so in the image). */
const WARM_SECONDS = 8;
/** Minimum ratio of requests per second. */
const LIMITS = { proxyToFile: 0.9, renderedToNext: 1 };

const SERVER_CORE = '0';
const LOAD_CORE = '1';
const BINARIES = { nginx: '/usr/sbin/nginx', wrk: '/usr/bin/wrk' };

/** Makes wrk print its figures for the caller to parse. */
const REPORT = `done = function(summary, latency)
  io.write(string.format("\\n%d %d %d %d %d\\n", summary.requests, summary.duration, latency:percentile(95), latency:percentile(99),
    summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.status + summary.errors.timeout))
end`;

const median = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)];

/** Requests per second, percentiles in ms, and failures of each: the median of the rounds. */
function measureAlternately(folder, targets) {
  // A warm-up second for the compiler and the connections.
  for (const { url, ...options } of Object.values(targets)) measure(folder, url, { ...options, seconds: 1 });
  const rounds = Array.from({ length: ROUNDS }, () =>
    Object.entries(targets).map(([name, { url, ...options }]) => [
      name,
      measure(folder, url, { ...options, seconds: SECONDS }),
    ]),
  ).map((round) => Object.fromEntries(round));
  const of = (name, figure) => rounds.map((round) => round[name][figure]);
  return Object.fromEntries(
    Object.keys(targets).map((name) => [
      name,
      {
        perSecond: median(of(name, 'perSecond')),
        p95: median(of(name, 'p95')),
        p99: median(of(name, 'p99')),
        failed: of(name, 'failed').reduce((sum, one) => sum + one, 0),
      },
    ]),
  );
}

function measure(folder, url, { connections, headers = {}, seconds }) {
  const script = join(folder, 'report.lua');
  writeFileSync(script, REPORT);
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const wrk = [
    BINARIES.wrk,
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '30s',
    '-s',
    script,
    ...fields,
    url,
  ];
  const lines = execFileSync('taskset', ['-c', LOAD_CORE, ...wrk], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const [requests, microseconds, p95, p99, failed] = lines.at(-1).split(' ').map(Number);
  return { perSecond: requests / (microseconds / 1e6), p95: p95 / 1_000, p99: p99 / 1_000, failed };
}

/** Ends a process that was started here. */
async function end(child) {
  child.kill('SIGTERM');
  if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
}

async function waitForPort(port) {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) return;
    await wait(50);
  }
  throw new Error(`Nothing listens on ${port}.`);
}

/** Moves nginx with its workers to the server's core. */
function pin(pidFile) {
  const master = readFileSync(pidFile, 'utf8').trim();
  const workers = execFileSync('pgrep', ['-P', master], { encoding: 'utf8' }).trim().split('\n');
  for (const pid of [master, ...workers]) execFileSync('taskset', ['-acp', SERVER_CORE, pid], { stdio: 'ignore' });
}

/** Headers that nginx and Node add themselves; all others are compared. */
const TRANSPORT_HEADERS = [
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
];
const otherHeaders = (headers) => Object.entries(headers).filter(([name]) => !TRANSPORT_HEADERS.includes(name));

/** nginx with Debian's defaults, sending the bytes of a file with the page's headers. */
async function fileServer(folder, { headers, body }, isCached) {
  const port = await freePort();
  mkdirSync(join(folder, 'www'), { recursive: true });
  writeFileSync(join(folder, 'www/page'), body);
  const quoted = (value) => `"${value.replaceAll('"', '\\"')}"`;
  const fields = otherHeaders(headers).map(([name, value]) => `add_header ${name} ${quoted(value)};`);
  const name = `file-${isCached ? 'open' : 'plain'}`;
  const config = `
    daemon off; pid ${folder}/${name}.pid; error_log ${folder}/${name}.log; worker_processes auto;
    events { worker_connections 768; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000; ${isCached ? 'open_file_cache max=100;' : ''}
      default_type "text/html; charset=utf-8";
      client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3; uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
      server { listen 127.0.0.1:${port}; root ${folder}/www; location / { try_files /page =404; ${fields.join(' ')} } }
    }`;
  writeFileSync(join(folder, `${name}.conf`), config);
  const child = spawn(BINARIES.nginx, ['-p', folder, '-c', join(folder, `${name}.conf`)], { stdio: 'ignore' });
  await waitForPort(port);
  pin(join(folder, `${name}.pid`));
  return { url: `http://127.0.0.1:${port}/`, end: () => end(child) };
}

/** The site behind deploy/nginx.conf. */
async function startNginxProxy(folder, site) {
  const port = await freePort();
  const proxy = await startProxy(folder, port, [site]);
  pin(join(folder, 'nginx.pid'));
  return { base: `http://127.0.0.1:${port}`, end: async () => proxy.stop() };
}

/** A bare Fastify route that sends the page's bytes with its headers. */
async function fastifyRoute(folder, { headers, body }) {
  const port = await freePort();
  writeFileSync(join(folder, 'body'), body);
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(Object.fromEntries(otherHeaders(headers))));
  const child = spawn('taskset', ['-c', SERVER_CORE, process.execPath, 'tests/bench/fastifyRoute.mjs', folder, port], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  await waitForPort(port);
  return { url: `http://127.0.0.1:${port}/`, end: () => end(child) };
}

/** A raw response: fetch would decompress it. */
const responseOf = (url, headers) =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers }, async (response) =>
      resolve({ headers: response.headers, body: Buffer.concat(await response.toArray()) }),
    );
    request.once('error', reject);
  });

/** Nanoseconds of processor time of a process. */
const cpuOf = (pid) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);

/** Starts a site on the server's core; resolves once it has imported the content and is idle. */
async function start(folder, env) {
  const port = await freePort();
  const site = await startSite(mkdtempSync(join(folder, 'data-')), port, { core: SERVER_CORE, env });
  for (let tries = 0; tries < 60; tries++) {
    const before = cpuOf(site.pid);
    await wait(2_000);
    if (cpuOf(site.pid) - before < 60e6) break;
  }
  return { base: `http://127.0.0.1:${port}`, port, end: () => end(site) };
}

const rounded = (value) => Math.round(value * 1_000) / 1_000;

/** Prints requests per second of each and their ratios; returns the names of ratios below their limits. */
function report(print, page, figures, ratios) {
  const values = Object.fromEntries(
    Object.entries(ratios).map(([name, [one, other]]) => [
      name,
      rounded(figures[one].perSecond / figures[other].perSecond),
    ]),
  );
  const failed = Object.values(figures).reduce((sum, one) => sum + one.failed, 0);
  const exceeded = Object.keys(values).filter((name) => values[name] < (LIMITS[name] ?? 0));
  if (failed > 0) exceeded.push('failed requests');
  const each = Object.entries(figures).map(([name, { perSecond, p99 }]) => [
    name,
    [Math.round(perSecond), rounded(p99)],
  ]);
  print({ bench: 'ssr', page, ...values, 'requests a second, p99 ms': Object.fromEntries(each), failed, exceeded });
  return exceeded;
}

const BROTLI = { 'accept-encoding': 'br' };

/** A cached page. */
async function cachedPage(print, folder, { site, proxy }, [page, path]) {
  const response = await responseOf(site.base + path, BROTLI);
  const load = { connections: 64, headers: BROTLI };
  const servers = await Promise.all([
    fileServer(folder, response, false),
    fileServer(folder, response, true),
    fastifyRoute(folder, response),
  ]);
  const [file, openFile, fastify] = servers;
  try {
    const figures = measureAlternately(folder, {
      proxy: { url: proxy.base + path, ...load },
      file: { url: file.url, ...load },
      openFile: { url: openFile.url, ...load },
      site: { url: site.base + path, ...load },
      fastify: { url: fastify.url, ...load },
    });
    return report(print, page, figures, {
      proxyToFile: ['proxy', 'file'],
      proxyToOpenFile: ['proxy', 'openFile'],
      siteToFastify: ['site', 'fastify'],
    });
  } finally {
    await Promise.all(servers.map((server) => server.end()));
  }
}

/** The home page, rendered per request, compared with the same page of Next.js. */
async function renderedPage(print, folder, base) {
  const next = await startNextPage(await (await fetch(`${base}/en`)).text(), SERVER_CORE);
  try {
    const load = { connections: 2, headers: { 'accept-encoding': 'gzip, br' } };
    const targets = { rendered: { url: `${base}/en`, ...load }, next: { url: next.url, ...load } };
    for (const { url, ...options } of Object.values(targets))
      measure(folder, url, { ...options, seconds: WARM_SECONDS });
    return report(print, 'home, rendered', measureAlternately(folder, targets), {
      renderedToNext: ['rendered', 'next'],
    });
  } finally {
    await next.end();
  }
}

export async function run(print) {
  const missing = Object.entries(BINARIES).filter(([, path]) => !existsSync(path));
  if (missing.length > 0)
    throw new Error(`This bench needs Debian's ${missing.map(([name]) => name).join(' and ')}: apt-get install.`);
  if (cpus().length < 2) throw new Error('This bench needs two cores: one for a server, one for its load.');
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'ssr-'));
  // nginx reads its files as another user.
  chmodSync(folder, 0o755);
  const exceeded = [];
  const running = [];
  try {
    const site = await start(folder, { TRUST_PROXY: '1' });
    running.push(site);
    mkdirSync(join(folder, 'proxy'));
    const proxy = await startNginxProxy(join(folder, 'proxy'), site);
    running.push(proxy);
    const pages = {
      home: '/en',
      news: `/en/news/details/${await firstId(site.base, '/web/news/findPage')}`,
      exhibitors: '/en/exhibitor-list',
    };
    for (const page of Object.entries(pages))
      exceeded.push(...(await cachedPage(print, folder, { site, proxy }, page)));
    const rendering = await start(folder, { PAGE_CACHE: 'off' });
    running.push(rendering);
    exceeded.push(...(await renderedPage(print, folder, rendering.base)));
  } finally {
    await Promise.all(running.map((one) => one.end()));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  if (exceeded.length > 0) process.exitCode = 1;
}
