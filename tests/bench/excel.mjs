/**
 * Import of a delegation's workbook: 1,000 rows of which 40 are invalid, checked as groupExcelImport does, in its own
 * process. Prints the duration, the peak memory, and how many of the invalid rows are reported.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const measure = fileURLToPath(new URL('./excelMeasure.ts', import.meta.url));

export async function run(print) {
  for (const rows of [100, 1000]) {
    const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', measure, String(rows)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`The measurement ended with ${code}.`);
    print(JSON.parse(text));
  }
}
