/**
 * IBM's accessibility-checker-engine on a page: each failure of WCAG 2.2 as a line. It checks labels and landmarks
 * that axe does not.
 */
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
  /** `VIOLATION` and `FAIL`; `POTENTIAL` or `MANUAL` need a human check. */
  value: [string, string];
  message: string;
  snippet: string;
}

/** Call it after axe, which waits for the layout (axe.ts). */
export async function ibmChecker(page: Page): Promise<string[]> {
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
