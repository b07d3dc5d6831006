/** Signs with the QR code of each booth: a phone's camera opens the visit plan there (`/my/plan?at=13-A01`). */
import { localise } from '../../../src/rules/locales';
import { renderQrCode } from '../../pictures/qrPicture';
import { serverText } from '../../lib/texts';
import { ACCENT, INK, MUTED, openPdf } from './pdfDocument';

interface BoothSign {
  number: string;
  /** Null for a free booth. */
  exhibitor_name: Record<string, string> | null;
}

const MILLIMETRE = 72 / 25.4;
/** Two columns of three signs on A4, to be cut along the lines. */
const [COLUMNS, ROWS] = [2, 3];
const SIGN = { width: 105 * MILLIMETRE, height: 99 * MILLIMETRE };
const CODE = 50 * MILLIMETRE;
const PADDING = 8 * MILLIMETRE;
/** Pixels of a code: 300 dots per inch. */
const CODE_PIXELS = 590;
/**
 * Writes the signs of booths.
 * @param origin the public origin of the site
 */
export async function boothSignsPdf(
  booths: readonly BoothSign[],
  { origin, modifiedAt }: { origin: string; modifiedAt: Date },
): Promise<Buffer> {
  const pdf = await openPdf({ title: 'Booth signs', lang: 'en', modifiedAt });
  const { document, toPrintable } = pdf;
  for (const [index, { number, exhibitor_name: name }] of booths.entries()) {
    const position = index % (COLUMNS * ROWS);
    if (index > 0 && position === 0) document.addPage({ size: 'A4', margin: 0 });
    const x = (position % COLUMNS) * SIGN.width;
    const y = Math.floor(position / COLUMNS) * SIGN.height;
    const width = SIGN.width - 2 * PADDING;
    const write = (text: string, size: number, top: number, height: number) =>
      document
        .fontSize(size)
        .text(toPrintable(text), x + PADDING, y + top, { width, height, align: 'center', ellipsis: true });
    document.rect(x, y, SIGN.width, SIGN.height).lineWidth(0.3).strokeColor(MUTED).stroke();
    document.font('bold').fillColor(ACCENT);
    write(number, 24, 5 * MILLIMETRE, 10 * MILLIMETRE);
    document.font('regular').fillColor(INK);
    if (name) write(localise(name, 'en'), 10, 16 * MILLIMETRE, 5 * MILLIMETRE);
    const code = await renderQrCode(`${origin}/en/my/plan?at=${number}`, { width: CODE_PIXELS, margin: 2 });
    document.image(code, x + (SIGN.width - CODE) / 2, y + 22 * MILLIMETRE, { width: CODE });
    document.fillColor(MUTED);
    write(serverText('boothSigns.scan', 'zh-cn'), 9, 76 * MILLIMETRE, 5 * MILLIMETRE);
    write(serverText('boothSigns.scan', 'en'), 9, 82 * MILLIMETRE, 5 * MILLIMETRE);
  }
  return pdf.finish();
}
