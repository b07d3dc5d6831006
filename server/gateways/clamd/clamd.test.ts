import { createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { clamdScanner, pingClamd } from './clamd';
import { sandboxScanner, startClamdSandbox } from './sandbox';

const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

it('scans a file in chunks and finds the test virus across two of them', async () => {
  const scanner = sandboxScanner();
  expect(await scanner.scan(Buffer.alloc(200_000, 'a'))).toBe('clean');
  expect(await scanner.scan(Buffer.alloc(0))).toBe('clean');
  const infected = Buffer.alloc(200_000, 'a');
  infected.write(EICAR, 64 * 1024 - 20);
  expect(await scanner.scan(infected)).toBe('infected');
  await scanner.close();
});

it('recognises a scanner that responds', async () => {
  const sandbox = await startClamdSandbox();
  expect(await pingClamd(sandbox)).toBe(true);
  await sandbox.close();
  expect(await pingClamd(sandbox)).toBe(false);
  expect(await clamdScanner(() => sandbox).scan(Buffer.from('a'))).toBe('failed');
});

/** A server that answers everything in the same way. */
async function respondWith(response: string): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).on('data', () => socket.end(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

it.each(['', 'stream: OK but', 'INSTREAM size limit exceeded. ERROR\0', 'x'.repeat(5_000)])(
  'a response other than a verdict is a failure: %#',
  async (response) => {
    const { server, port } = await respondWith(response);
    expect(await clamdScanner(() => ({ host: '127.0.0.1', port })).scan(Buffer.from('a'))).toBe('failed');
    server.close();
  },
);
