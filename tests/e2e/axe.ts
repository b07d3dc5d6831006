/** axe-core on a page: each violation as a line. It runs beside the page's own scripts, so the policy stays as it is. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(resolve('package.json')).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[];
}

/** Ours, once all of it is laid out (src/app/hydration/afterHydration.ts); a provider's sandbox, to which an address may lead, at once. */
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
