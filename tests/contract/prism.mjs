/**
 * `node tests/contract/prism.mjs <folder>`: replays recorded exchanges through Prism's validating proxy. Ends with 1
 * when a response violates the contract, or when an invalid request gets 2xx. docs/testing.md explains
 * recording and the source of Prism.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);
const prism = process.env.PRISM ?? 'prism';
if (!folder) {
  console.error('Usage: node tests/contract/prism.mjs <folder of recorded exchanges>');
  process.exit(2);
}
const METHODS = ['get', 'post', 'put', 'delete'];
const HOP_BY_HOP = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

/** The contract for Prism, which ignores `servers` of a path: their prefix becomes part of the path. */
function prefixedContract() {
  const contract = JSON.parse(readFileSync('server/http/generated/contract.gen.json', 'utf8'));
  const paths = Object.entries(contract.paths).map(([path, { servers, ...item }]) => [
    `${servers[0].url.replace(/\/$/, '')}${path}`,
    item,
  ]);
  return { ...contract, servers: undefined, paths: Object.fromEntries(paths) };
}

/** Finds the operation of an exchange; the more literal path wins. */
function finderOf(contract) {
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => ({
      id: item[method].operationId,
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
      places: path.split('{').length,
    })),
  );
  operations.sort((one, other) => one.places - other.places);
  return ({ method, url }) =>
    operations.find((one) => one.method === method && one.pattern.test(url.split('?')[0]))?.id;
}

const headersOf = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name.toLowerCase())));

const listening = (server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));

/** The upstream server of the proxy: it repeats the recorded response of the current exchange. */
let current;
const upstream = createServer((incoming, outgoing) => {
  incoming.resume();
  outgoing.writeHead(current.status, headersOf(current.responseHeaders));
  outgoing.end(Buffer.from(current.responseBody, 'base64'));
});

/** Prism truncates a long list. */
const parseViolations = (text) =>
  text.startsWith('[') ? JSON.parse(text) : [{ location: ['response'], message: text.slice(0, 500) }];

/**
 * The contract applies to a body with trimmed texts and without empty values; Prism validates it as sent, so it is
 * normalised first.
 */
function normalised(value) {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(normalised);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, normalised(inner)]);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== '' && inner !== null));
}

function bodyOf({ requestHeaders, requestBody }) {
  const body = Buffer.from(requestBody, 'base64');
  if (!String(requestHeaders['content-type']).startsWith('application/json')) return body;
  try {
    return Buffer.from(JSON.stringify(normalised(JSON.parse(body.toString()))));
  } catch {
    return body;
  }
}

/**
 * Prism crashes on some multipart bodies and cannot validate those whose schema has a `$ref`, so only the response is
 * validated.
 */
const isMultipart = ({ requestHeaders }) => String(requestHeaders['content-type']).startsWith('multipart/');

/** The violations that Prism reports for an exchange, or null if it does not let it through. */
function violationsOf(exchange, port) {
  current = exchange;
  const { method, url, requestHeaders } = exchange;
  const body = isMultipart(exchange) ? Buffer.alloc(0) : bodyOf(exchange);
  const headers = { ...headersOf(requestHeaders), ...(body.length > 0 && { 'content-length': body.length }) };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path: url, headers }, (response) => {
      response.resume();
      const isForwarded = response.statusCode === exchange.status;
      const found = parseViolations(response.headers['sl-violations'] ?? '[]');
      response.on('end', () => resolve(isForwarded ? found : null));
    })
      .on('error', reject)
      .end(body);
  });
}

const contract = prefixedContract();
const operationOf = finderOf(contract);
const exchanges = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line))
  .flatMap((exchange) => ({ ...exchange, id: operationOf(exchange) }))
  .filter(({ id }) => id !== undefined);

const own = mkdtempSync(join(tmpdir(), 'prism-'));
writeFileSync(join(own, 'contract.json'), JSON.stringify(contract));
const upstreamPort = await listening(upstream);
const free = createServer();
const port = await listening(free);
await new Promise((resolve) => free.close(resolve));
const proxy = spawn(
  prism,
  ['proxy', join(own, 'contract.json'), `http://127.0.0.1:${upstreamPort}`, '--port', String(port), '-v', 'info'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
await new Promise((resolve, reject) => {
  proxy.on('error', reject);
  proxy.stdout.on('data', (text) => String(text).includes('listening') && resolve());
});

let violations = 0;
const unjudged = new Map();
for (const exchange of exchanges) {
  const found = await violationsOf(exchange, port);
  if (found === null) unjudged.set(exchange.id, (unjudged.get(exchange.id) ?? 0) + 1);
  // A test may send an invalid request: that is a violation only if it is answered with success.
  const isAccepted = exchange.status >= 200 && exchange.status < 300 && !isMultipart(exchange);
  for (const violation of (found ?? []).filter(({ location: [part] }) => part === 'response' || isAccepted)) {
    violations += 1;
    const { id, status, test } = exchange;
    console.log(JSON.stringify({ id, status, ...violation, test }));
  }
}
console.log(
  JSON.stringify({
    exchanges: exchanges.length,
    operations: new Set(exchanges.map(({ id }) => id)).size,
    violations,
    unjudged: Object.fromEntries(unjudged),
  }),
);
proxy.kill();
upstream.close();
rmSync(own, { recursive: true });
process.exitCode = violations > 0 ? 1 : 0;
