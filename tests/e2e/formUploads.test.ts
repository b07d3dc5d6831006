/** A visitor uploads a photo and a catalogue in a form; the organiser exports both, the photo without its metadata. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { filesField, pageForm } from '../support/designer';
import { EICAR, pdfWith, photoWithPlace } from '../support/uploads';
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
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  await mkdir(join(folder, 'factory-tour'));
  const properties = {
    photo: filesField({ accept: 'image/*', listType: 'picture' }, { required: true }),
    catalogues: filesField({ multiple: true, listType: 'picture-card' }, { 'x-component': 'Upload.Dragger' }),
  };
  await writeFile(join(folder, 'factory-tour/1.json'), pageForm({}, { properties }));
  await site.command('forms', 'publish', 'factory-tour', '--in', folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const PATH = '/form/factory-tour';
const shots = process.env.SHOTS;
const shoot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
};

test('uploads files, keeps them over a reload, and the organiser gets them without metadata', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  await visit(page, `${site.url}/en${PATH}`);
  await page.getByLabel('Your name').fill('Anna Schmidt');
  const [photo, catalogues] = [page.getByLabel('Choose a file'), page.getByLabel('Choose files')];
  const bytes = await photoWithPlace(2_400, 1_600);
  expect(bytes.includes('SecretCam')).toBe(true);
  await photo.focus();
  await photo.setInputFiles({ name: 'badge.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await page.getByRole('button', { name: 'Remove badge.jpg' }).waitFor();
  // A picture of its own, which the content security policy allows.
  const picture = page.getByRole('listitem').filter({ hasText: 'badge.jpg' }).locator('img');
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await catalogues.setInputFiles([
    { name: 'catalogue.pdf', mimeType: 'application/pdf', buffer: pdfWith() },
    { name: 'virus.pdf', mimeType: 'application/pdf', buffer: pdfWith(EICAR) },
  ]);
  await page.getByRole('button', { name: 'Remove catalogue.pdf' }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'We found a virus in this file' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await shoot(page, 'uploads');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Some files aren’t uploaded yet').first().waitFor();
  await page.getByRole('button', { name: 'Remove virus.pdf' }).click();

  await page.reload();
  await page.getByRole('button', { name: 'Remove badge.jpg' }).waitFor();
  await page.getByRole('button', { name: 'Remove catalogue.pdf' }).waitFor();
  await solveCaptcha(page, site, () => page.getByRole('button', { name: 'Send' }).click());
  await page.getByRole('heading', { level: 1, name: 'We’ve received your answers' }).waitFor();
  const number = await page.getByText(/^F27-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
  // The browser reports the rejected file as a failed request.
  expect(consoleErrors.filter((text) => !text.includes('400 (Bad Request)'))).toEqual([]);
  await context.close();

  const file = join(folder, 'tour.csv');
  await site.command('export', 'form:factory-tour', '--format', 'csv', '--file', file);
  const files = join(`${file}.files`, number);
  expect((await readdir(files)).toSorted()).toEqual(['badge.jpg', 'catalogue.pdf']);
  const stored = await readFile(join(files, 'badge.jpg'));
  expect(stored.includes('SecretCam')).toBe(false);
  const { exif, width, height } = await sharp(stored).metadata();
  expect({ exif, width, height }).toEqual({ exif: undefined, width: 1_600, height: 2_400 });
});

test.each(['zh-cn', 'en', 'ru', 'zh-tw', 'ja'])('fits a phone and is accessible in %s', async (language) => {
  const { page, context, consoleErrors } = await openPage(browser, { viewport: { width: 375, height: 800 } });
  await visit(page, `${site.url}/${language}${PATH}`);
  const photo = page.locator('input[type=file]').first();
  await photo.setInputFiles({
    name: 'a-rather-long-name-of-a-photo-of-a-machine.jpg',
    mimeType: 'image/jpeg',
    buffer: await photoWithPlace(),
  });
  await page.getByRole('listitem').locator('img').waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await shoot(page, `uploads-${language}`);
  expect(consoleErrors).toEqual([]);
  await context.close();
});
