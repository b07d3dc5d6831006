/** The badge of a confirmed registration, for its owner to print. */
import { deriveEdition } from '../../../src/rules/editionTexts';
import { localise } from '../../../src/rules/locales';
import type { FileResponse } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError } from '../../http/envelope';
import { renderQrCode } from '../../pictures/qrPicture';
import { nameOf } from '../visitors/personDetails';
import type { SharedDeps } from '../sharedDeps';
import { serverText, type ServerTextId } from '../../lib/texts';
import { ADULTS_ONLY_SENTENCE } from '../../../src/rules/messages/adultsOnly';
import { ACCENT, INK, openPdf, MUTED } from '../documents/pdfDocument';

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
  details: { heading: string; lines: string[] }[];
  checklist: { heading: string; lines: string[] };
  admission: { heading: string; lines: string[] };
  foldHint: string;
  /** When the registration last changed. It is the PDF's date, so that an unchanged badge has identical bytes. */
  modifiedAt: Date;
}

const [WIDTH, HEIGHT] = [595.28, 841.89];
const [HALF_WIDTH, HALF_HEIGHT] = [WIDTH / 2, HEIGHT / 2];
const MARGIN = 24;
const MAX_CODE_SIZE = 118;
const COLUMN_WIDTH = HALF_WIDTH - 2 * MARGIN;
/** Renders a badge as PDF: A4, folded twice to A6. The first quarter is the badge, the others are for its owner. */
async function renderBadge(badge: BadgeContent): Promise<Buffer> {
  const { document, toPrintable, finish } = await openPdf({
    title: badge.number,
    lang: 'zh',
    modifiedAt: badge.modifiedAt,
  });

  /** Writes a text and returns the y position below it. The font shrinks until the text fits its lines. */
  const write = (
    text: string,
    x: number,
    y: number,
    { size = 10, font = 'regular', colour = INK, lines = 4, center = false } = {},
  ) => {
    const printableText = toPrintable(text);
    const options = { width: COLUMN_WIDTH, align: center ? ('center' as const) : ('left' as const) };
    let fittingSize = size;
    const measureHeight = () => document.font(font).fontSize(fittingSize).heightOfString(printableText, options);
    while (fittingSize > 6 && measureHeight() > document.currentLineHeight(true) * lines + 1) fittingSize -= 1;
    const height = Math.min(measureHeight(), document.currentLineHeight(true) * lines);
    document.fillColor(colour).text(printableText, x, y, { ...options, height: height + 1, ellipsis: true });
    return y + height;
  };

  const writeQuarter = (x: number, y: number, sections: { heading: string; lines: string[] }[]) => {
    let currentY = y;
    for (const { heading, lines } of sections) {
      currentY = write(heading, x, currentY, { size: 12, font: 'bold', colour: ACCENT }) + 4;
      for (const line of lines) currentY = write(line, x, currentY, { size: 10.5 }) + 4;
      currentY += 12;
    }
    return currentY;
  };

  document.rect(0, 0, HALF_WIDTH, 10).fill(ACCENT);
  let currentY =
    write(badge.exhibition, MARGIN, 28, { size: 13, font: 'bold', colour: ACCENT, lines: 3, center: true }) + 16;
  currentY = write(badge.name, MARGIN, currentY, { size: 26, font: 'bold', lines: 2, center: true }) + 4;
  if (badge.position)
    currentY = write(badge.position, MARGIN, currentY, { size: 11, colour: MUTED, lines: 2, center: true }) + 2;
  currentY = write(badge.company, MARGIN, currentY, { size: 13, lines: 3, center: true });
  // The QR code shrinks below long names, so that it does not cover the number.
  const top = Math.max(currentY + 4, HALF_HEIGHT - MAX_CODE_SIZE - 78);
  const qrSize = Math.min(MAX_CODE_SIZE, HALF_HEIGHT - 76 - top);
  document.image(badge.qr, HALF_WIDTH / 2 - qrSize / 2, top, { width: qrSize });
  write(badge.numberLabel, MARGIN, HALF_HEIGHT - 72, { size: 8, colour: MUTED, center: true });
  write(badge.number, MARGIN, HALF_HEIGHT - 61, { size: 14, font: 'bold', lines: 1, center: true });
  document.rect(0, HALF_HEIGHT - 34, HALF_WIDTH, 34).fill(ACCENT);
  write(badge.role, MARGIN, HALF_HEIGHT - 28, { size: 14, font: 'bold', colour: '#fff', lines: 1, center: true });

  writeQuarter(HALF_WIDTH + MARGIN, 30, badge.details);
  writeQuarter(MARGIN, HALF_HEIGHT + 30, [badge.checklist]);
  writeQuarter(HALF_WIDTH + MARGIN, HALF_HEIGHT + 30, [badge.admission, { heading: '', lines: [badge.foldHint] }]);
  document.lineWidth(0.6).dash(4, { space: 4 }).strokeColor('#9aa0a6');
  document.moveTo(HALF_WIDTH, 0).lineTo(HALF_WIDTH, HEIGHT).moveTo(0, HALF_HEIGHT).lineTo(WIDTH, HALF_HEIGHT).stroke();
  return finish();
}

type TextKeyOf<Id> = Id extends `badge.${infer Key}` ? Key : never;
type BadgeTextKey = TextKeyOf<ServerTextId>;

type Deps = Pick<SharedDeps, 'registration' | 'edition' | 'signer'>;

export class BadgeService {
  constructor(private readonly deps: Deps) {}

  /**
   * Renders the badge of a registration in the request's language.
   * @throws DomainError `visitor.cancelled`, `visitor.notConfirmed`
   */
  async render(id: string, context: RequestContext): Promise<FileResponse> {
    const { registration, edition, signer } = this.deps;
    const row = await registration.requireOwned(id, context);
    if (row.state === 'cancelled') throw new DomainError('visitor.cancelled');
    if (!row.number) throw new DomainError('visitor.notConfirmed');
    const { locale } = context;
    const current = await edition.current();
    const derived = deriveEdition(current);
    const text = (key: BadgeTextKey): string => serverText(`badge.${key}`, locale);
    const { name, address } = current.venue;
    const body = await renderBadge({
      exhibition: localise(current.title, locale),
      role: text('visitor'),
      name: nameOf(row),
      company: String(row.core.company ?? ''),
      position: String(row.core.jobTitleOther ?? ''),
      numberLabel: text('number'),
      number: row.number,
      qr: await renderQrCode(signer.qrContent(row.number), { width: 600 }),
      details: [
        {
          heading: text('days'),
          lines: [`${localise(derived.range, locale)}, ${localise(derived.weekRange, locale)}`],
        },
        { heading: text('hours'), lines: [localise(derived.dailyOpeningHours, locale), text('zone')] },
        { heading: text('venue'), lines: [localise(name, locale), localise(address, locale)] },
      ],
      checklist: { heading: text('bring'), lines: [text('badge'), text('cards'), text('document')] },
      admission: {
        heading: text('admission'),
        lines: [text('decides'), ADULTS_ONLY_SENTENCE[locale], text('personal')],
      },
      foldHint: text('fold'),
      modifiedAt: row.updated_at,
    });
    return { contentType: 'application/pdf', body, fileName: `${row.number}.pdf` };
  }
}
