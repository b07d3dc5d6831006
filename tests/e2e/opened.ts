/** A site and a browser for all tests of a file: opened before the first, closed after the last. */
import type { Browser } from 'playwright-core';
import { launch, Site } from './site';

export interface Opened {
  site: Site;
  browser: Browser;
}

interface Wanted {
  /** The site's environment, or a function that determines it before the start. */
  env?: Record<string, string> | (() => Promise<Record<string, string>>);
  browser?: Parameters<typeof launch>[0];
}

/**
 * @param give Receives the site and the browser. Further setup of a file belongs in its own `beforeAll`, after this.
 */
export function openForAll(give: (opened: Opened) => void, { env = {}, browser: options }: Wanted = {}): void {
  let opened: Opened | undefined;
  beforeAll(async () => {
    const [site, browser] = await Promise.all([
      Site.start(typeof env === 'function' ? await env() : env),
      launch(options),
    ]);
    opened = { site, browser };
    give(opened);
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.site.remove();
  });
}
