/** The virus scanner clamd over TCP: the commands INSTREAM and PING of its protocol, one connection a call. */
import { once } from 'node:events';
import { connect } from 'node:net';

export interface ClamdAddress {
  host: string;
  port: number;
}

/** `failed`: no verdict, so the file must not be accepted. */
type ScanResult = 'clean' | 'infected' | 'failed';

export interface Scanner {
  scan(bytes: Buffer): Promise<ScanResult>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 20_000;
const CHUNK_BYTES = 64 * 1024;
/** Longer responses are not clamd's. */
const MAX_RESPONSE_LENGTH = 1_000;

/** Sends a command, which ends with NUL like its response. */
async function request({ host, port }: ClamdAddress, command: string, body: readonly Buffer[] = []): Promise<string> {
  const socket = connect({ host, port });
  try {
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('clamd does not respond')));
    await once(socket, 'connect');
    socket.setEncoding('utf8');
    socket.write(`z${command}\0`);
    for (const part of body) socket.write(part);
    let response = '';
    for await (const text of socket as AsyncIterable<string>) {
      response += text;
      if (response.includes('\0') || response.length > MAX_RESPONSE_LENGTH) break;
    }
    return response.split('\0')[0] ?? '';
  } finally {
    socket.destroy();
  }
}

/** Each chunk follows its length in four bytes; a length of zero ends the stream. */
function* chunksOf(bytes: Buffer): Generator<Buffer> {
  const lengthOf = (length: number) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(length);
    return head;
  };
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

/** Whether a clamd responds at the address. */
export const pingClamd = async (address: ClamdAddress): Promise<boolean> =>
  (await request(address, 'PING').catch(() => '')) === 'PONG';

/** @param findAddress the address of clamd, or of a sandbox that starts with the first file */
export const clamdScanner = (
  findAddress: () => ClamdAddress | Promise<ClamdAddress>,
  close: () => Promise<void> = () => Promise.resolve(),
): Scanner => ({
  close,
  async scan(bytes) {
    const response = await request(await findAddress(), 'INSTREAM', [...chunksOf(bytes)]).catch(() => '');
    if (response === 'stream: OK') return 'clean';
    return /^stream: .+ FOUND$/.test(response) ? 'infected' : 'failed';
  },
});
