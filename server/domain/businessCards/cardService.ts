/**
 * Reads a photo of a business card into form values, which the visitor then checks. Neither photo nor text is stored.
 */
import type { OcrGateway } from '../../gateways/ocr/ocr';
import type { HandlerResponse, UploadedFile } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError, fieldError } from '../../http/envelope';
import type { RateLimit, LimitService } from '../limits/limitService';
import { mergeOcrLines } from './cardLines';
import { cardFields, parseCard } from './cardParser';
import sharp from 'sharp';

/** Maximum pixels of an uploaded picture. */
const MAX_PIXELS = 25_000_000;
/**
 * Length in pixels to which the longer side is scaled. A card's text is then about 30 pixels high, which suits
 * Tesseract best.
 */
const LONG_SIDE_PIXELS = 1_600;

const POINTER = '/body/image';
const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

/** Whether the bytes are JPEG, PNG or WebP, the only formats that are decoded. */
const isPhoto = (bytes: Buffer): boolean =>
  startsWith(bytes, '\xff\xd8\xff') ||
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8));

/**
 * Prepares a picture for OCR: grey, upright, even contrast, without metadata.
 * @throws DomainError `upload.notAnImage`, `upload.tooManyPixels`
 */
export async function prepareForOcr(bytes: Buffer): Promise<Buffer> {
  if (!isPhoto(bytes)) throw fieldError('upload.notAnImage', POINTER);
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height === 0) throw fieldError('upload.notAnImage', POINTER);
  if (width * height > MAX_PIXELS) throw fieldError('upload.tooManyPixels', POINTER);
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#fff' })
      .greyscale()
      .resize({ width: LONG_SIDE_PIXELS, height: LONG_SIDE_PIXELS, fit: 'inside', kernel: 'lanczos3' })
      .normalise()
      .png()
      .toBuffer();
  } catch {
    throw fieldError('upload.notAnImage', POINTER);
  }
}

const SCAN_LIMIT: RateLimit = { name: 'card scan', max: 20, per: 'hour' };
/** With fewer fields, the photo shows no business card. */
const MIN_FIELDS = 2;

export class CardService {
  constructor(
    private readonly ocr: OcrGateway,
    private readonly limits: LimitService,
  ) {}

  /** Reads the business card on a photo. */
  async scan(
    { image }: { image: UploadedFile },
    context: RequestContext,
  ): Promise<HandlerResponse<'visitorBusinessCardScan'>> {
    await this.limits.enforceForIp(context.clientIp, SCAN_LIMIT);
    const result = await this.ocr.read(await prepareForOcr(image.bytes));
    if (result.outcome !== 'read') throw new DomainError('server.unavailable');
    const { lines, latin } = mergeOcrLines(result.reading);
    const card = parseCard(lines, latin);
    if (cardFields.filter((field) => card[field] !== null).length < MIN_FIELDS)
      throw fieldError('card.unreadable', '/body/image');
    return card;
  }
}
