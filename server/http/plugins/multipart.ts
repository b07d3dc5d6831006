/** A body of multipart/form-data as the object that the contract describes: texts by name, and one file. */
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../envelope';
import type { OperationId, UploadedFile } from '../contract';
import { fileOf } from '../validation';

/** A field that came twice is no value: the schema refuses the list. */
const put = (body: Record<string, unknown>, name: string, value: unknown): void => {
  body[name] = Object.hasOwn(body, name) ? [body[name], value] : value;
};

/** Reads the parts of a request; a file beyond the contract's limit is refused before it is whole. */
export async function readMultipart(id: OperationId, request: FastifyRequest): Promise<unknown> {
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
      put(body, part.fieldname, '');
      continue;
    }
    const bytes = await part.toBuffer().catch((error: { code?: string }) => {
      throw error.code === 'FST_REQ_FILE_TOO_LARGE'
        ? new DomainError('request.tooLarge', [{ pointer: `/body/${fileField}` }])
        : error;
    });
    const file: UploadedFile = { fileName: part.filename ?? '', contentType: part.mimetype, bytes };
    put(body, part.fieldname, file);
  }
  return body;
}
