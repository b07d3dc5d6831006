import type { Browser } from 'playwright-core';
import { setUpSite } from './setUpSite';
import { openPage, type Site, visit } from './site';

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened));

const languages = { 'zh-cn': 'zh-CN', en: 'en', ru: 'ru', 'zh-tw': 'zh-TW', ja: 'ja' };

test.each(Object.entries(languages))(
  'navigates from home to a news item and back in %s, without console errors',
  async (locale, tag) => {
    const { page, context, consoleErrors } = await openPage(browser);
    await visit(page, `${site.url}/${locale}`);
    expect(await page.getAttribute('html', 'lang')).toBe(tag);
    const home = await page.locator('h1').first().innerText();
    await page.locator(`main a[href^="/${locale}/news/details/"]`).first().click();
    await page.waitForURL(`**/${locale}/news/details/*`);
    await page.locator('article h1').waitFor();
    expect((await page.locator('article').innerText()).length).toBeGreaterThan(300);
    // A client-side navigation loads no document.
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    const first = page.url();
    const title = await page.locator('article h1').innerText();
    await page.locator('a[rel="next"], a[rel="prev"]').first().click();
    await page.waitForURL((url) => url.href !== first);
    await page.goBack();
    await page.locator('article h1', { hasText: title.split('\n')[0] }).waitFor();
    await page.goBack();
    await page.waitForURL(`${site.url}/${locale}`);
    await page.locator('h1', { hasText: home.split('\n')[0] }).waitFor();
    expect(consoleErrors).toEqual([]);
    await context.close();
  },
);

test('home shows its whole text with JavaScript off', async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${site.url}/en`);
  const text = await page.locator('main').innerText();
  for (const expectedText of [
    'Register to visit',
    'Five exhibitions',
    'Conference',
    'News',
    'Videos',
    'Partners',
    'Quick access',
  ])
    expect(text).toContain(expectedText);
  await context.close();
});

test('home loads neither Formily nor antd', async () => {
  const { page, context } = await openPage(browser);
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await visit(page, `${site.url}/en`);
  const sources = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) expect(source).not.toMatch(/formily|ant-select|ant-input/i);
  await context.close();
});

test('a page is painted before its scripts are requested', async () => {
  const { page, context } = await openPage(browser);
  await visit(page, `${site.url}/en`);
  const { painted, named, requested } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    named: document.querySelector<HTMLElement>('script[data-scripts]')!.dataset.scripts!.split(' '),
    requested: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType, name }) => initiatorType === 'script' && !name.includes('/start.'))
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
  }));
  // Chunks that the hydrated page imports may follow.
  expect(requested.slice(0, named.length).map(({ path }) => path)).toEqual(named);
  expect(requested.filter(({ startTime }) => startTime < painted)).toEqual([]);
  await context.close();
});

test('another language is another document', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  await visit(page, `${site.url}/en`);
  await page.locator('footer a[hreflang="ru"], footer a[href="/ru"]').first().click();
  await page.waitForURL(`${site.url}/ru`);
  expect(await page.getAttribute('html', 'lang')).toBe('ru');
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('a page that does not exist counts down to home, and any key stops it', async () => {
  const { page, context } = await openPage(browser);
  await visit(page, `${site.url}/en/no-such-page`);
  await page.getByRole('timer').waitFor();
  await page.keyboard.press('Shift');
  await page.getByRole('timer').waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${site.url}/en/no-such-page`);
  await context.close();
});

test('the newsletter requests confirmation by mail, and a click on its link confirms', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  await visit(page, `${site.url}/en`);
  const field = page.locator('#newsletter input[type="email"]');
  await field.fill('not an address');
  await field.press('Enter');
  await page.getByText('Please enter the correct Email').waitFor();
  await field.fill('reader@example.com');
  await field.press('Enter');
  await page.waitForURL('**/en/submit-success?type=email-subscribe');
  const link = /https?:\/\/\S+/.exec((await site.mail('reader@example.com')).text)?.[0] ?? '';
  await visit(page, link);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await page.getByRole('heading', { name: 'You’re subscribed' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('SIGTERM ends the server after it has responded to its requests', async () => {
  const pending = fetch(`${site.url}/en`);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const code = await site.stop();
  expect((await pending).status).toBe(200);
  expect(code).toBe(0);
  await site.boot();
});
