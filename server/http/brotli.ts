/** Texts as browsers take them on the line: a quarter of their bytes (RFC 7932). What is drawn once and kept is compressed once, too. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** What is short comes in the block of 16 KB that zlib writes into: what is kept shall hold on to no more than its own bytes. */
const own = (bytes: Buffer): Buffer =>
  bytes.length < bytes.buffer.byteLength ? Buffer.from(new Uint8Array(bytes).buffer) : bytes;

/** So many bytes less than its power of two are in a window (RFC 7932, section 9.1). */
const WINDOW_GAP = 16;

/**
 * Bits of the smallest window that a whole text fits into. The window that is taken otherwise has 4 MB, of which a page uses a thirtieth: what it takes counts for
 * V8's heap, which is looked through twice as often for that (docs/decisions/0030).
 */
const windowOf = (bytes: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(bytes + WINDOW_GAP)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

/** @param quality 0 to 11: 5 for what is drawn while somebody waits, 9 for what is kept for ever. */
export async function brotli(text: string | Buffer, quality: number): Promise<Buffer> {
  const bytes = Buffer.byteLength(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes),
  };
  return own(await compress(text, { params }));
}

/** The text again, for those who do not take it compressed. */
export const unbrotli = (bytes: Buffer): Promise<Buffer> => decompress(bytes);

/** Whether a client takes brotli: it names it, or anything, with a weight above zero (RFC 9110, section 12.5.3). */
export function takesBrotli({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const weights = new Map(
    String(headers['accept-encoding'] ?? '')
      .toLowerCase()
      .split(',')
      .map((coding) => {
        const [name = '', ...parameters] = coding.split(';').map((part) => part.trim());
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
        return [name, weight === undefined ? 1 : Number(weight)];
      }),
  );
  return (weights.get('br') ?? weights.get('*') ?? 0) > 0;
}
