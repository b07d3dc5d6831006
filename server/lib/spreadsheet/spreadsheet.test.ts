/** Tables as files, read by an independent library. */
import { read, utils, type CellObject } from '@e965/xlsx';
import { xmlOf } from '../../../tests/support/workbooks';
import { sheetBytes, sheetFile } from './file';
import type { Cell, Table } from './table';

const tableOf = (rows: Cell[][], name = 'Visitors'): Table => ({
  name,
  columns: (rows[0] ?? []).map((_, at) => ({ title: `Column ${at + 1}` })),
  rows,
});

/** The sheet's name, and its cells by address. */
async function sheetOf(table: Table) {
  const { SheetNames, Sheets } = read(await sheetBytes('xlsx', table), { type: 'buffer', cellNF: true });
  const [name = ''] = SheetNames;
  return { name, cells: Sheets[name]! };
}

/** The cells of the first row below the header. */
const firstRow = async (cells: Cell[]) => {
  const sheet = (await sheetOf(tableOf([cells]))).cells;
  return cells.map((_, c) => sheet[utils.encode_cell({ r: 1, c })] as CellObject | undefined);
};

const firstValues = async (cells: Cell[]) => (await firstRow(cells)).map((cell) => cell?.v ?? null);

/** Nine in the morning in Shanghai. Workbooks have no time zones. */
const OPENING = new Date('2026-03-31T01:00:00Z');

describe('a workbook', () => {
  it('stores numbers, instants in Shanghai time, days and empty cells with their types', async () => {
    const row = await firstRow(['Text', 12.5, OPENING, { date: '2026-04-01' }, null]);
    expect(row.map((cell) => cell?.v ?? null)).toEqual(['Text', 12.5, 46_112.375, 46_113, null]);
    expect(row.slice(2, 4).map((cell) => cell?.z)).toEqual(['yyyy\\-mm\\-dd\\ hh:mm', 'yyyy\\-mm\\-dd']);
  });

  it('preserves markup, line breaks and all scripts in texts', async () => {
    const texts = ['<b> & "so" ]]>', 'two\nlines', '深圳 🏭 Цех', ' spaces ', '_x41_'];
    expect(await firstValues(texts)).toEqual(texts);
  });

  it('escapes characters that XML does not allow, so that Excel shows them', async () => {
    const texts = ['bell\u0007', 'half \ud83c', '_x0041_'];
    expect(await firstValues(texts)).toEqual(texts);
    const xml = await xmlOf(await sheetBytes('xlsx', tableOf([texts])), 'xl/worksheets/sheet1.xml');
    for (const text of ['bell_x0007_', 'half _xD83C_', '_x005F_x0041_']) expect(xml).toContain(`>${text}</t>`);
  });

  it('contains no formula, even if a visitor enters one', async () => {
    const cells = await firstRow(['=1+1', '+7 913', '-5', '@x', '\tx', 'a=b']);
    expect(cells.map((cell) => cell?.v)).toEqual(["'=1+1", "'+7 913", "'-5", "'@x", "'\tx", 'a=b']);
    expect(cells.map((cell) => cell?.f)).toEqual(Array(6).fill(undefined));
  });

  it('truncates a text to the maximum length of a cell', async () => {
    const [value] = await firstValues(['长'.repeat(40_000)]);
    expect(value).toBe(`${'长'.repeat(32_766)}…`);
  });

  it('has a bold, frozen header row and a sheet name that Excel accepts', async () => {
    const table = tableOf([['x']], 'Visitors: [all] / "2026" & more than Excel takes');
    const { name, cells } = await sheetOf(table);
    expect([name, cells.A1.v]).toEqual(['Visitors   all    "2026" & more', 'Column 1']);
    const bytes = await sheetBytes('xlsx', table);
    expect(await xmlOf(bytes, 'xl/worksheets/sheet1.xml')).toMatch(
      /<pane ySplit="1" [^>]*state="frozen"\/>.*<row><c s="1" /,
    );
    expect(await xmlOf(bytes, 'xl/styles.xml')).toMatch(
      /<cellXfs[^>]*><xf[^>]*\/>\s*<xf [^>]*fontId="1"[^>]*applyFont="1"/,
    );
    expect(await xmlOf(bytes, 'xl/styles.xml')).toMatch(/<fonts[^>]*><font>(?:(?!<b\/>).)*<\/font><font><b\/>/);
  });

  it('has the same bytes for the same table', async () => {
    const [one, other] = [await sheetBytes('xlsx', tableOf([['x']])), await sheetBytes('xlsx', tableOf([['x']]))];
    expect(one.equals(other)).toBe(true);
  });
});

test('CSV has a byte order mark, RFC 4180 quotes and no formula', async () => {
  const table = tableOf([['a "b", c', 'two\nlines', '=1+1', 12.5, OPENING, { date: '2026-04-01' }, null]]);
  const [head, ...rest] = (await sheetBytes('csv', table)).toString().split('\r\n');
  expect(head).toBe(`\ufeff${[1, 2, 3, 4, 5, 6, 7].map((at) => `Column ${at}`).join(',')}`);
  expect(rest).toEqual([`"a ""b"", c","two\nlines",'=1+1,12.5,2026-03-31 09:00,2026-04-01,`, '']);
});

test.each(['xlsx', 'csv'] as const)('the %s stream fails with the error of a row', async (format) => {
  async function* rows(): AsyncGenerator<Cell[]> {
    yield ['one'];
    await Promise.resolve();
    throw new Error('The database has gone.');
  }
  const file = sheetFile(format, { name: 'x', columns: [{ title: 'x' }], rows: rows() });
  await expect(file.forEach(() => undefined)).rejects.toThrow('The database has gone.');
});
