/** A mail server on loopback: passes codes to waiting visitors, counts every mail, and can be slowed down. */
import { SMTPServer } from 'smtp-server';

/**
 * The code in a raw mail: its text part is quoted-printable or plain, and a code contains neither `=` nor a line
 * break.
 */
const codeIn = (source) => /^Subject:.*?\b(\d{6})\b/im.exec(source)?.[1] ?? /\b(\d{6})\b/.exec(textOf(source))?.[1];
const textOf = (source) => source.slice(source.search(/\r?\n\r?\n/));

export async function startMailSandbox() {
  /** The number of deliveries of each mail, by Message-ID. */
  const received = new Map();
  const codes = new Map();
  const waitingVisitors = new Map();
  let delayMs = 0;

  const receive = (to, source) => {
    const id = /^Message-ID:\s*(\S+)/im.exec(source)?.[1] ?? '';
    received.set(id, (received.get(id) ?? 0) + 1);
    const code = codeIn(source);
    if (!code || codes.has(to)) return;
    codes.set(to, code);
    waitingVisitors.get(to)?.(code);
  };

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      const parts = [];
      stream.on('data', (part) => parts.push(part));
      stream.on('end', () =>
        setTimeout(() => {
          receive(envelope.rcptTo[0]?.address.toLowerCase() ?? '', Buffer.concat(parts).toString());
          done();
        }, delayMs),
      );
    },
  });
  // A killed client resets its connection.
  server.on('error', () => undefined);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    received,
    slowDown: (ms) => (delayMs = ms),
    /** The first code for an address; null on timeout. */
    codeFor(address, timeoutMs) {
      const known = codes.get(address);
      if (known) return Promise.resolve(known);
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(null), timeoutMs);
        waitingVisitors.set(address, (code) => {
          clearTimeout(timer);
          resolve(code);
        });
      });
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
