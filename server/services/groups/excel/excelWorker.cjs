/**
 * Reads a workbook in a thread of its own, so that a file that takes long or much memory can be given up without harm to the site.
 * Gives the cells of the first visible sheet as plain data; what they mean is decided in rows.ts.
 */
const { parentPort, workerData } = require('node:worker_threads');
const { ValueType, Workbook } = require('@cj-tech-master/excelts');

const { Null, Merge, Number: NumberValue, Date: DateValue, Formula, Error: ErrorValue } = ValueType;

const kindOf = (type) => {
  if (type === Formula) return 'formula';
  if (type === DateValue) return 'date';
  if (type === NumberValue) return 'number';
  return type === ErrorValue ? 'error' : 'text';
};

/** A number as it was typed: no exponent, no separators. */
const textOf = (cell) => {
  if (cell.type === NumberValue)
    return cell.value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 });
  if (cell.type === DateValue) return new Date(cell.value).toISOString().slice(0, 10);
  return String(cell.text ?? '');
};

async function read({ bytes, maxRows, maxColumns, maxText }) {
  const workbook = new Workbook();
  await workbook.xlsx.load(Buffer.from(bytes));
  const sheet = workbook.worksheets.find(({ state }) => state === undefined || state === 'visible');
  if (!sheet) return { rows: [] };
  const rows = [];
  sheet.eachRow((row, number) => {
    const cells = [];
    row.eachCell((cell, column) => {
      if (column > maxColumns) return;
      const merged = cell.isMerged === true;
      if (cell.type === Null && !merged) return;
      const text = cell.type === Merge || cell.type === Null ? '' : textOf(cell).slice(0, maxText);
      if (text.trim() === '' && !merged && cell.type !== Formula) return;
      cells.push({ column, kind: merged ? 'merged' : kindOf(cell.type), text });
    });
    if (cells.length > 0 && rows.length <= maxRows) rows.push({ row: number, cells });
  });
  return { rows };
}

read(workerData).then(
  (sheet) => parentPort.postMessage({ sheet }),
  () => parentPort.postMessage({ unreadable: true }),
);
