/** Texts as browsers take them on the line: a quarter of their bytes (RFC 7932). What is drawn once and kept is compressed once, too. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);

/** @param quality 0 to 11: 5 for what is drawn while somebody waits, 9 for what is kept for ever. */
export const brotli = (text: string | Buffer, quality: number): Promise<Buffer> =>
  compress(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });

/** A value of accept-encoding that takes brotli. */
export const BROTLI_TAKEN = /\bbr\b/;

export const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  BROTLI_TAKEN.test(String(headers['accept-encoding'] ?? ''));
