/** The text of a PDF by pdfkit: maps the glyphs of its subset fonts to letters. Supports only what our PDFs use. */
import { inflateSync } from 'node:zlib';

const objectsOf = (pdf: Buffer): Map<string, { head: string; stream: string }> =>
  new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = '', text = '']) => {
      const [, head = text, data] = /^(.*?)\nstream\n(.*)\nendstream$/s.exec(text) ?? [];
      const isPacked = data !== undefined && head.includes('/FlateDecode') && !head.includes('/Image');
      return [id, { head, stream: isPacked ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : '' }];
    }),
  );

const decodeUtf16Hex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Letters by glyph, from the PDF's ToUnicode tables. */
function lettersOf(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', list = ''] of table.matchAll(/<([\da-f]+)> <[\da-f]+> \[(.*?)\]/gis))
    // A ligature has more than one letter, separated by spaces.
    [...list.matchAll(/<([\da-f ]+)>/gi)].forEach(([, hex = ''], index) =>
      letters.set(parseInt(from, 16) + index, decodeUtf16Hex(hex.replaceAll(' ', ''))),
    );
  return letters;
}

/** The text of each piece, in drawing order. Glyph 0, an empty box, is `□`. */
export function extractPdfText(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of (/\/Font <<(.*?)>>/s.exec(head)?.[1] ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, lettersOf(objects.get(table)?.stream ?? ''));
    }
  return [...objects.values()].flatMap(({ stream }) => {
    let font = new Map<number, string>();
    return [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, name, shown]) => {
      if (name) font = fonts.get(name) ?? font;
      if (shown === undefined) return [];
      const glyphs = [...shown.matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      return glyphs.map((glyph) => (glyph === '0000' ? '□' : (font.get(parseInt(glyph, 16)) ?? '□'))).join('');
    });
  });
}
