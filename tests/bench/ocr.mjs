/**
 * Business cards: the twenty pictures of `cards/`, read as visitorBusinessCardScan does, in its own process. Prints
 * the share of correct fields, the number of invented ones, the time per card, and the process's peak memory.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const measure = fileURLToPath(new URL('./ocrMeasure.ts', import.meta.url));

export async function run(print) {
  const child = spawn(process.execPath, ['--import', 'tsx', measure], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The measurement ended with ${code}.`);
  for (const line of text.trim().split('\n')) print(JSON.parse(line));
}
