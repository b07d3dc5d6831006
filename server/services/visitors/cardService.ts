/** A photo of a business card becomes what the visitor then looks over and confirms. Neither the photo nor the text is kept. */
import type { OcrGateway } from '../../gateways/ocr/ocr';
import type { Answer, UploadedFile } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError, fieldError } from '../../http/envelope';
import type { Bound, LimitService } from '../identity/limitService';
import { cardLines } from './cardLines';
import { cardFields, parseCard } from './cardParser';
import { readablePicture } from './cardPicture';

const SCANS: Bound = { name: 'card scan', max: 20, per: 'hour' };
/** With less, what was read is no card. */
const LEAST_FIELDS = 2;

export class CardService {
  constructor(
    private readonly ocr: OcrGateway,
    private readonly limits: LimitService,
  ) {}

  /** Reads the card on a photo. */
  async scan({ image }: { image: UploadedFile }, context: RequestContext): Promise<Answer<'visitorBusinessCardScan'>> {
    await this.limits.holdClient(context.client, SCANS);
    const answer = await this.ocr.read(await readablePicture(image.bytes));
    if (answer.outcome !== 'read') throw new DomainError('server.unavailable');
    const { lines, latin } = cardLines(answer.reading);
    const card = parseCard(lines, latin);
    if (cardFields.filter((field) => card[field] !== null).length < LEAST_FIELDS)
      throw fieldError('card.unreadable', '/body/image');
    return card;
  }
}
