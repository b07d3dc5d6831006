import type { Browser } from 'playwright-core';
import { setUpSite } from './setUpSite';
import { openPage, type Site, visit } from './site';

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened));

test('a picture opens, advances and closes by keyboard, and focus returns to its tile', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  await visit(page, `${site.url}/en/image`);
  const tiles = page.locator('main li > a[href^="/art/"]');
  await tiles.first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  await page.keyboard.press('ArrowRight');
  // Of all pictures, not of the 24 of this page of the list.
  await dialog.getByText('Picture 2 of 80').waitFor();
  await page.keyboard.press('Escape');
  // The browser closes the dialog before it sends the event on which the page moves the focus.
  await page.locator('main dialog').waitFor({ state: 'detached' });
  expect(await tiles.nth(1).evaluate((tile) => tile === document.activeElement)).toBe(true);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('a video plays on its page', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  await visit(page, `${site.url}/en/video`);
  await page.locator('main h2 a').first().click();
  await page.waitForURL('**/en/video/details/*');
  const playback = await page.locator('video').evaluate(async (element) => {
    const video = element as HTMLVideoElement;
    video.muted = true;
    await video.play();
    await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }));
    return [video.currentTime > 0, video.videoWidth];
  });
  expect(playback).toEqual([true, 1280]);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('a download opens and is counted; a restricted one opens after its form', async () => {
  const { page, context, consoleErrors } = await openPage(browser, { acceptDownloads: true });
  await visit(page, `${site.url}/en/audience/download`);
  const [file, logResponse] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForResponse((response) => response.url().endsWith('/web/download/log/save')),
    page.getByRole('link', { name: 'Download Visitor guide' }).click(),
  ]);
  expect([file.suggestedFilename(), logResponse.status()]).toEqual(['visitor-guide.en.pdf', 200]);
  await page.getByRole('button', { name: 'Download List of exhibitors' }).click();
  await page.getByLabel('Name').fill('Anna Schmidt');
  await page.getByLabel('Company').fill('Schmidt GmbH');
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Get file' }).click(),
  ]);
  expect(list.suggestedFilename()).toBe('exhibitor-list.en.xlsx');
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('the file viewer shows a document of this site in a frame, and rejects a foreign address', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  const inlineResponse = page.waitForResponse((response) => response.url().includes('inline=1'));
  await page.goto(`${site.url}/page/file/viewer?url=/media/files/visitor-guide.en.pdf&lang=en`);
  const { 'content-disposition': disposition } = (await inlineResponse).headers();
  expect(disposition).toBe('inline; filename="visitor-guide.en.pdf"');
  expect(consoleErrors).toEqual([]);
  const foreign = await page.goto(`${site.url}/page/file/viewer?url=https://evil.example/x.pdf&lang=en`);
  expect(foreign?.status()).toBe(400);
  await page.getByRole('heading', { name: 'This file is not on this site' }).waitFor();
  expect(await page.locator('iframe, embed, object').count()).toBe(0);
  expect(consoleErrors.map((error) => error.replace(/ http.*/, ''))).toEqual([
    'error: Failed to load resource: the server responded with a status of 400 (Bad Request)',
  ]);
  await context.close();
});
