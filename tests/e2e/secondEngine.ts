/** IBM's accessibility-checker-engine on a page: each failure of WCAG 2.2 as a line. It finds names and landmarks that axe does not look for. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';

const source = readFileSync(
  createRequire(resolve('package.json')).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

interface EngineResult {
  ruleId: string;
  /** `VIOLATION` and `FAIL`; what is `POTENTIAL` or `MANUAL` asks a person to look. */
  value: [string, string];
  message: string;
  snippet: string;
}

/** Runs on a page that is laid out (axe.ts waits for it). */
export async function secondEngine(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const results = await page.evaluate(async () => {
    const { ace } = globalThis as unknown as {
      ace: { Checker: new () => { check(node: Document, rulesets: string[]): Promise<{ results: EngineResult[] }> } };
    };
    return (await new ace.Checker().check(document, ['WCAG_2_2'])).results;
  });
  return results
    .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 120)}`);
}
