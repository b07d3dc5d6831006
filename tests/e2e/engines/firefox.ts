/** Debian's Firefox over WebDriver BiDi, by Puppeteer. */
import puppeteer from 'puppeteer-core';
import { FIREFOX } from './needs.mjs';
import { waitForHydration, waitForElement, type EngineDriver } from './driver';

export async function launchFirefox(): Promise<EngineDriver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX });
  const page = await browser.newPage();
  // Data saving turns off prefetching: Firefox reports each request that the next page aborts.
  await page.evaluateOnNewDocument("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) errors.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  const run = <T>(body: string) => page.evaluate(`(async () => {${body}})()`) as Promise<T>;
  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    resize: (width, height) => page.setViewport({ width, height }),
    async open(url) {
      await page.goto(url);
      await waitForHydration({ run }, url);
      await page.waitForNetworkIdle({ idleTime: 100 });
    },
    run,
    async click(xpath) {
      await waitForElement({ run }, xpath);
      await page.locator(`xpath/${xpath}`).click();
    },
    async type(xpath, text, submitKey) {
      await waitForElement({ run }, xpath);
      await (await page.$(`xpath/${xpath}`))?.focus();
      await page.keyboard.type(text);
      if (submitKey) await page.keyboard.press(submitKey);
    },
    takeErrors: () => Promise.resolve(errors.splice(0)),
    close: () => browser.close(),
  };
}
