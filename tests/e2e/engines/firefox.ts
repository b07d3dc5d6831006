/** Debian's Firefox over WebDriver BiDi, by Puppeteer. */
import puppeteer from 'puppeteer-core';
import { FIREFOX } from './needs.mjs';
import { hydrated, there, type Reader } from './reader';

export async function firefox(): Promise<Reader> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX });
  const page = await browser.newPage();
  // Data saving turns off prefetching: Firefox reports each request that the next page aborts.
  await page.evaluateOnNewDocument("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  const run = <T>(body: string) => page.evaluate(`(async () => {${body}})()`) as Promise<T>;
  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    resize: (width, height) => page.setViewport({ width, height }),
    async open(url) {
      await page.goto(url);
      await hydrated({ run }, url);
      await page.waitForNetworkIdle({ idleTime: 100 });
    },
    run,
    async press(xpath) {
      await there({ run }, xpath);
      await page.locator(`xpath/${xpath}`).click();
    },
    async write(xpath, text, end) {
      await there({ run }, xpath);
      await (await page.$(`xpath/${xpath}`))?.focus();
      await page.keyboard.type(text);
      if (end) await page.keyboard.press(end);
    },
    faults: () => Promise.resolve(faults.splice(0)),
    close: () => browser.close(),
  };
}
