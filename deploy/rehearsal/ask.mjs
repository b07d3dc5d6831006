/** One request as a browser makes it. */
import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

const LONGEST_MS = 35_000;

/** Unpacked when somebody reads it: most answers are only counted. */
const answered = ({ statusCode: status, headers }, bytes) => ({
  status,
  headers,
  get text() {
    return (headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
  },
});

/**
 * Asks and reads the answer to its end. Gives its status, its headers and its text, or the status 0 when nobody was there or it was cut off, `isCut` when that
 * was in the middle of the answer.
 * @param agent keeps the connections; `localAddress` is where the request comes from.
 */
export function ask({ port, agent, localAddress }, asked) {
  const { method = 'GET', path, body, headers = {} } = asked;
  const where = { host: '127.0.0.1', port, ...(localAddress && { localAddress }) };
  return new Promise((resolve) => {
    const none = (isCut) => resolve({ status: 0, headers: {}, text: '', isCut });
    const taken = { 'accept-encoding': 'br', ...headers };
    const call = request({ ...where, path, method, headers: taken, agent, timeout: LONGEST_MS }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve(answered(answer, Buffer.concat(parts))));
      answer.on('error', () => none(true));
    });
    call.on('timeout', () => call.destroy());
    // As browsers do: a connection that was kept and is just being closed is not the answer.
    call.on('error', ({ code }) =>
      call.reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE')
        ? resolve(ask({ port, agent, localAddress }, asked))
        : none(false),
    );
    call.end(body);
  });
}
