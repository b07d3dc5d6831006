/** A small server on loopback, on which a sandbox speaks a provider's protocol. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const MAX_BYTES = 64 * 1024;

/** A JSON object as it is, a picture, a page, or an address to go to. */
export type LoopbackAnswer = object | Buffer | string | URL;

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_BYTES) return {};
    parts.push(part);
  }
  try {
    return bytes > 0 ? (JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const headersOf = (answer: LoopbackAnswer): [number, Record<string, string>, string | Buffer] => {
  if (answer instanceof URL) return [302, { location: answer.href }, ''];
  if (Buffer.isBuffer(answer)) return [200, { 'content-type': 'image/png' }, answer];
  if (typeof answer === 'string') return [200, { 'content-type': 'text/html; charset=utf-8' }, answer];
  return [200, { 'content-type': 'text/plain' }, JSON.stringify(answer)];
};

/** Starts it on a free port. It never keeps a process alive that has nothing else to do. */
export async function startLoopback(
  answer: (url: URL, body: Record<string, unknown>) => LoopbackAnswer | Promise<LoopbackAnswer>,
): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    void bodyOf(request)
      .then((body) => answer(url, body))
      .then(
        (given) => {
          const [status, headers, content] = headersOf(given);
          response.writeHead(status, headers).end(content);
        },
        () => response.writeHead(500).end(),
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
  server.unref();
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
