/** Parses multipart/form-data into the object that the contract describes: texts by name, and one file. */
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../envelope';
import type { OperationId, UploadedFile } from '../contract';
import { fileOf } from '../validation';

const MEGABYTE = 1024 * 1024;

/** Four files of the contract's largest size. */
const MAX_BYTES = 20 * MEGABYTE;
/** Concurrent uploads per client address. A company may share one address. */
const MAX_UPLOADS_PER_CLIENT = 8;
/** An upload takes seconds. */
const RETRY_AFTER_S = 10;

/** Limits the bytes of uploads in memory: many slow clients must not exhaust it. */
export class UploadLimiter {
  private bytes = 0;
  private readonly clients = new Map<string, number>();

  constructor(private readonly most = { bytes: MAX_BYTES, ofClient: MAX_UPLOADS_PER_CLIENT }) {}

  /**
   * Runs an upload, which reserves each chunk with `take` before storing it. The reservation is released when the
   * upload ends.
   */
  async hold<T>(client: string, upload: (take: (bytes: number) => void) => Promise<T>): Promise<T> {
    const open = this.clients.get(client) ?? 0;
    if (open >= this.most.ofClient) throw new DomainError('limit.exceeded', [], { seconds: RETRY_AFTER_S });
    this.clients.set(client, open + 1);
    let held = 0;
    const take = (bytes: number) => {
      if (this.bytes + bytes > this.most.bytes)
        throw new DomainError('server.unavailable', [], { seconds: RETRY_AFTER_S });
      this.bytes += bytes;
      held += bytes;
    };
    try {
      return await upload(take);
    } finally {
      this.bytes -= held;
      this.leave(client);
    }
  }

  private leave(client: string): void {
    const left = (this.clients.get(client) ?? 1) - 1;
    if (left > 0) this.clients.set(client, left);
    else this.clients.delete(client);
  }
}

/** A repeated field becomes a list, which the schema rejects. */
const put = (body: Record<string, unknown>, name: string, value: unknown): void => {
  body[name] = Object.hasOwn(body, name) ? [body[name], value] : value;
};

/**
 * Reads the parts of a request. A file beyond the contract's limit is rejected before it is complete.
 * @param take reserves the bytes of each chunk
 * @throws DomainError `request.tooLarge` for a large file, or the error of `take`
 */
export async function readMultipart(
  id: OperationId,
  request: FastifyRequest,
  take: (bytes: number) => void,
): Promise<unknown> {
  const { name: fileField, limit } = fileOf(id);
  const body: Record<string, unknown> = {};
  if (!request.isMultipart()) return undefined;
  for await (const part of request.parts({ limits: { fileSize: limit, files: 1 } })) {
    if (part.type === 'field') {
      put(body, part.fieldname, part.value);
      continue;
    }
    if (part.fieldname !== fileField) {
      part.file.resume();
      // The schema rejects an unknown file by its name; an empty value would be dropped before.
      put(body, part.fieldname, 'file');
      continue;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      take(chunk.length);
      chunks.push(chunk);
    }
    if (part.file.truncated) throw new DomainError('request.tooLarge', [{ pointer: `/body/${fileField}` }]);
    const bytes = Buffer.concat(chunks);
    const file: UploadedFile = { fileName: part.filename ?? '', contentType: part.mimetype, bytes };
    put(body, part.fieldname, file);
  }
  return body;
}
