/** Opens a PDF of one A4 page with the site's fonts, for badges and letters. */
import { buffer } from 'node:stream/consumers';
import { loadNotoSans } from '../../pictures/notoSans';

export const [INK, MUTED, ACCENT] = ['#1a1a1a', '#5a5f66', '#16324f'] as [string, string, string];

/** Letters that Unicode does not decompose into a base letter and a mark. */
const BASE_LETTERS: Record<string, string> = {
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
export function replaceMissingGlyphs(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const hasGlyphs = (letters: string) =>
    letters !== '' && [...letters].every((letter) => hasGlyph(letter.codePointAt(0) ?? 0));
  return [...text.normalize('NFC').replace(/\s+/g, ' ')]
    .map((letter) => {
      if (hasGlyphs(letter)) return letter;
      const baseLetter = BASE_LETTERS[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
      return hasGlyphs(baseLetter) ? baseLetter : '?';
    })
    .join('');
}

interface PdfOptions {
  title: string;
  /** The main language of the text. */
  lang: string;
  /** When the content last changed, so that an unchanged document has identical bytes. */
  modifiedAt: Date;
}

/**
 * Creates a document with the fonts `regular` and `bold`. `toPrintable` replaces characters without a glyph, `finish`
 * returns the bytes.
 */
export async function openPdf({ title, lang, modifiedAt }: PdfOptions) {
  const [regular, bold] = await Promise.all([loadNotoSans('regular'), loadNotoSans('bold')]);
  // Loaded with the first document, to keep the start of the server short.
  const { default: PDFDocument } = await import(/* webpackMode: "eager" */ 'pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang,
    info: { Title: title, CreationDate: modifiedAt, ModDate: modifiedAt },
  });
  const bytes = buffer(document);
  document.registerFont('regular', regular.bytes).registerFont('bold', bold.bytes).font('regular');
  return {
    document,
    toPrintable: (text: string): string =>
      replaceMissingGlyphs(text, (codePoint) => regular.font.hasGlyphForCodePoint(codePoint)),
    finish(): Promise<Buffer> {
      document.end();
      return bytes;
    },
  };
}
