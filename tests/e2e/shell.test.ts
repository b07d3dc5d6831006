/** The shell of every page, by locale and device, and offline reading. */
import type { Browser, Locator, Page } from 'playwright-core';
import { setUpSite } from './setUpSite';
import { openPage, type Site, waitForHydration, visit } from './site';
import { until } from '../support/until';

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened), { env: { LOG_LEVEL: 'error' } });

const WECHAT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.49';

/** The visible parts of the shell. */
const shellOf = async (page: Page) => ({
  header: await page.getByRole('banner').isVisible(),
  bar: await page.getByRole('navigation', { name: /^(快捷栏|Quick links|Быстрые ссылки)$/ }).isVisible(),
  cookies: await page.getByRole('region', { name: 'Cookies' }).isVisible(),
});

test.each([
  ['/zh-cn', 1440, { header: true, bar: true, cookies: false }],
  ['/zh-cn', 1024, { header: true, bar: false, cookies: false }],
  ['/en', 1440, { header: true, bar: true, cookies: true }],
  ['/en', 375, { header: true, bar: false, cookies: true }],
  ['/ru', 1440, { header: false, bar: false, cookies: false }],
] as const)('%s at %d px has the header, right bar and cookie notice of section 2', async (path, width, expected) => {
  const { page, context, consoleErrors } = await openPage(browser, { viewport: { width, height: 900 } });
  await visit(page, site.url + path);
  expect(await shellOf(page)).toEqual(expected);
  await context.close();
  expect(consoleErrors).toEqual([]);
});

test('shows the cookie notice once', async () => {
  const { page, context } = await openPage(browser);
  await page.goto(`${site.url}/en`);
  await page.getByRole('button', { name: 'Got it' }).click();
  // The notice is in the HTML before its script: a click is replayed after hydration.
  await page.getByRole('region', { name: 'Cookies' }).waitFor({ state: 'hidden' });
  await page.reload();
  await waitForHydration(page);
  expect((await shellOf(page)).cookies).toBe(false);
  await context.close();
});

test('on a phone the cookie notice pushes the page down and covers no button of the hero', async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 375, height: 812 } });
  await visit(page, `${site.url}/en`);
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? NaN;
  const button = page.getByRole('main').getByRole('link', { name: 'Register to visit' }).first();
  const notice = page.getByRole('region', { name: 'Cookies' });
  const { height } = (await notice.boundingBox()) ?? { height: NaN };
  const before = await top(button);
  const isUncovered = (element: Element) => {
    const { left, top: above, width, height: tall } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, above + tall / 2));
  };
  expect(await button.evaluate(isUncovered)).toBe(true);
  await page.getByRole('button', { name: 'Got it' }).click();
  await notice.waitFor({ state: 'hidden' });
  expect(before - (await top(button))).toBeCloseTo(height, 0);
  await context.close();
});

test('keyboard focus moves to the heading of the selected exhibitor, and its title is announced', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  await visit(page, `${site.url}/en/exhibitor-list`);
  const link = page.getByRole('main').locator('a[href*="/exhibitor-list/details/"]').first();
  const before = await page.title();
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/exhibitor-list/details/*');
  await page.waitForFunction((old) => document.title !== old, before);
  const heading = page.getByRole('heading', { level: 1 });
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await page
    .getByRole('status')
    .filter({ hasText: await page.title() })
    .waitFor({ state: 'attached' });
  await page.goBack();
  await page.waitForFunction(() => document.activeElement?.matches('a[href*="/exhibitor-list/details/"]'));
  await context.close();
  expect(consoleErrors).toEqual([]);
});

test('a button that is pressed before hydration works after it', async () => {
  const { page, context, consoleErrors } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  let releaseScripts = () => {};
  const scriptsReleased = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route(/\/main\.[^/]+\.js$/, async (route) => {
    await scriptsReleased;
    await route.continue();
  });
  await page.goto(`${site.url}/en`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Hide quick links' }).click();
  releaseScripts();
  await page.getByRole('button', { name: 'Show quick links', expanded: false }).waitFor();
  await context.close();
  expect(consoleErrors).toEqual([]);
});

test('in WeChat on a phone a button returns to the mini-program, on a computer there is none', async () => {
  const phone = await openPage(browser, { userAgent: WECHAT, viewport: { width: 375, height: 812 } });
  await phone.page.goto(`${site.url}/zh-cn?source=kyxcx`);
  await phone.page.getByRole('button', { name: '返回小程序' }).waitFor();
  await phone.context.close();
  const desktop = await openPage(browser);
  await visit(desktop.page, `${site.url}/zh-cn`);
  expect(await desktop.page.getByRole('button', { name: '返回小程序' }).count()).toBe(0);
  await desktop.context.close();
});

test('on a phone the sheets of menu and search open under the header, which is below the sandbox’s banner', async () => {
  const { page, context, consoleErrors } = await openPage(browser, { viewport: { width: 375, height: 700 } });
  await visit(page, `${site.url}/en/news`);
  const header = page.getByRole('banner');
  for (const name of ['Search', 'Menu']) {
    const button = header.locator('summary:visible').filter({ hasText: name });
    await button.click();
    const [above, below] = await Promise.all([
      header.boundingBox(),
      button.locator('xpath=following-sibling::div').boundingBox(),
    ]);
    expect(above?.y).toBeGreaterThan(0);
    expect([below?.y, (below?.y ?? 0) + (below?.height ?? 0)]).toEqual([(above?.y ?? 0) + (above?.height ?? 0), 700]);
    await page.keyboard.press('Escape');
  }
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('the admission notice is 500 px wide and closes by the customer’s button', async () => {
  const { page, context } = await openPage(browser);
  await page.goto(`${site.url}/zh-cn`);
  await page.getByRole('navigation', { name: '快捷栏' }).getByRole('button', { name: '入场须知' }).click();
  expect((await page.getByRole('dialog').boundingBox())?.width).toBe(500);
  await page.getByRole('button', { name: '好的，我知道了' }).click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await context.close();
});

test('the bar of the Chinese landing page appears after 10 px, preserves the query and names the origin', async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 375, height: 812 } });
  await visit(page, `${site.url}/zh-cn/landing/page1?source=sms`);
  const link = page.getByRole('link', { name: '领取参观凭证' });
  expect(await link.getAttribute('href')).toBe('/zh-cn/audience/register/1?source=sms&origin=landing');
  const isInWindow = async () => ((await link.boundingBox())?.y ?? Infinity) < 812;
  expect(await isInWindow()).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
  await page.locator('[data-fixed] >> text=领取参观凭证').waitFor();
  expect(await isInWindow()).toBe(true);
  await context.close();
});

/** The painted pixels of a square of two, because computed styles do not show forced colours. */
const pixelsAt = async (page: Page, x: number, y: number) =>
  (await page.screenshot({ clip: { x: Math.round(x), y: Math.round(y), width: 2, height: 2 } })).toString('base64');

/** The background pixels of elements, each at its upper left corner. */
async function backgroundsOf(page: Page, elements: Locator): Promise<string[]> {
  const backgrounds: string[] = [];
  for (const element of await elements.all()) {
    const { x, y } = (await element.boundingBox()) ?? { x: 0, y: 0 };
    backgrounds.push(await pixelsAt(page, Math.ceil(x) + 4, Math.ceil(y) + 4));
  }
  return backgrounds;
}

test('in forced colours the selected item has a different background from the others', async () => {
  const { page, context, consoleErrors } = await openPage(browser, { forcedColors: 'active' });
  const linksOf = (list: string) => page.getByRole('navigation', { name: list, exact: true }).getByRole('link');
  await visit(page, `${site.url}/en/exhibition/hall-plan`);
  const [chosen, ...others] = await backgroundsOf(page, linksOf('Halls'));
  expect(new Set(others).size).toBe(1);
  expect(others).not.toContain(chosen);
  await visit(page, `${site.url}/en/meeting?date=2026-04-01`);
  const days = await backgroundsOf(page, linksOf('Days'));
  expect(days.map((background) => background === chosen)).toEqual([false, true, false, false]);
  await visit(page, `${site.url}/en/audience/registration`);
  await page.getByRole('combobox', { name: 'Job title' }).click();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  // Waits for the list's animation.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const options = await backgroundsOf(page, page.getByRole('option'));
  expect(options.map((background) => background === chosen)).toEqual(options.map((_option, at) => at === 1));
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('in forced colours, which have no shadows, an overlay has a border', async () => {
  const { page, context, consoleErrors } = await openPage(browser, {
    forcedColors: 'active',
    viewport: { width: 1440, height: 900 },
  });
  await visit(page, `${site.url}/en/about`);
  for (const overlay of [
    page.getByRole('region', { name: 'Cookies' }),
    page.getByRole('navigation', { name: 'Quick links' }),
  ]) {
    const { x, y, height } = (await overlay.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const middle = y + height / 2;
    expect(await pixelsAt(page, x - 1, middle)).not.toBe(await pixelsAt(page, x + 3, middle));
  }
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('a prefetched page is shown on click without a request', async () => {
  const { page, context } = await openPage(browser);
  await visit(page, `${site.url}/en/news`);
  const link = page.locator('main li a:has(h2)').first();
  const title = await link.locator('h2').innerText();
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  await Promise.all([page.waitForResponse((response) => response.url().includes(`/findById/${id}`)), link.hover()]);
  await waitForHydration(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() !== 'HEAD') requests.push(new URL(request.url()).pathname);
  });
  await link.click();
  await page.getByRole('heading', { level: 1, name: title.replace(/\s+/g, ' ') }).waitFor();
  expect(requests.filter((path) => !path.startsWith('/api/log/'))).toEqual([]);
  await context.close();
});

test('the visit plan and the hall plan are readable offline, and other pages say that they are not', async () => {
  const { page, context } = await openPage(browser);
  await page.goto(`${site.url}/en/exhibitor-list`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const card = page.locator('main li', { has: page.getByRole('heading') }).first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('button').click();
  const cached = () =>
    page.evaluate(async () =>
      (await (await caches.open('pages-2')).keys()).map(({ url }) => new URL(url).pathname).sort(),
    );
  await until(async () => (await cached()).length >= 3);
  expect(await cached()).toEqual(['/en/exhibition/hall-plan', '/en/meeting', '/en/my/plan']);
  await site.kill();
  await page.goto(`${site.url}/en/my/plan`);
  await page.getByText(name.trim()).first().waitFor();
  await page.goto(`${site.url}/en/exhibition/hall-plan`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${site.url}/en/news`);
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await site.boot();
  await page.goto(`${site.url}/clear-storage`);
  await page.waitForURL((url) => url.pathname === '/');
  // The home page stores its own keys again; nothing of the user's data is left.
  expect(await cached()).toEqual([]);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('favourites') ?? '[]') as unknown)).toEqual([]);
  await context.close();
});
