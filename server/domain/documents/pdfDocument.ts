/** Opens a PDF of one A4 page with the fonts of the site: what badge and letter share. */
import { buffer } from 'node:stream/consumers';
import { notoSans } from '../../pictures/notoSans';

export const [INK, QUIET, ACCENT] = ['#1a1a1a', '#5a5f66', '#16324f'] as [string, string, string];

/** Letters that are no base letter with a mark. */
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

/** A text with glyphs for all of it: a letter that the font lacks stands without its mark, what has no shape at all as a question mark. */
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
  /** Of most of its text. */
  lang: string;
  /** When what it tells last changed, so that the same document is the same bytes. */
  stamp: Date;
}

/** A document with its fonts `regular` and `bold`; `shown` gives a text that has a glyph for all of it, `finish` the bytes. */
export async function openPdf({ title, lang, stamp }: PdfOptions) {
  const [regular, bold] = await Promise.all([notoSans('regular'), notoSans('bold')]);
  // Loaded with the first document: the server need not wait for it when it starts.
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
