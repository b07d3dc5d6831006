/**
 * The import of a delegation's workbook: 1,000 rows of which 40 are bad, checked as groupExcelImport does, in a process of its own. Says how long
 * it takes, the most memory that the process had, and how many of the bad rows are named.
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
