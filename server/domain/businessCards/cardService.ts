/**
 * Reads a photo of a business card into form values, which the visitor then checks. Neither photo nor text is stored.
 */
import type { OcrGateway } from '../../gateways/ocr/ocr';
import type { HandlerResponse, UploadedFile } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError, fieldError } from '../../http/envelope';
import type { RateLimit, LimitService } from '../limits/limitService';
import { findPhotoProblem, MAX_PIXELS } from '../../pictures/photo';
import { mergeOcrLines } from './cardLines';
import { cardFields, parseCard } from './cardParser';
import sharp from 'sharp';

/**
 * Length in pixels to which the longer side is scaled. A card's text is then about 30 pixels high, which suits
 * Tesseract best.
 */
const LONG_SIDE_PIXELS = 1_600;

const POINTER = '/body/image';
/**
 * Prepares a picture for OCR: grey, upright, even contrast, without metadata.
 * @throws DomainError `upload.notAnImage`, `upload.tooManyPixels`
 */
export async function prepareForOcr(bytes: Buffer): Promise<Buffer> {
  const problem = await findPhotoProblem(bytes);
  if (problem) throw fieldError(problem === 'tooManyPixels' ? 'upload.tooManyPixels' : 'upload.notAnImage', POINTER);
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
