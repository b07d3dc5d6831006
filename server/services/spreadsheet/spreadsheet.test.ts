/** Tables as files, read again by another program's reader. */
import { Workbook } from '@cj-tech-master/excelts';
import { sheetBytes, sheetFile } from './file';
import type { Cell, Table } from './table';

const tableOf = (rows: Cell[][], name = 'Visitors'): Table => ({
  name,
  columns: (rows[0] ?? []).map((_, at) => ({ title: `Column ${at + 1}` })),
  rows,
});

async function workbookOf(table: Table) {
  const workbook = new Workbook();
  await workbook.xlsx.load(await sheetBytes('xlsx', table));
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('The workbook has no sheet.');
  return sheet;
}

/** The values of the row below the head. */
const firstRow = async (cells: Cell[]) => {
  const row = (await workbookOf(tableOf([cells]))).getRow(2);
  return cells.map((_, at) => row.getCell(at + 1).value);
};

/** Nine in the morning in Shanghai; a workbook knows no zones, its reader takes the clock's face for UTC. */
const OPENING = new Date('2026-03-31T01:00:00Z');
const ON_THE_CLOCK = new Date('2026-03-31T09:00:00Z');

describe('a workbook', () => {
  it('has numbers as numbers, instants by Shanghai’s clocks, days as days, and nothing where nothing is', async () => {
    expect(await firstRow(['Text', 12.5, OPENING, { day: '2026-04-01' }, null])).toEqual([
      'Text',
      12.5,
      ON_THE_CLOCK,
      new Date('2026-04-01T00:00:00Z'),
      null,
    ]);
    const row = (await workbookOf(tableOf([[OPENING, { day: '2026-04-01' }]]))).getRow(2);
    expect([1, 2].map((at) => row.getCell(at).numFmt)).toEqual(['yyyy-mm-dd hh:mm', 'yyyy-mm-dd']);
  });

  it('keeps texts as they are: markup, lines, several scripts', async () => {
    const texts = ['<b> & "so" ]]>', 'two\nlines', '深圳 🏭 Цех', ' spaces ', '_x41_'];
    expect(await firstRow(texts)).toEqual(texts);
  });

  it('says by its number what XML has no sign for, which Excel shows as that character', async () => {
    expect(await firstRow(['bell\u0007', 'half \ud83c', '_x0041_'])).toEqual([
      'bell_x0007_',
      'half _xD83C_',
      '_x005F_x0041_',
    ]);
  });

  it('has no formula, whatever a visitor wrote', async () => {
    const row = (await workbookOf(tableOf([['=1+1', '+7 913', '-5', '@x', '\tx', 'a=b']]))).getRow(2);
    const cells = [1, 2, 3, 4, 5, 6].map((at) => row.getCell(at));
    expect(cells.map(({ value }) => value)).toEqual(["'=1+1", "'+7 913", "'-5", "'@x", "'\tx", 'a=b']);
    expect(cells.map(({ formula }) => formula)).toEqual(Array(6).fill(undefined));
  });

  it('takes a text that is longer than a cell as far as the cell goes', async () => {
    const [value] = await firstRow(['长'.repeat(40_000)]);
    expect(value).toBe(`${'长'.repeat(32_766)}…`);
  });

  it('has a bold head that stays in view, and a name that Excel takes', async () => {
    const sheet = await workbookOf(tableOf([['x']], 'Visitors: [all] / "2026" & more than Excel takes'));
    expect(sheet.name).toBe('Visitors   all    "2026" & more');
    expect([sheet.getRow(1).getCell(1).value, sheet.getRow(1).getCell(1).font?.bold]).toEqual(['Column 1', true]);
    expect(sheet.views?.[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
  });

  it('is the same bytes for the same table', async () => {
    const [one, other] = [await sheetBytes('xlsx', tableOf([['x']])), await sheetBytes('xlsx', tableOf([['x']]))];
    expect(one.equals(other)).toBe(true);
  });
});

test('CSV has the mark that Excel needs, quotes where RFC 4180 wants them, and no formula', async () => {
  const table = tableOf([['a "b", c', 'two\nlines', '=1+1', 12.5, OPENING, { day: '2026-04-01' }, null]]);
  const [head, ...rest] = (await sheetBytes('csv', table)).toString().split('\r\n');
  expect(head).toBe(`\ufeff${[1, 2, 3, 4, 5, 6, 7].map((at) => `Column ${at}`).join(',')}`);
  expect(rest).toEqual([`"a ""b"", c","two\nlines",'=1+1,12.5,2026-03-31 09:00,2026-04-01,`, '']);
});

test.each(['xlsx', 'csv'] as const)('a row that cannot be read ends the %s file with its error', async (format) => {
  async function* rows(): AsyncGenerator<Cell[]> {
    yield ['one'];
    await Promise.resolve();
    throw new Error('The database has gone.');
  }
  const file = sheetFile(format, { name: 'x', columns: [{ title: 'x' }], rows: rows() });
  await expect(file.forEach(() => undefined)).rejects.toThrow('The database has gone.');
});
