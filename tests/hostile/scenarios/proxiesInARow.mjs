// A CDN before nginx before the site: the client is the CDN's client, and headers cannot forge it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProxy } from '../../../deploy/rehearsal/processes.mjs';
import { freePort } from '../../support/postgresServer.mjs';

const CDN = '127.0.0.50';

/** Adds the client's address to X-Forwarded-For, as CDNs do. */
async function startCdn(nginxPort) {
  const server = createServer((incoming, outgoing) => {
    const forwardedFor = incoming.headers['x-forwarded-for'];
    const from = incoming.socket.remoteAddress.replace('::ffff:', '');
    const headers = { ...incoming.headers, 'x-forwarded-for': forwardedFor ? `${forwardedFor}, ${from}` : from };
    const options = { host: '127.0.0.1', port: nginxPort, localAddress: CDN, path: incoming.url, headers };
    request(options, (response) => {
      outgoing.writeHead(response.statusCode, response.headers);
      response.pipe(outgoing);
    }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** The client's network as seen by the site, which never returns the whole address. */
async function fetchClientNetwork(port, { from, headers = {} }) {
  const options = { host: '127.0.0.1', port, localAddress: from, path: '/api/web/own/client' };
  const call = request({ ...options, headers: { 'x-locale': 'en', ...headers } }).end();
  const [response] = await once(call, 'response');
  const text = (await response.setEncoding('utf8').toArray()).join('');
  return JSON.parse(text).data.ip;
}

export async function run({ startSite }) {
  if (spawnSync('nginx', ['-v']).error) return { problems: [], skipReason: 'nginx is not installed' };
  const site = await startSite({ TRUST_PROXY: '1' });
  const folder = mkdtempSync(join(tmpdir(), 'hostile-nginx-'));
  const nginxPort = await freePort();
  const nginx = await startProxy(folder, nginxPort, [site], [`${CDN}/32`]);
  const cdn = await startCdn(nginxPort);
  const problems = [];
  const expectClient = async (what, port, request, expected) => {
    const actual = await fetchClientNetwork(port, request);
    if (actual !== expected) problems.push(`${what}: the client is ${actual} instead of ${expected}`);
  };
  try {
    const { port } = cdn.address();
    const spoofed = { 'x-forwarded-for': '203.0.113.66' };
    await expectClient('through the CDN', port, { from: '127.0.60.1' }, '127.0.60.0');
    await expectClient(
      'through the CDN with a forged header',
      port,
      { from: '127.0.61.1', headers: spoofed },
      '127.0.61.0',
    );
    await expectClient(
      'past the CDN with a forged header',
      nginxPort,
      { from: '127.0.62.1', headers: spoofed },
      '127.0.62.0',
    );
  } finally {
    cdn.closeAllConnections();
    cdn.close();
    nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { problems, proxies: 2 };
}
