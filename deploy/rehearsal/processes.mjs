/** The replicas and the proxy of a rehearsal, each a process on a loopback port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tests/support/postgresServer.mjs';
import { readDockerfile } from './dockerfile.mjs';

const READY_TIMEOUT_MS = 180_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/** The image's command after `node`, and its environment variables for memory and warm-up. */
function imageCommand() {
  const all = readDockerfile(readFileSync('deploy/Dockerfile', 'utf8'));
  const [, ...words] = JSON.parse(all.find(({ name }) => name === 'CMD').rest);
  const env = all.filter(({ name }) => name === 'ENV').flatMap(({ rest }) => rest.split(/\s+/));
  const inherited = env.map((pair) => pair.split('=')).filter(([name]) => /^(MALLOC|WARM_UP)_/.test(name));
  return { words, imageEnv: Object.fromEntries(inherited) };
}

export class Replica {
  /** @param env the environment of all replicas */
  constructor(name, port, env) {
    Object.assign(this, { name, port, env, log: '', child: null });
  }

  /** Starts a release's folder. Resolves when the replica serves. */
  async start(release) {
    const { words, imageEnv } = imageCommand();
    const child = spawn(process.execPath, words, {
      cwd: release,
      env: { PATH: process.env.PATH, ...imageEnv, ...this.env, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (this.log = (this.log + chunk).slice(-4_000)));
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (!(await this.isReady())) {
      if (hasEnded(child)) throw new Error(`${this.name} did not start:\n${this.log}`);
      if (Date.now() > deadline) throw new Error(`${this.name} was not ready in time:\n${this.log}`);
      await pause(100);
    }
  }

  async isReady() {
    const answer = await fetch(`http://127.0.0.1:${this.port}/ready`).catch(() => null);
    await answer?.arrayBuffer();
    return answer?.ok ?? false;
  }

  /** Ends the replica. Returns the duration (ms) and the exit code. */
  async end(signal) {
    const child = this.child;
    if (!child || hasEnded(child)) return { code: child?.exitCode ?? null, ms: 0 };
    const began = Date.now();
    child.kill(signal);
    if (!hasEnded(child)) await once(child, 'exit');
    return { code: child.exitCode, ms: Date.now() - began };
  }
}

/**
 * Starts nginx with deploy/nginx.conf, but another port and other replicas. `trusted` are the networks of a CDN in
 * front of it.
 */
export async function startProxy(folder, port, replicas, trusted = []) {
  // When root starts nginx, its workers run as another user, who needs access to the caches in this folder.
  chmodSync(folder, 0o711);
  const statusPort = await freePort();
  const conf = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 8088;', `listen 127.0.0.1:${port};`)
    .replace('listen 8089;', `listen 127.0.0.1:${statusPort};`)
    .replaceAll('/tmp/nginx', join(folder, 'nginx'));
  writeFileSync(join(folder, 'nginx.conf'), conf);
  const realIp = trusted.map((network) => `set_real_ip_from ${network};\n`).join('');
  writeFileSync(join(folder, 'real-ip.conf'), realIp + readFileSync('deploy/real-ip.conf', 'utf8'));
  // One line per replica, with the parameters in the file.
  const line = /^server site-1:8080.*$/m.exec(readFileSync('deploy/upstream.conf', 'utf8'))[0];
  const upstream = replicas.map((one) => `${line.replace('site-1:8080', `127.0.0.1:${one.port}`)}\n`).join('');
  const write = (text) => writeFileSync(join(folder, 'upstream.conf'), text);
  write(upstream);
  cpSync('/etc/nginx/mime.types', join(folder, 'mime.types'));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk) => (log += chunk));
  await new Promise((resolve, reject) => {
    child.once('error', () => reject(new Error('nginx is missing. On Debian: apt-get install nginx-light.')));
    child.once('exit', () => reject(new Error(`nginx ended:\n${log}`)));
    setTimeout(resolve, 500);
  });
  return {
    statusPort,
    log: () => log,
    stop: () => child.kill('SIGTERM'),
    /**
     * Sends no new requests to a replica, or to all again; requests in flight are finished. As deploy/update.sh does.
     */
    async without(replica) {
      write(replica ? upstream.replace(new RegExp(`(:${replica.port} [^;]*);`), '$1 down;') : upstream);
      child.kill('SIGHUP');
      await pause(1_000);
    },
  };
}
