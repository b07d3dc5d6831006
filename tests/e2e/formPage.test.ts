/** A designer publishes a form with a page of its own: visitors fill it in at once, until it closes. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { inAll, pageForm } from '../support/designer';
import { axe } from './axe';
import { setUpSite } from './setUpSite';
import { openPage, visit, type Site } from './site';
import { solveCaptcha } from './steps';

let site: Site;
let browser: Browser;
let folder: string;
setUpSite((opened) => ({ site, browser } = opened), {
  env: { SITE_SANDBOX: '1', SITE_NOW: '2026-03-10T10:00:00+08:00', LOG_LEVEL: 'error' },
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forms-'));
  await mkdir(join(folder, 'factory-tour'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const PATH = '/form/factory-tour';
const EMAIL = 'anna.schmidt@example.com';

async function publish(version: number, page: object): Promise<string> {
  await writeFile(join(folder, `factory-tour/${version}.json`), pageForm(page, { version }));
  return site.command('forms', 'publish', 'factory-tour', '--in', folder);
}

test('a published form is a page without a restart, and accepts answers', async () => {
  const { pid } = site;
  expect((await fetch(`${site.url}/en${PATH}`)).status).toBe(404);
  const closes = '2026-03-12T18:00+08:00';
  const dates = { opens: '2026-03-01T09:00+08:00', closes, capacity: 2, receiptTo: 'email' };
  expect(await publish(1, { ...dates, thanks: inAll('The bus leaves from gate 3.') })).toContain(
    'factory-tour/1 is published',
  );
  expect(site.pid).toBe(pid);

  const { page, context, consoleErrors } = await openPage(browser);
  await visit(page, `${site.url}/en${PATH}`);
  expect(await page.title()).toContain('Factory tour');
  await page.getByText('12 March 2026 at 18:00, Shenzhen time').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('link', { name: /^Your name:/ }).waitFor();
  await page.getByLabel('Your name').fill('Anna Schmidt');
  await page.getByLabel('Your email').fill(EMAIL);
  await solveCaptcha(page, site, () => page.getByRole('button', { name: 'Send' }).click());
  await page.getByRole('heading', { level: 1, name: 'We’ve received your answers' }).waitFor();
  const number = await page.getByText(/^F27-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
  await page.getByText('The bus leaves from gate 3.').waitFor();
  expect((await site.mail(EMAIL)).text).toContain(number);
  expect(await axe(page)).toEqual([]);
  // Back and reload show the receipt, not an empty form.
  await page.reload();
  await page.getByText(number).waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('says when it is full, and when it is closed, in five languages and on a phone', async () => {
  const page = { closes: '2026-03-12T18:00+08:00', capacity: 1 };
  expect(await publish(2, page)).toContain('factory-tour/2 is published');
  const viewport = { width: 375, height: 800 };
  const before = await openPage(browser, { viewport });
  await visit(before.page, `${site.url}/en${PATH}`);
  await before.page.getByText('All places are taken.').waitFor();
  expect(await before.page.getByRole('button', { name: 'Send' }).count()).toBe(0);
  expect(before.consoleErrors).toEqual([]);
  await before.context.close();

  // The day after its end.
  await site.stop();
  await site.boot({ SITE_NOW: '2026-03-13T10:00:00+08:00' });
  const phone = await openPage(browser, { viewport });
  const texts = {
    'zh-cn': /截止/,
    en: /closed on 12 March 2026 at 18:00/,
    ru: /Приём ответов завершён/,
    'zh-tw': /截止/,
    ja: /受付は/,
  };
  for (const [language, text] of Object.entries(texts)) {
    await visit(phone.page, `${site.url}/${language}${PATH}`);
    await phone.page.getByText(text).waitFor();
    const width = await phone.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(375);
    expect(await axe(phone.page)).toEqual([]);
  }
  const html = await (await fetch(`${site.url}/en${PATH}`)).text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(phone.consoleErrors).toEqual([]);
  await phone.context.close();
});
