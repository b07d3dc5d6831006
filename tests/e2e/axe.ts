/**
 * Runs axe-core in a page; returns each violation as a line. The debugger injects it, so the page's policy needs no
 * exception.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(resolve('package.json')).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[];
}

/**
 * Our pages: after complete layout (src/app/hydration/afterHydration.ts). A provider's sandbox, which a URL may
 * redirect to: at once.
 */
const READY = 'html[data-laid-out], html:not(:has(#bootstrap))';

/** The violations of WCAG 2.2 A and AA on a page. */
export async function axe(page: Page): Promise<string[]> {
  await page.locator(READY).waitFor({ state: 'attached' });
  await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(options: object): Promise<AxeResult> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
