/** Converts text to outlines, so that an SVG needs no font. */
import type { Font } from 'fontkit';
import { languageTag, type Locale } from '../../src/rules/locales';
import { loadNotoSans } from './notoSans';

interface TextStyle {
  size: number;
  bold: boolean;
}

const widthOf = (font: Font, text: string, size: number): number =>
  (font.layout(text).advanceWidth / font.unitsPerEm) * size;

/** Punctuation that must not start a line. */
const NO_LINE_START = /^[\s,.;:!?%)\]}»”’、。，；：！？）》」』】·–—]/;

/** Breaks a text into lines of at most `width` pixels, at word boundaries (also in Chinese and Japanese). */
export async function breakLines(
  text: string,
  { size, width, bold, locale }: TextStyle & { width: number; locale: Locale },
): Promise<string[]> {
  const { font } = await loadNotoSans(bold ? 'bold' : 'regular');
  const parts = [...new Intl.Segmenter(languageTag(locale), { granularity: 'word' }).segment(text)].map(
    ({ segment }) => segment,
  );
  const units: string[] = [];
  for (const part of parts) {
    if (units.length > 0 && NO_LINE_START.test(part)) units[units.length - 1] += part;
    else units.push(part);
  }
  const lines: string[] = [];
  let line = '';
  for (const unit of units) {
    if (line && widthOf(font, (line + unit).trimEnd(), size) > width) {
      lines.push(line.trimEnd());
      line = unit.trimStart();
    } else line += unit;
  }
  return line.trim() ? [...lines, line.trimEnd()] : lines;
}

/** A line of text as SVG `path`; `y` is the baseline. */
export async function renderTextPath(
  text: string,
  { x, y, size, bold }: TextStyle & { x: number; y: number },
): Promise<string> {
  const { font } = await loadNotoSans(bold ? 'bold' : 'regular');
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let advance = 0;
  const letters = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const path = glyph.path
      .scale(scale, -scale)
      .translate(x + (advance + xOffset) * scale, y)
      .toSVG();
    advance += xAdvance;
    return path;
  });
  return `<path d="${letters.join('')}"/>`;
}
