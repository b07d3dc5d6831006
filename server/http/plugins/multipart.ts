/** A body of multipart/form-data as the object that the contract describes: texts by name, and one file. */
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../envelope';
import type { OperationId, UploadedFile } from '../contract';
import { fileOf } from '../validation';

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
