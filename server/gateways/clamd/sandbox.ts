/** A sandbox of clamd: the same protocol on loopback. It knows one virus, the EICAR test file. */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { clamdScanner, type ClamdAddress, type Scanner } from './clamd';

/** In two parts, so that scanners don't report this file. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** StreamMaxLength of clamd. */
const MAX_BYTES = 25 * 1024 * 1024;

interface ClamdSandbox extends ClamdAddress {
  close(): Promise<void>;
}

/** The stream of a complete INSTREAM command; null while it is incomplete. */
function streamOf(received: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = 0; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** The response to what has been received; null while the command is incomplete. */
function respond(received: Buffer): string | null {
  if (received.length > MAX_BYTES) return 'INSTREAM size limit exceeded. ERROR';
  const end = received.indexOf(0);
  if (end < 0) return null;
  const command = received.toString('latin1', 0, end);
  if (command === 'zPING') return 'PONG';
  if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND';
  const stream = streamOf(received.subarray(end + 1));
  if (!stream) return null;
  return stream.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
}

/** Starts the sandbox on a free port. It does not keep the process alive. */
export async function startClamdSandbox(): Promise<ClamdSandbox> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    let received = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const response = respond(received);
      if (response !== null) socket.end(`${response}\0`);
    });
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A scanner with a sandbox that starts with the first file. */
export function sandboxScanner(): Scanner {
  let started: Promise<ClamdSandbox> | null = null;
  return clamdScanner(
    () => (started ??= startClamdSandbox()),
    async () => (await started)?.close(),
  );
}
