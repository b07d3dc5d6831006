/** Debian's Firefox over WebDriver BiDi, by Puppeteer. */
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { TAKEN_OVER, there, until, type Reader } from './reader';

const EXECUTABLE = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

export async function firefox(): Promise<Reader> {
  if (!EXECUTABLE) throw new Error('There is no Firefox: apt-get install firefox-esr');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: EXECUTABLE });
  const page = await browser.newPage();
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
      await until(`${url} is taken over`, () => run(TAKEN_OVER));
      // What is fetched ahead and cut off by the next page is said in its console.
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
