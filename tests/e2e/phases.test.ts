import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, Site, visit } from './site';

let browser: Browser;
let site: Site | undefined;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(() => site?.remove());
afterAll(() => browser.close());

// The five instants of the edition's phases; the browser is in Los Angeles, the exhibition in Shenzhen. Half a minute
// away from each boundary, because the clock runs while a page loads: the rules' own tests have the exact instants.
test.each([
  ['before', '2025-12-01T10:00:00+08:00', '119 days', false],
  ['open', '2026-03-30T08:59:30+08:00', '1 day', true],
  ['closed', '2026-03-30T09:00:30+08:00', null, false],
  ['during', '2026-04-01T10:00:00+08:00', null, false],
  ['after', '2026-04-04T10:00:00+08:00', null, false],
])(
  'in the phase %s home shows the countdown and registration is open only in the open phase',
  async (_phase, at, countdown, formShown) => {
    site = await Site.start({ SITE_NOW: at });
    const { page, context, consoleErrors } = await openPage(browser);
    await visit(page, `${site.url}/en`);
    const header = await page.locator('header').first().innerText();
    if (countdown) expect(header).toContain(countdown);
    else expect(header).not.toMatch(/\d+ days?\b/);
    await visit(page, `${site.url}/en/audience/registration`);
    await page.locator('main h1').waitFor();
    const fields = page.locator('main form input[autocomplete="given-name"]');
    if (formShown) await fields.waitFor();
    expect(await fields.count()).toBe(formShown ? 1 : 0);
    expect(consoleErrors).toEqual([]);
    await context.close();
  },
);
