/** A body of multipart/form-data as the object that the contract describes: texts by name, and one file. */
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../envelope';
import type { OperationId, UploadedFile } from '../contract';
import { fileOf } from '../validation';

const MEGABYTE = 1024 * 1024;

/** Four whole files of the contract's limit. */
const MOST_BYTES = 20 * MEGABYTE;
/** Of one address: a company's people share one, and upload seldom. */
const MOST_OF_CLIENT = 8;
/** An upload takes seconds. */
const RETRY_AFTER_S = 10;

/** How many bytes of uploads the process holds at once: what many clients send slowly must not fill its memory. */
export class UploadRoom {
  private bytes = 0;
  private readonly clients = new Map<string, number>();

  constructor(private readonly most = { bytes: MOST_BYTES, ofClient: MOST_OF_CLIENT }) {}

  /** Runs an upload, which says of each chunk how long it is before it keeps it. What it held is released when it ends. */
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

/** A field that came twice is no value: the schema refuses the list. */
const put = (body: Record<string, unknown>, name: string, value: unknown): void => {
  body[name] = Object.hasOwn(body, name) ? [body[name], value] : value;
};

/**
 * Reads the parts of a request; a file beyond the contract's limit is refused before it is whole.
 * @param take is told of each chunk before it is kept, and throws when there is no room for it
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
      // Its name is refused; an empty value would be dropped before.
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
