/**
 * Tables as workbooks (ECMA-376) with one sheet, streamed row by row. Libraries would hold them in memory
 * (docs/decisions/0013).
 */
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { joinIntoChunks, type Table, escapeFormula, type Cell, type Column } from './table';
import { shanghaiInstant } from '../../../src/rules/shanghai';

const DAY_MS = 86_400_000;
/** Days from Excel's epoch to the Unix epoch. */
const UNIX_EPOCH = 25_569;
const SHANGHAI_MS = 8 * 3_600_000;
/** Excel's limits: characters in a cell, rows in a sheet. */
const MAX_CELL_LENGTH = 32_767;
const MAX_ROWS = 1_048_576;

const STYLE = { plain: 0, title: 1, instant: 2, day: 3 };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes characters that XML 1.0 does not allow by their number, as Excel does (22.9.2.19). */
const escapeControl = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

const escapeXml = (text: string): string =>
  text
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')

    .replace(/[\u0000-\u0008\u000b\u000c\u000d\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, escapeControl)
    .replace(/[&<>]/g, (character) => escapes[character] ?? '');

const numberCell = (value: number, style: number) => `<c${style > 0 ? ` s="${style}"` : ''}><v>${value}</v></c>`;

const serialDate = (instant: Date): number => (instant.getTime() + SHANGHAI_MS) / DAY_MS + UNIX_EPOCH;

function textCell(text: string, style: number): string {
  const escaped = escapeFormula(text);
  const truncated = escaped.length > MAX_CELL_LENGTH ? `${escaped.slice(0, MAX_CELL_LENGTH - 1)}…` : escaped;
  return `<c${style > 0 ? ` s="${style}"` : ''} t="inlineStr"><is><t xml:space="preserve">${escapeXml(truncated)}</t></is></c>`;
}

function cellXml(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'string') return textCell(cell, STYLE.plain);
  if (typeof cell === 'number') return numberCell(cell, STYLE.plain);
  if (cell instanceof Date) return numberCell(serialDate(cell), STYLE.instant);
  return numberCell(Math.round(serialDate(shanghaiInstant(cell.date))), STYLE.day);
}

const columnXml = ({ title, width }: Column, index: number) =>
  `<col min="${index + 1}" max="${index + 1}" width="${Math.min(60, width ?? title.length + 4)}" customWidth="1"/>`;

/**
 * The XML of a sheet with a frozen header row.
 * @throws when there are too many rows for a sheet
 */
async function* sheetXml({ columns, rows }: Table): AsyncGenerator<string> {
  yield (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">' +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${columns.map(columnXml).join('')}</cols><sheetData>` +
    `<row>${columns.map(({ title }) => textCell(title, STYLE.title)).join('')}</row>`
  );
  let count = 1;
  for await (const row of rows) {
    count += 1;
    if (count > MAX_ROWS) throw new Error(`A sheet has no more than ${MAX_ROWS} rows: export CSV instead.`);
    yield `<row>${row.map(cellXml).join('')}</row>`;
  }
  yield '</sheetData></worksheet>';
}

/** A fixed time, so that equal tables have identical bytes. */
const FIXED_MTIME = new Date('2026-01-01T00:00:00Z');
const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A valid sheet name: at most 31 characters, without these. */
const sheetName = (name: string): string =>
  name
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');

/** A cell's style is an index of `cellXfs`: plain, title, instant, day. */
const STYLES = `${XML_DECLARATION}<styleSheet xmlns="${MAIN}">
<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;

const packageParts = (name: string): Record<string, string> => ({
  '[Content_Types].xml': `${XML_DECLARATION}<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML_DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML_DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML_DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
});

/** A table as workbook with a header row. Errors of its rows are emitted by the stream. */
export function xlsxFile(table: Table): Readable {
  const zip = new ZipFile();
  for (const [path, xml] of Object.entries(packageParts(table.name)))
    zip.addBuffer(Buffer.from(xml), path, { mtime: FIXED_MTIME });
  const sheet = Readable.from(joinIntoChunks(sheetXml(table)), { objectMode: false });
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { mtime: FIXED_MTIME });
  zip.end();
  const file = zip.outputStream as Readable;
  for (const part of [zip, sheet]) part.on('error', (error: Error) => file.destroy(error));
  return file;
}
