/** Every component of form files on a real page: accessible, wide and narrow, under the strict policy for scripts. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { galleryForm } from '../support/galleryForm';
import { axe } from './axe';
import { setUpSite } from './setUpSite';
import { openPage, visit, type Site } from './site';

let site: Site;
let browser: Browser;
let folder: string;
setUpSite((opened) => ({ site, browser } = opened), {
  env: { SITE_SANDBOX: '1', SITE_NOW: '2026-03-10T10:00:00+08:00', LOG_LEVEL: 'error' },
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forms-'));
  await mkdir(join(folder, 'gallery'));
  await writeFile(join(folder, 'gallery/1.json'), galleryForm());
  expect(await site.command('forms', 'publish', 'gallery', '--in', folder)).toContain('gallery/1 is published');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['en', 1440],
  ['en', 375],
  ['ja', 375],
])(
  'no component has an accessibility problem, empty or with errors, in %s at %i px',
  async (language, width) => {
    const { page, context, consoleErrors } = await openPage(browser, { viewport: { width, height: 900 } });
    await visit(page, `${site.url}/${language}/form/gallery`);
    const send = page.getByRole('main').locator('button[type=submit]');
    await send.waitFor();
    expect(await axe(page)).toEqual([]);
    await send.click();
    const summary = page.getByRole('main').getByRole('alert');
    await summary.waitFor();
    expect(await summary.getByRole('link').count()).toBeGreaterThan(20);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // A violation of the policy would be an error of the console.
    expect(consoleErrors).toEqual([]);
    await context.close();
  },
  120_000,
);
