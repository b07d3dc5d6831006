// Pages a second and their slowest hundredth: drawn anew, from the cache, and the same bytes from nginx and from a bare node server, each alone on
// one core, with the load on the other (Debian's packages nginx and wrk). One JSON line a figure; a ratio below its limit fails the run.
import { execFileSync, spawn } from 'node:child_process';
import { get } from 'node:http';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWhenStale } from '../../webpack/build.mjs';
import { firstId, freePort, startSite } from './startSite.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
/** Each is measured so often, in turns, and the middle counts: wrk reckons one moment in which the machine did something else as many slow answers. */
const ROUNDS = 3;
/** Until the compiler has done what it does for a page that is drawn by the hundred (WARM_UP_SECONDS does so in the image). */
const WARM_SECONDS = 8;
/** What must be reached. Home is drawn at a fiftieth of the speed at which node sends bytes, and kept pages go out at half of nginx's. */
const LIMITS = { drawnToBare: 0.02, keptToNginx: 0.5, drawnP95Ms: 60, keptP99Ms: 100 };

const SERVER_CORE = '0';
const LOAD_CORE = '1';
const DEBIAN = { nginx: '/usr/sbin/nginx', wrk: '/usr/bin/wrk' };

/** Prints what wrk measured, for its caller to read. */
const REPORT = `done = function(summary, latency)
  io.write(string.format("\\n%d %d %d %d %d\\n", summary.requests, summary.duration, latency:percentile(95), latency:percentile(99),
    summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.status + summary.errors.timeout))
end`;

const middle = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)];

/** Requests a second, percentiles in ms, and what failed, of each: the middle of the rounds. */
function inTurns(folder, targets) {
  // The first seconds are the compiler's and the connections'.
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
        perSecond: middle(of(name, 'perSecond')),
        p95: middle(of(name, 'p95')),
        p99: middle(of(name, 'p99')),
        failed: of(name, 'failed').reduce((sum, one) => sum + one, 0),
      },
    ]),
  );
}

function measure(folder, url, { connections, headers = {}, seconds }) {
  const script = join(folder, 'report.lua');
  writeFileSync(script, REPORT);
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const wrk = [DEBIAN.wrk, '-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', script, ...given, url];
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

async function listening(port) {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) return;
    await wait(50);
  }
  throw new Error(`Nothing listens on ${port}.`);
}

/** Nginx with one worker on the server's core, which sends the bytes of a file. */
async function nginx(folder, body, encoding) {
  const port = await freePort();
  mkdirSync(join(folder, 'www'), { recursive: true });
  writeFileSync(join(folder, 'www/page'), body);
  const config = `
    daemon off; master_process off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
      default_type "text/html; charset=utf-8";
      client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3; uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
      server { listen 127.0.0.1:${port}; root ${folder}/www; location / { try_files /page =404; ${encoding ? `add_header content-encoding ${encoding};` : ''} } }
    }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const child = spawn('taskset', ['-c', SERVER_CORE, DEBIAN.nginx, '-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  await listening(port);
  return { url: `http://127.0.0.1:${port}/`, end: () => end(child) };
}

/** The least that node does for the same bytes. */
async function bare(folder, body, encoding) {
  const port = await freePort();
  writeFileSync(join(folder, 'body'), body);
  writeFileSync(
    join(folder, 'bare.mjs'),
    `import { createServer } from 'node:http';
     import { readFileSync } from 'node:fs';
     const body = readFileSync(${JSON.stringify(join(folder, 'body'))});
     const headers = { 'content-type': 'text/html; charset=utf-8', ${encoding ? `'content-encoding': '${encoding}',` : ''} 'content-length': body.length };
     createServer((request, response) => response.writeHead(200, headers).end(body)).listen(${port}, '127.0.0.1');`,
  );
  const child = spawn('taskset', ['-c', SERVER_CORE, process.execPath, join(folder, 'bare.mjs')], { stdio: 'ignore' });
  await listening(port);
  return { url: `http://127.0.0.1:${port}/`, end: () => end(child) };
}

/** The body as it goes over the line: fetch would unpack it. */
const bytesOf = (url, headers) =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('end', () => resolve(Buffer.concat(chunks)));
    });
    request.once('error', reject);
  });

/** A site, on the server's core. */
async function start(folder, env) {
  const port = await freePort();
  const site = await startSite(mkdtempSync(join(folder, 'data-')), port, { core: SERVER_CORE, env });
  return { base: `http://127.0.0.1:${port}`, end: () => end(site) };
}

/** Of a page, what drawing it takes without HTTP and database (renderAlone.mjs). */
function renderAlone(base, path) {
  const words = ['-c', SERVER_CORE, process.execPath, 'tests/bench/renderAlone.mjs', base, path];
  return JSON.parse(execFileSync('taskset', words, { encoding: 'utf8' }));
}

const rounded = (value) => Math.round(value * 1_000) / 1_000;

export async function run(print) {
  const missing = Object.entries(DEBIAN).filter(([, path]) => !existsSync(path));
  if (missing.length > 0)
    throw new Error(`This bench needs Debian's ${missing.map(([name]) => name).join(' and ')}: apt-get install.`);
  if (cpus().length < 2) throw new Error('This bench needs two cores: one for a server, one for its load.');
  await buildWhenStale();
  const folder = mkdtempSync(join(tmpdir(), 'ssr-'));
  const { base, ...keeping } = await start(folder, {});
  const drawing = await start(folder, { PAGE_CACHE: 'off' });
  const beyond = [];
  try {
    const pages = {
      home: '/en',
      news: `/en/news/details/${await firstId(base, '/web/news/findPage')}`,
      exhibitors: '/en/exhibitor-list',
    };
    for (const [page, path] of Object.entries(pages)) {
      const { renderMs, wholeMs } = renderAlone(base, path);
      print({ bench: 'ssr', page, figure: 'drawn alone', renderMs: rounded(renderMs), wholeMs: rounded(wholeMs) });
      for (const encoding of [null, 'br']) {
        const headers = { 'accept-encoding': encoding ?? 'identity' };
        const drawnUrl = drawing.base + path;
        const line = await bytesOf(base + path, headers);
        measure(folder, drawnUrl, { connections: 1, headers, seconds: WARM_SECONDS });
        const files = await nginx(folder, line, encoding);
        const plain = await bare(folder, line, encoding);
        let figures;
        try {
          figures = inTurns(folder, {
            drawn: { url: drawnUrl, connections: 1, headers },
            bare: { url: plain.url, connections: 200, headers },
            kept: { url: base + path, connections: 200, headers },
            nginx: { url: files.url, connections: 200, headers },
          });
        } finally {
          await Promise.all([files.end(), plain.end()]);
        }
        const { drawn, kept } = figures;
        const drawnToBare = drawn.perSecond / figures.bare.perSecond;
        const keptToNginx = kept.perSecond / figures.nginx.perSecond;
        const failed = Object.values(figures).reduce((sum, one) => sum + one.failed, 0);
        const beyondLimits = [
          failed > 0 && 'failed requests',
          // The targets: home as it goes out uncompressed, kept pages as browsers take them.
          page === 'home' && !encoding && drawnToBare < LIMITS.drawnToBare && 'drawn to bare',
          page === 'home' && drawn.p95 > LIMITS.drawnP95Ms && 'drawn p95',
          encoding && keptToNginx < LIMITS.keptToNginx && 'kept to nginx',
          encoding && kept.p99 > LIMITS.keptP99Ms && 'kept p99',
        ].filter(Boolean);
        beyond.push(...beyondLimits);
        print({
          bench: 'ssr',
          page,
          encoding: encoding ?? 'none',
          bytes: line.length,
          drawnPerSecond: rounded(drawn.perSecond),
          drawnP95Ms: rounded(drawn.p95),
          barePerSecond: Math.round(figures.bare.perSecond),
          bareP99Ms: rounded(figures.bare.p99),
          drawnToBare: rounded(drawnToBare),
          keptPerSecond: Math.round(kept.perSecond),
          keptP99Ms: rounded(kept.p99),
          nginxPerSecond: Math.round(figures.nginx.perSecond),
          nginxP99Ms: rounded(figures.nginx.p99),
          keptToNginx: rounded(keptToNginx),
          failed,
          beyond: beyondLimits,
        });
      }
    }
  } finally {
    await Promise.all([keeping.end(), drawing.end()]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  if (beyond.length > 0) process.exitCode = 1;
}
