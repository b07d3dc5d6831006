/** A mail server on loopback whose responses tests control. */
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  to: string;
  /** The raw mail. */
  source: string;
  messageId: string;
}

export interface TestMailServer {
  url: string;
  received: ReceivedMail[];
  /** SMTP codes for the next recipients, one each; 0 accepts one. */
  rejectWith: number[];
  /** Awaited before it accepts a mail. */
  beforeTaking: (mail: ReceivedMail) => Promise<void>;
  close(): Promise<void>;
}

const smtpError = (code: number) => Object.assign(new Error('Not now, not you.'), { responseCode: code });

export async function startMailServer(): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const rejectWith: number[] = [];
  const test: Omit<TestMailServer, 'url' | 'close'> = { received, rejectWith, beforeTaking: () => Promise.resolve() };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, done) {
      const code = rejectWith.shift() ?? 0;
      done(code === 0 ? null : smtpError(code));
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const source = Buffer.concat(parts).toString();
        const messageId = /^Message-ID: (\S+)/im.exec(source)?.[1] ?? '';
        const mail = { to: envelope.rcptTo[0]?.address ?? '', source, messageId };
        void test.beforeTaking(mail).then(() => {
          received.push(mail);
          done();
        });
      });
    },
  });
  // A killed client resets its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return Object.assign(test, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
