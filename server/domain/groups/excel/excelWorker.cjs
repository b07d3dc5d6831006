/**
 * Reads a workbook in a worker thread, which can be terminated when a file takes too much time or memory. Returns the
 * cells of the first visible sheet as plain data; rows.ts interprets them.
 */
const { parentPort, workerData } = require('node:worker_threads');
const { read } = require('@e965/xlsx');

/** Cells without a value are included, because a formula may have none. */
const OPTIONS = { type: 'buffer', dense: true, sheetStubs: true, cellDates: true, cellHTML: false };
const KINDS = { n: 'number', d: 'date', e: 'error' };

function kindOf({ isMerged, f, F, t }) {
  if (isMerged) return 'merged';
  return f === undefined && F === undefined ? (KINDS[t] ?? 'text') : 'formula';
}

/** Formats a number without exponent and separators. */
function textOf({ t, v, w }) {
  if (t === 'n') return v.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 });
  return t === 'd' ? v.toISOString().slice(0, 10) : String((t === 'e' ? w : v) ?? '');
}

/** Marks all cells of merged ranges. Most programs omit the covered ones. */
function markMerged({ '!data': data, '!merges': merges = [] }, maxColumns) {
  for (const { s, e } of merges)
    for (let row = s.r; row <= e.r; row++)
      for (let column = s.c; column <= Math.min(e.c, maxColumns - 1); column++) {
        const cells = (data[row] ??= []);
        cells[column] = { t: 's', ...cells[column], isMerged: true };
      }
}

function rowsOf({ bytes, maxRows, maxColumns, maxText }) {
  const { Sheets, SheetNames, Workbook } = read(bytes, OPTIONS);
  const sheet = Sheets[SheetNames.find((_, at) => !Workbook.Sheets[at].Hidden)];
  if (!sheet?.['!data']) return [];
  markMerged(sheet, maxColumns);
  const rows = [];
  sheet['!data'].forEach((row, at) => {
    const cells = [];
    row.slice(0, maxColumns).forEach((cell, column) => {
      const kind = kindOf(cell);
      const text = textOf(cell).slice(0, maxText);
      if (text.trim() === '' && kind !== 'merged' && kind !== 'formula') return;
      cells.push({ column: column + 1, kind, text });
    });
    if (cells.length > 0 && rows.length <= maxRows) rows.push({ row: at + 1, cells });
  });
  return rows;
}

try {
  parentPort.postMessage({ sheet: { rows: rowsOf(workerData) } });
} catch {
  parentPort.postMessage({ unreadable: true });
}
