/** Opens a PDF of one A4 page with the site's fonts, for badges and letters. */
import { buffer } from 'node:stream/consumers';
import { notoSans } from '../../pictures/notoSans';

export const [INK, QUIET, ACCENT] = ['#1a1a1a', '#5a5f66', '#16324f'] as [string, string, string];

/** Letters that Unicode does not decompose into a base letter and a mark. */
const PLAIN: Record<string, string> = {
  ı: 'i',
  İ: 'I',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  ŧ: 't',
  ə: 'e',
  Ə: 'E',
};

/** Replaces characters without a glyph: by the base letter, otherwise by a question mark. */
export function drawable(text: string, has: (codePoint: number) => boolean): string {
  const fits = (letters: string) => letters !== '' && [...letters].every((letter) => has(letter.codePointAt(0) ?? 0));
  return [...text.normalize('NFC').replace(/\s+/g, ' ')]
    .map((letter) => {
      if (fits(letter)) return letter;
      const bare = PLAIN[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
      return fits(bare) ? bare : '?';
    })
    .join('');
}

interface PdfOptions {
  title: string;
  /** The main language of the text. */
  lang: string;
  /** When the content last changed, so that an unchanged document has identical bytes. */
  stamp: Date;
}

/**
 * Creates a document with the fonts `regular` and `bold`. `shown` replaces characters without a glyph, `finish`
 * returns the bytes.
 */
export async function openPdf({ title, lang, stamp }: PdfOptions) {
  const [regular, bold] = await Promise.all([notoSans('regular'), notoSans('bold')]);
  // Loaded with the first document, to keep the start of the server short.
  const { default: PDFDocument } = await import(/* webpackMode: "eager" */ 'pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang,
    info: { Title: title, CreationDate: stamp, ModDate: stamp },
  });
  const bytes = buffer(document);
  document.registerFont('regular', regular.bytes).registerFont('bold', bold.bytes).font('regular');
  return {
    document,
    shown: (text: string): string => drawable(text, (codePoint) => regular.font.hasGlyphForCodePoint(codePoint)),
    finish(): Promise<Buffer> {
      document.end();
      return bytes;
    },
  };
}
