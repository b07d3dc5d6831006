/** A site and a browser for all tests of a file: opened before the first, closed after the last. */
import type { Browser } from 'playwright-core';
import { launchBrowser, Site } from './site';

export interface SiteAndBrowser {
  site: Site;
  browser: Browser;
}

interface SetUpOptions {
  /** The site's environment, or a function that determines it before the start. */
  env?: Record<string, string> | (() => Promise<Record<string, string>>);
  browser?: Parameters<typeof launchBrowser>[0];
}

/**
 * @param onReady Receives the site and the browser. Further setup of a file belongs in its own `beforeAll`, after this.
 */
export function setUpSite(
  onReady: (opened: SiteAndBrowser) => void,
  { env = {}, browser: options }: SetUpOptions = {},
): void {
  let opened: SiteAndBrowser | undefined;
  beforeAll(async () => {
    const [site, browser] = await Promise.all([
      Site.start(typeof env === 'function' ? await env() : env),
      launchBrowser(options),
    ]);
    opened = { site, browser };
    onReady(opened);
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.site.remove();
  });
}
