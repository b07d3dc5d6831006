/** The badge of a confirmed registration, for its owner to print. */
import { deriveEdition } from '../../../src/rules/editionTexts';
import { localise } from '../../../src/rules/locales';
import type { FileResponse } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError } from '../../http/envelope';
import { qrPicture } from '../../pictures/qrPicture';
import { nameOf } from '../visitors/personFacts';
import type { SharedDeps } from '../parts';
import { serverText, type ServerTextId } from '../../lib/texts';
import { ADULTS_ONLY_SENTENCE } from '../../../src/rules/messages/adultsOnly';
import { ACCENT, INK, openPdf, QUIET } from '../documents/pdfDocument';

interface BadgeContent {
  exhibition: string;
  role: string;
  name: string;
  company: string;
  position: string;
  numberLabel: string;
  number: string;
  /** PNG bytes. */
  qr: Buffer;
  /** The other quarters of the page: headings with their lines. */
  facts: { heading: string; lines: string[] }[];
  bring: { heading: string; lines: string[] };
  admission: { heading: string; lines: string[] };
  fold: string;
  /** When the registration last changed. It is the PDF's date, so that an unchanged badge has identical bytes. */
  stamp: Date;
}

const [WIDTH, HEIGHT] = [595.28, 841.89];
const [HALF_WIDTH, HALF_HEIGHT] = [WIDTH / 2, HEIGHT / 2];
const MARGIN = 24;
const MAX_CODE_SIZE = 118;
const COLUMN = HALF_WIDTH - 2 * MARGIN;
/** Renders a badge as PDF: A4, folded twice to A6. The first quarter is the badge, the others are for its owner. */
async function drawBadge(badge: BadgeContent): Promise<Buffer> {
  const { document, shown, finish } = await openPdf({ title: badge.number, lang: 'zh', stamp: badge.stamp });

  /** Writes a text and returns the y position below it. The font shrinks until the text fits its lines. */
  const write = (
    text: string,
    x: number,
    y: number,
    { size = 10, font = 'regular', colour = INK, lines = 4, center = false } = {},
  ) => {
    const words = shown(text);
    const options = { width: COLUMN, align: center ? ('center' as const) : ('left' as const) };
    let fitting = size;
    const high = () => document.font(font).fontSize(fitting).heightOfString(words, options);
    while (fitting > 6 && high() > document.currentLineHeight(true) * lines + 1) fitting -= 1;
    const height = Math.min(high(), document.currentLineHeight(true) * lines);
    document.fillColor(colour).text(words, x, y, { ...options, height: height + 1, ellipsis: true });
    return y + height;
  };

  const quarter = (x: number, y: number, sections: { heading: string; lines: string[] }[]) => {
    let at = y;
    for (const { heading, lines } of sections) {
      at = write(heading, x, at, { size: 12, font: 'bold', colour: ACCENT }) + 4;
      for (const line of lines) at = write(line, x, at, { size: 10.5 }) + 4;
      at += 12;
    }
    return at;
  };

  document.rect(0, 0, HALF_WIDTH, 10).fill(ACCENT);
  let at = write(badge.exhibition, MARGIN, 28, { size: 13, font: 'bold', colour: ACCENT, lines: 3, center: true }) + 16;
  at = write(badge.name, MARGIN, at, { size: 26, font: 'bold', lines: 2, center: true }) + 4;
  if (badge.position) at = write(badge.position, MARGIN, at, { size: 11, colour: QUIET, lines: 2, center: true }) + 2;
  at = write(badge.company, MARGIN, at, { size: 13, lines: 3, center: true });
  // Long names leave less room, so the QR code shrinks instead of covering the number.
  const top = Math.max(at + 4, HALF_HEIGHT - MAX_CODE_SIZE - 78);
  const side = Math.min(MAX_CODE_SIZE, HALF_HEIGHT - 76 - top);
  document.image(badge.qr, HALF_WIDTH / 2 - side / 2, top, { width: side });
  write(badge.numberLabel, MARGIN, HALF_HEIGHT - 72, { size: 8, colour: QUIET, center: true });
  write(badge.number, MARGIN, HALF_HEIGHT - 61, { size: 14, font: 'bold', lines: 1, center: true });
  document.rect(0, HALF_HEIGHT - 34, HALF_WIDTH, 34).fill(ACCENT);
  write(badge.role, MARGIN, HALF_HEIGHT - 28, { size: 14, font: 'bold', colour: '#fff', lines: 1, center: true });

  quarter(HALF_WIDTH + MARGIN, 30, badge.facts);
  quarter(MARGIN, HALF_HEIGHT + 30, [badge.bring]);
  quarter(HALF_WIDTH + MARGIN, HALF_HEIGHT + 30, [badge.admission, { heading: '', lines: [badge.fold] }]);
  document.lineWidth(0.6).dash(4, { space: 4 }).strokeColor('#9aa0a6');
  document.moveTo(HALF_WIDTH, 0).lineTo(HALF_WIDTH, HEIGHT).moveTo(0, HALF_HEIGHT).lineTo(WIDTH, HALF_HEIGHT).stroke();
  return finish();
}

type WordOf<Id> = Id extends `badge.${infer Word}` ? Word : never;
type BadgeWord = WordOf<ServerTextId>;

type Deps = Pick<SharedDeps, 'registration' | 'edition' | 'signer'>;

export class BadgeService {
  constructor(private readonly deps: Deps) {}

  /**
   * Renders the badge of a registration in the request's language.
   * @throws DomainError `visitor.cancelled`, `visitor.notConfirmed`
   */
  async draw(id: string, context: RequestContext): Promise<FileResponse> {
    const { registration, edition, signer } = this.deps;
    const row = await registration.ofTicket(id, 'any', context);
    if (row.state === 'cancelled') throw new DomainError('visitor.cancelled');
    if (!row.number) throw new DomainError('visitor.notConfirmed');
    const { locale } = context;
    const current = await edition.current();
    const derived = deriveEdition(current);
    const word = (key: BadgeWord): string => serverText(`badge.${key}`, locale);
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
      admission: {
        heading: word('admission'),
        lines: [word('decides'), ADULTS_ONLY_SENTENCE[locale], word('personal')],
      },
      fold: word('fold'),
      stamp: row.updated_at,
    });
    return { contentType: 'application/pdf', body, fileName: `${row.number}.pdf` };
  }
}
