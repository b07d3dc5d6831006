/** A request like a browser's. */
import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

const LONGEST_MS = 35_000;

/** Decompressed lazily, because most responses are only counted. */
const answered = ({ statusCode: status, headers }, bytes) => ({
  status,
  headers,
  get text() {
    return (headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
  },
});

/**
 * Sends a request and reads the whole response: status, headers and text. The status is 0 when there was no complete
 * response; `isCut` when it ended in the middle.
 * @param agent reuses connections; `localAddress` is the source address
 */
export function ask({ port, agent, localAddress }, options) {
  const { method = 'GET', path, body, headers = {} } = options;
  const where = { host: '127.0.0.1', port, ...(localAddress && { localAddress }) };
  return new Promise((resolve) => {
    const none = (isCut) => resolve({ status: 0, headers: {}, text: '', isCut });
    const sent = { 'accept-encoding': 'br', ...headers };
    const call = request({ ...where, path, method, headers: sent, agent, timeout: LONGEST_MS }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve(answered(answer, Buffer.concat(parts))));
      answer.on('error', () => none(true));
    });
    call.on('timeout', () => call.destroy());
    // Browsers also retry when a reused connection has just been closed.
    call.on('error', ({ code }) =>
      call.reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE')
        ? resolve(ask({ port, agent, localAddress }, options))
        : none(false),
    );
    call.end(body);
  });
}
