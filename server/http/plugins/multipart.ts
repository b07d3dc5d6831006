/** Parses multipart/form-data into the object that the contract describes: texts by name, and one file. */
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../envelope';
import type { OperationId, UploadedFile } from '../contract';
import { fileFieldOf } from '../validation';

const MEGABYTE = 1024 * 1024;

/** Four files of the contract's largest size. */
const MAX_BYTES = 40 * MEGABYTE;
/** Concurrent uploads per client IP. A company may share one IP. */
const MAX_UPLOADS_PER_IP = 8;
/** An upload takes seconds. */
const RETRY_AFTER_S = 10;

/** Limits the bytes of uploads in memory: many slow clients must not exhaust it. */
export class UploadLimiter {
  private bytes = 0;
  private readonly uploadsByIp = new Map<string, number>();

  constructor(private readonly limits = { bytes: MAX_BYTES, perIp: MAX_UPLOADS_PER_IP }) {}

  /**
   * Runs an upload, which reserves the bytes of each chunk before storing it. The reservation is released when the
   * upload ends.
   */
  async run<T>(clientIp: string, upload: (reserve: (bytes: number) => void) => Promise<T>): Promise<T> {
    const openUploads = this.uploadsByIp.get(clientIp) ?? 0;
    if (openUploads >= this.limits.perIp) throw new DomainError('limit.exceeded', [], { seconds: RETRY_AFTER_S });
    this.uploadsByIp.set(clientIp, openUploads + 1);
    let reserved = 0;
    const reserve = (bytes: number) => {
      if (this.bytes + bytes > this.limits.bytes)
        throw new DomainError('server.unavailable', [], { seconds: RETRY_AFTER_S });
      this.bytes += bytes;
      reserved += bytes;
    };
    try {
      return await upload(reserve);
    } finally {
      this.bytes -= reserved;
      this.release(clientIp);
    }
  }

  private release(clientIp: string): void {
    const remaining = (this.uploadsByIp.get(clientIp) ?? 1) - 1;
    if (remaining > 0) this.uploadsByIp.set(clientIp, remaining);
    else this.uploadsByIp.delete(clientIp);
  }
}

/** A repeated field becomes a list, which the schema rejects. */
const addField = (body: Record<string, unknown>, name: string, value: unknown): void => {
  body[name] = Object.hasOwn(body, name) ? [body[name], value] : value;
};

/**
 * Reads the parts of a request. A file beyond the contract's limit is rejected before it is complete.
 * @param reserve reserves the bytes of each chunk
 * @throws DomainError `request.tooLarge` for a large file, or the error of `reserve`
 */
export async function readMultipart(
  id: OperationId,
  request: FastifyRequest,
  reserve: (bytes: number) => void,
): Promise<unknown> {
  const { name: fileField, limit } = fileFieldOf(id);
  const body: Record<string, unknown> = {};
  if (!request.isMultipart()) return undefined;
  for await (const part of request.parts({ limits: { fileSize: limit, files: 1 } })) {
    if (part.type === 'field') {
      addField(body, part.fieldname, part.value);
      continue;
    }
    if (part.fieldname !== fileField) {
      part.file.resume();
      // The schema rejects an unknown file by its name; an empty value would be dropped before.
      addField(body, part.fieldname, 'file');
      continue;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      reserve(chunk.length);
      chunks.push(chunk);
    }
    if (part.file.truncated) throw new DomainError('request.tooLarge', [{ pointer: `/body/${fileField}` }]);
    const bytes = Buffer.concat(chunks);
    const file: UploadedFile = { fileName: part.filename ?? '', contentType: part.mimetype, bytes };
    addField(body, part.fieldname, file);
  }
  return body;
}
