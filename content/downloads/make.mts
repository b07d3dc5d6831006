/**
 * Writes the files of downloads.json: PDFs in Noto Sans SC, of which each file carries only the letters that it uses, and workbooks.
 * Their text is in texts.json or comes from other files of the content (derived.mts).
 *
 *   npx tsx content/downloads/make.mts [slug …]      writes public/media/files/<slug>.<language>.<pdf|xlsx> and content/media-files.json
 */
import { createWriteStream, readFileSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import writeExcelFile from 'write-excel-file/node';
import { getCellAddress } from 'write-excel-file/utility';
import { fillTexts } from '../../server/content/placeholders';
import { readContent } from '../../server/content/read';
import { listMediaFiles } from '../mediaFiles.mts';
import { derivedParts, type Cell, type Part, type Text } from './derived.mts';

const FOLDER = 'public/media/files';
const FONTS = 'node_modules/@expo-google-fonts/noto-sans-sc';
const MARGIN = 54;
const INK = '#1B2733';
const RED = '#C1121F';
const HAZE = '#EEF2F5';

interface Download {
  id: string;
  format: 'pdf' | 'xlsx';
  changedAt: string;
  title: Text;
  summary: Text;
}

const items = <T,>(file: string): T[] => (JSON.parse(readFileSync(file, 'utf8')) as { items: T[] }).items;
const say = (cell: Cell, locale: string): string =>
  typeof cell === 'object' ? (cell[locale] ?? cell.en ?? '') : String(cell);

type Doc = PDFKit.PDFDocument;

function table(doc: Doc, { head, rows }: NonNullable<Part['table']>, locale: string): void {
  const width = doc.page.width - 2 * MARGIN;
  const texts = [head.map((cell) => say(cell, locale)), ...rows.map((row) => row.map((cell) => say(cell, locale)))];
  // Columns share the width by the length of their longest text, none below a tenth.
  const lengths = head.map((_, at) => Math.min(40, Math.max(6, ...texts.map((row) => [...(row[at] ?? '')].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0))))); // prettier-ignore
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const widths = lengths.map((length) => (length / whole) * width);
  doc.fontSize(8.5);
  texts.forEach((row, number) => {
    doc.font(number === 0 ? 'bold' : 'regular');
    const height = Math.max(...row.map((text, at) => doc.heightOfString(text, { width: (widths[at] ?? 0) - 8 }))) + 6;
    if (doc.y + height > doc.page.height - MARGIN - 20) doc.addPage();
    const top = doc.y;
    if (number % 2 === 0) doc.rect(MARGIN, top, width, height).fill(HAZE);
    doc.fillColor(INK);
    let left = MARGIN;
    row.forEach((text, at) => {
      doc.text(text, left + 4, top + 3, { width: (widths[at] ?? 0) - 8 });
      left += widths[at] ?? 0;
    });
    doc.x = MARGIN;
    doc.y = top + height;
  });
}

function part(doc: Doc, { heading, text, list, table: cells }: Part, locale: string): void {
  if (doc.y > doc.page.height - 160) doc.addPage();
  doc.moveDown(1).font('bold').fontSize(13).fillColor(RED).text(say(heading, locale), MARGIN).moveDown(0.3);
  doc.font('regular').fontSize(10.5).fillColor(INK);
  if (text) doc.text(say(text, locale), { lineGap: 3 }).moveDown(0.3);
  for (const line of list ?? []) doc.text(`·  ${say(line, locale)}`, MARGIN + 8, undefined, { lineGap: 3 });
  if (cells) table(doc, cells, locale);
  doc.x = MARGIN;
}

async function writePdf({ id, title, summary, changedAt }: Download, parts: Part[], locale: string): Promise<void> {
  const date = new Date(changedAt);
  const doc = new PDFDocument({ size: 'A4', margin: MARGIN, bufferPages: true, lang: locale, displayTitle: true, info: { Title: say(title, locale), Author: 'Shenzhen IMT', CreationDate: date, ModDate: date } }); // prettier-ignore
  const out = doc.pipe(createWriteStream(`${FOLDER}/${id}.${locale}.pdf`));
  doc.registerFont('regular', `${FONTS}/400Regular/NotoSansSC_400Regular.ttf`);
  doc.registerFont('bold', `${FONTS}/700Bold/NotoSansSC_700Bold.ttf`);
  doc.rect(0, 0, doc.page.width, 10).fill(RED);
  const exhibition = locale === 'en' ? '27th Shenzhen International Industrial Manufacturing Technology Exhibition' : '第27届深圳国际工业制造技术展览会'; // prettier-ignore
  doc.font('regular').fontSize(9).fillColor('#5A6B7A').text(exhibition, MARGIN, MARGIN);
  doc.moveDown(0.6).font('bold').fontSize(22).fillColor(INK).text(say(title, locale));
  doc.moveDown(0.2).font('regular').fontSize(11).fillColor('#5A6B7A').text(say(summary, locale));
  for (const item of parts) part(doc, item, locale);
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    // What stands below the margin would begin another page.
    doc.page.margins.bottom = 0;
    const foot = `${changedAt.slice(0, 10)}    ${page + 1} / ${count}`;
    doc
      .font('regular')
      .fontSize(8)
      .fillColor('#5A6B7A')
      .text(foot, MARGIN, doc.page.height - 36, { align: 'right' });
  }
  doc.end();
  await finished(out);
}

async function writeWorkbook({ id }: Download, parts: Part[], locale: string): Promise<void> {
  const tables = parts.flatMap(({ heading, table }) => (table ? [{ sheet: say(heading, locale), ...table }] : []));
  const sheets = tables.map(({ sheet, head, rows }) => ({
    sheet,
    data: [
      head.map((cell) => ({ value: say(cell, locale), fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : say(cell, locale)))),
    ],
    columns: head.map((_, at) => ({
      width: Math.min(48, Math.max(...rows.map((row) => say(row[at] ?? '', locale).length), 8) + 4),
    })),
    stickyRowsCount: 1,
  }));
  const filterOf = ({ head, rows }: (typeof tables)[number]) =>
    `<autoFilter ref="A1:${getCellAddress(rows.length, head.length - 1)}"/>`;
  const insert = (_options: unknown, { sheetIndex }: { sheetIndex: number }) => filterOf(tables[sheetIndex]!);
  const features = [{ files: { transform: { 'xl/worksheets/sheet{id}.xml': { insert } } } }];
  await writeExcelFile(sheets, { features }).toFile(`${FOLDER}/${id}.${locale}.xlsx`);
}

const { content } = await readContent('content');
const fill = <T,>(value: T): T => fillTexts(value, content, []);
const derived = fill(derivedParts());
const texts = new Map(fill(items<{ id: string; parts: Part[] }>('content/downloads/texts.json')).map(({ id, parts }) => [id, parts])); // prettier-ignore
const wanted = process.argv.slice(2);
for (const download of fill(items<Download>('content/downloads.json'))) {
  if (wanted.length > 0 && !wanted.includes(download.id)) continue;
  const parts = texts.get(download.id) ?? derived[download.id];
  if (!parts) throw new Error(`${download.id} has no text, neither in texts.json nor in derived.mts.`);
  for (const locale of ['zh-cn', 'en'])
    await (download.format === 'pdf' ? writePdf : writeWorkbook)(download, parts, locale);
}
listMediaFiles();
