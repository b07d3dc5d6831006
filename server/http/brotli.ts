/** Brotli (RFC 7932) for texts that are compressed once and sent often. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';

export const acceptsBrotli = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  negotiate(headers['accept-encoding'] ?? '', ['br']) === 'br';

const compress = promisify(brotliCompress);

/**
 * Compresses a text for a cache. zlib returns a slice of a 64 KB block (Node 24), which a cached page of 10 KB would
 * hold in memory. So the result is copied to a separate buffer.
 * @param quality 0 to 11
 */
export async function compressBrotli(text: string | Buffer, quality: number): Promise<Buffer> {
  const compressed = await compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });
  const copy = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(copy);
  return copy;
}

export const decompressBrotli = promisify(brotliDecompress);
