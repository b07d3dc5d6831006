/** Texts as browsers take them on the line: a quarter of their bytes (RFC 7932). What is drawn once and kept is compressed once, too. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** What is short comes in the block of 16 KB that zlib writes into: what is kept shall hold on to no more than its own bytes. */
const own = (bytes: Buffer): Buffer =>
  bytes.length < bytes.buffer.byteLength ? Buffer.from(new Uint8Array(bytes).buffer) : bytes;

/** @param quality 0 to 11: 5 for what is drawn while somebody waits, 9 for what is kept for ever. */
export const brotli = async (text: string | Buffer, quality: number): Promise<Buffer> =>
  own(
    await compress(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  );

/** The text again, for those who do not take it compressed. */
export const unbrotli = (bytes: Buffer): Promise<Buffer> => decompress(bytes);

/** A value of accept-encoding that takes brotli. */
export const BROTLI_TAKEN = /\bbr\b/;

export const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  BROTLI_TAKEN.test(String(headers['accept-encoding'] ?? ''));
