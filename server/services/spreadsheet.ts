/** Tables as files for spreadsheet programs. What a program would take for a formula is escaped, so that it stays a text. */

/** Excel reads UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\ufeff';

/** A value that begins like a formula gets an apostrophe before it (security.md). */
export const escapeFormula = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

const csvCell = (value: string): string => {
  const text = escapeFormula(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows of texts as CSV. */
export const csvOf = (rows: string[][]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

/** Rows of texts as a workbook with one sheet; the first row is its head. */
export async function xlsxOf(sheetName: string, rows: string[][]): Promise<Buffer> {
  // Loaded with the first file: a process that writes none need not wait for it.
  const { Workbook } = await import(/* webpackMode: "eager" */ '@cj-tech-master/excelts');
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet(sheetName, { views: [{ state: 'frozen', ySplit: 1 }] });
  for (const row of rows) sheet.addRow(row.map(escapeFormula));
  sheet.getRow(1).font = { bold: true };
  sheet.columns.forEach((column, at) => {
    column.width = Math.min(60, Math.max(...rows.map((row) => (row[at] ?? '').length), 8) + 4);
  });
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
