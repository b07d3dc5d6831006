/** The badge of a confirmed registration, for its owner to print. */
import { deriveEdition } from '../../../src/rules/editionTexts';
import { localise } from '../../../src/rules/locales';
import type { FileAnswer } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError } from '../../http/envelope';
import { qrPicture } from '../../pictures/qrPicture';
import { drawBadge } from './badgePdf';
import { badgeTexts } from './badgeTexts';
import { nameOf } from './visitorName';
import type { SharedParts } from '../parts';

type Parts = Pick<SharedParts, 'registration' | 'edition' | 'signer'>;

export class BadgeService {
  constructor(private readonly parts: Parts) {}

  /** Draws it in the reader's language. */
  async draw(id: string, context: RequestContext): Promise<FileAnswer> {
    const { registration, edition, signer } = this.parts;
    const row = await registration.ofTicket(id, 'any', context);
    if (row.state === 'cancelled') throw new DomainError('visitor.cancelled');
    if (!row.number) throw new DomainError('visitor.notConfirmed');
    const { locale } = context;
    const current = await edition.current();
    const derived = deriveEdition(current);
    const word = (key: keyof typeof badgeTexts): string => badgeTexts[key][locale];
    const { name, address } = current.venue;
    const body = await drawBadge({
      exhibition: localise(current.title, locale),
      role: word('visitor'),
      name: nameOf(row),
      company: String(row.core.company ?? ''),
      position: String(row.core.jobTitleOther ?? ''),
      numberLabel: word('number'),
      number: row.number,
      qr: await qrPicture(signer.qrContent(row.number), { width: 600 }),
      facts: [
        {
          heading: word('days'),
          lines: [`${localise(derived.range, locale)}, ${localise(derived.weekRange, locale)}`],
        },
        { heading: word('hours'), lines: [localise(derived.dailyOpeningHours, locale), word('zone')] },
        { heading: word('venue'), lines: [localise(name, locale), localise(address, locale)] },
      ],
      bring: { heading: word('bring'), lines: [word('badge'), word('cards'), word('document')] },
      admission: { heading: word('admission'), lines: [word('decides'), word('adults'), word('personal')] },
      fold: word('fold'),
      stamp: row.updated_at,
    });
    return { contentType: 'application/pdf', body, fileName: `${row.number}.pdf` };
  }
}
