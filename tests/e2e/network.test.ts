/** Network failures: a lost chunk, a temporary loss, and recovery. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { setUpSite } from './setUpSite';
import { openPage, type Site, waitForHydration, visit } from './site';

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened));

test('§4.13a §8.6c a page whose own chunk fails at its first load is reloaded once, and then stays as rendered by the server', async () => {
  const { page, context } = await openPage(browser);
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  let isLost = true;
  const { news } = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as { news: string[] };
  const chunk = news.find((file) => file.endsWith('.js'));
  await page.route(`**/assets/${chunk}`, (route) => (isLost ? route.abort() : route.continue()));
  await page.goto(`${site.url}/en/news`);
  await page.waitForFunction(() => localStorage.getItem('reloaded') !== null);
  await page.waitForLoadState('networkidle');
  expect(documents).toBe(2);
  // The server-rendered page is readable, and its links work.
  await page.locator('main a[href^="/en/news/details/"]').first().click();
  await page.waitForURL(/\/en\/news\/details\//);
  await waitForHydration(page);
  isLost = false;
  await visit(page, `${site.url}/en/news`);
  expect(documents).toBe(4);
  await context.close();
});

test('shows that the network is offline, and loads the requested page when it is back', async () => {
  const { page, context } = await openPage(browser, { serviceWorkers: 'block' });
  await visit(page, `${site.url}/en`);
  const statusMessage = page.getByRole('status').filter({ hasText: /line/ });
  // The listener for network changes is loaded when the browser is idle.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await statusMessage.getByText('You’re offline.', { exact: false }).waitFor();
  await page.locator('footer a[href="/en/contact"]').first().click();
  await page.getByRole('main').getByText('try again', { exact: false }).first().waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/contact');
  await context.close();
});

test('a hydrated page requests the visitor’s state once, and nothing that the server has fetched', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Tracking requests don't count.
    const isTracking = pathname.endsWith('/track') || pathname.endsWith('/advert-count');
    if (pathname.startsWith('/api/') && !isTracking) calls.push(pathname);
  });
  const paths = ['/en', '/zh-cn/exhibitor-list', '/ru/news', '/en/audience/registration', '/zh-cn/audience/register/2'];
  for (const path of paths) {
    calls.splice(0);
    await visit(page, site.url + path);
    await page.waitForLoadState('networkidle');
    expect({ path, calls }).toEqual({ path, calls: ['/api/web/own/client'] });
  }
  expect(consoleErrors).toEqual([]);
  await context.close();
});
