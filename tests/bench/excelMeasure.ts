/** Measures one import; run by excel.mjs in its own process, whose memory is then the import's alone. */
import { parseRows } from '../../server/domain/groups/excel/rows';
import { readWorkbook } from '../../server/domain/groups/excel/workbook';
import { workbookOf } from '../support/workbooks';

const rows = Number(process.argv[2]);
const INVALID_ROWS = Math.round(rows * 0.04);
const MB = 1024 * 1024;

/** Every 25th mobile number is one digit short. */
const bytes = workbookOf(
  Array.from({ length: rows }, (_, row) => {
    const mobile = `139${String(row).padStart(8, '0')}`;
    const isInvalid =
      row % Math.floor(rows / INVALID_ROWS) === 0 && row / Math.floor(rows / INVALID_ROWS) < INVALID_ROWS;
    return [
      '李小红',
      isInvalid ? mobile.slice(1) : mobile,
      'li@example.com',
      '工程师',
      '采购',
      'passport',
      `E${1_000_000 + row}`,
    ];
  }),
);
globalThis.gc?.();
let peak = process.memoryUsage().rss;
const before = peak;
const sampler = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
const startedAt = performance.now();
const sheet = parseRows(await readWorkbook(bytes), {
  locale: 'zh-cn',
  days: { today: '2026-03-10', opening: '2026-03-31' },
  kindOf: (label) => (label === 'passport' ? 'passport' : undefined),
});
const milliseconds = performance.now() - startedAt;
clearInterval(sampler);
peak = Math.max(peak, process.memoryUsage().rss);
const reportedRows = sheet.rows.filter(({ errors }) =>
  errors.some(({ column, reason }) => column === 'B' && reason === 'mobile.invalid'),
);
console.log(
  JSON.stringify({
    bench: 'excel import',
    rows,
    bad: INVALID_ROWS,
    reportedRows: reportedRows.length,
    accepted: sheet.imported.length,
    ms: Math.round(milliseconds),
    peakMegabytes: Math.round(peak / MB),
    beforeMegabytes: Math.round(before / MB),
    fileKilobytes: Math.round(bytes.length / 1024),
  }),
);
