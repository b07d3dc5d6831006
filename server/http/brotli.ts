/** Brotli (RFC 7932) for texts that are compressed once and sent often. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';

export const acceptsBrotli = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  negotiate(headers['accept-encoding'] ?? '', ['br']) === 'br';

const compress = promisify(brotliCompress);

/** @param quality 0 to 11: 5 for what a reader waits for, 9 for what stays. */
export const brotli = (text: string | Buffer, quality: number): Promise<Buffer> =>
  compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });

export const unbrotli = promisify(brotliDecompress);
