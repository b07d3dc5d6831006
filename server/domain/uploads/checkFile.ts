/** Recognises an uploaded file by its content and makes it safe to store. */
import { typeNames, UPLOAD_TYPES, type UploadType } from '../../../src/rules/forms/validation/uploads';
import { DomainError, fieldError } from '../../http/envelope';
import type { Scanner } from '../../gateways/clamd/clamd';
import { findPhotoProblem, photoFormatOf, reencodePhoto } from '../../pictures/photo';
import { scanPdf } from './pdfScan';

const POINTER = '/body/file';

/** The type by content; names and declared types are the sender's. */
function typeOf(bytes: Buffer): UploadType | null {
  const photo = photoFormatOf(bytes);
  if (photo) return `image/${photo}`;
  return bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) ? 'application/pdf' : null;
}

async function reencode(bytes: Buffer, type: UploadType): Promise<Buffer> {
  const format = photoFormatOf(bytes);
  if (!format) throw new Error(`A picture is not ${type}.`);
  const problem = await findPhotoProblem(bytes);
  if (problem) throw fieldError(problem === 'tooManyPixels' ? 'upload.tooManyPixels' : 'upload.damaged', POINTER);
  return reencodePhoto(bytes, format).catch(() => {
    throw fieldError('upload.damaged', POINTER);
  });
}

/**
 * The type of a file and the bytes to store: a picture without metadata, or a PDF that is pages only.
 * @param scanner null without one: then pictures only
 * @throws DomainError
 */
export async function checkFile(
  bytes: Buffer,
  accepted: readonly UploadType[],
  scanner: Scanner | null,
): Promise<{ type: UploadType; bytes: Buffer }> {
  const type = typeOf(bytes);
  if (!type || !accepted.includes(type))
    throw new DomainError('upload.wrongType', [{ pointer: POINTER }], { types: typeNames(accepted) });
  if (scanner) {
    const result = await scanner.scan(bytes);
    if (result === 'infected') throw fieldError('upload.infected', POINTER);
    if (result === 'failed') throw new DomainError('server.unavailable');
  }
  if (type !== 'application/pdf') return { type, bytes: await reencode(bytes, type) };
  if (!scanner) throw fieldError('upload.pdfNotAccepted', POINTER);
  const content = await scanPdf(bytes);
  if (content === 'active') throw fieldError('upload.activeContent', POINTER);
  if (content === 'damaged') throw fieldError('upload.damaged', POINTER);
  return { type, bytes };
}

const NAME_LENGTH = 100;

/**
 * A name for display and for the organiser's folder: no path, no characters that are invisible or reserved in a file
 * system, and the ending of the real type.
 */
export function safeFileName(name: string, type: UploadType): string {
  const [ending] = UPLOAD_TYPES[type];
  const base = (name.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '-');
  const endings: readonly string[] = UPLOAD_TYPES[type];
  const known = endings.find((candidate) => base.toLowerCase().endsWith(candidate)) ?? '';
  const stem = base.slice(0, base.length - known.length).replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...stem].slice(0, NAME_LENGTH).join('').trim() || 'file'}${ending}`;
}
