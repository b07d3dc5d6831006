/** The site in the engines that the other tests do not use: Firefox, and WebKit (Safari). */
import { launchFirefox } from './engines/firefox';
import { missingPackages } from './engines/needs.mjs';
import { waitForCondition, waitForElement, type EngineDriver } from './engines/driver';
import { until } from '../support/until';
import { launchWebkit } from './engines/webkit';
import { ACTION_TIMEOUT_MS, Site } from './site';
import { visitor } from './steps';

let site: Site;
beforeAll(async () => {
  const missing = missingPackages();
  if (missing) throw new Error(`Firefox or WebKit is not installed: ${missing}`);
  site = await Site.start();
});
afterAll(() => site?.remove());

const PAGES = [
  ['/zh-cn', '/en', '/ru', '/en/news', '/en/exhibitor-list', '/en/products', '/en/search?k=laser', '/en/meeting'],
  ['/en/exhibition/hall-plan', '/en/image', '/en/video', '/zh-cn/media', '/en/exhibitors/booth-reservation'],
  ['/zh-cn/audience/register/1', '/zh-cn/audience/register/2', '/zh-cn/landing/page1', '/forms?lang=en'],
].flat();

/** Laid out, and no script that the page itself requests is pending. */
const CHUNKS_LOADED = `return document.querySelector('html[data-laid-out], html:not(:has(#bootstrap))') !== null &&
  document.querySelector('script[data-webpack]') === null`;

const button = (text: string) => `//button[normalize-space(.)='${text}']`;
const label = (text: string) => `//label[normalize-space(.)='${text}']`;
const field = (text: string) => `//*[@id=${label(text)}/@for]`;

describe.each([
  ['Firefox', launchFirefox],
  ['WebKit', launchWebkit],
])('%s', (_name, launch) => {
  let driver: EngineDriver;
  beforeAll(async () => {
    driver = await launch();
  });
  afterAll(() => driver?.close());

  test('hydrates every kind of page without horizontal overflow or console messages', async () => {
    for (const width of [1440, 375]) {
      await driver.resize(width, 900);
      for (const path of PAGES) {
        await driver.open(site.url + path);
        // Leaving a page while its chunks load is logged as a failure of the service worker.
        await waitForCondition(driver, CHUNKS_LOADED, `the chunks of ${path} are loaded`);
        const overflow = await driver.run<number>('return document.documentElement.scrollWidth - innerWidth');
        expect({ path, width, isWider: overflow > 0, consoleErrors: await driver.takeErrors() }).toEqual({
          path,
          width,
          isWider: false,
          consoleErrors: [],
        });
      }
    }
  });

  test('navigates from home to a news item and back in place, and restores the scroll position', async () => {
    await driver.resize(1440, 900);
    await driver.open(`${site.url}/en`);
    const item = "//main//a[starts-with(@href, '/en/news/details/')]";
    await waitForElement(driver, item);
    const scrollPosition = await driver.run<number>('return scrollY');
    expect(scrollPosition).toBeGreaterThan(0);
    await driver.click(item);
    await waitForElement(driver, '//article//h1');
    const documents = await driver.run<number>('return performance.getEntriesByType("navigation").length');
    await driver.run('history.back()');
    await waitForCondition(
      driver,
      `return location.pathname === '/en' && Math.abs(scrollY - ${scrollPosition}) < 2`,
      `home is back at ${scrollPosition}`,
    );
    expect([documents, await driver.takeErrors()]).toEqual([1, []]);
  });

  test('registers a visitor: typed selections, a reload in the middle, captcha, code and number', async () => {
    await driver.open(`${site.url}/en/audience/registration`);
    const email = `reader@${driver.version.split(' ')[0]?.toLowerCase()}.example`;
    await driver.type(field('Email'), email);
    await driver.type(field('First name'), visitor.firstName);
    await driver.type(field('Last name'), visitor.lastName);
    for (const [list, text] of [
      ['Job title', 'Engineer'],
      ['Department', 'Purchasing'],
      ['Country', 'Russia'],
    ] as const) {
      await driver.type(field(list), text, 'Enter');
      await waitForElement(driver, `//*[@title='${text}' and contains(@class, 'selection-item')]`);
    }
    await driver.type(field('Company'), visitor.company);
    await driver.type("//input[@autocomplete='tel-national']", '9135550127');
    await driver.type(field('City'), 'Novosibirsk');
    await waitForCondition(driver, "return localStorage.drafts?.includes('Novosibirsk') ?? false", 'a draft is stored');
    await driver.open(`${site.url}/en/audience/registration`);
    await waitForElement(driver, "//*[@title='Engineer']");

    await driver.click(button('Send code'));
    await waitForElement(driver, '//dialog[@open]//img');
    const picture = await driver.run<{ code: string }>("return (await fetch('/dev/captcha/last.json')).json()");
    await driver.type('//dialog[@open]//input', picture.code, 'Enter');
    const isSent = () => site.code(email).then(Boolean, () => false);
    await until(isSent, { description: 'the code is sent', timeoutMs: ACTION_TIMEOUT_MS });
    await driver.type(field('Verification code'), await site.code(email));
    await driver.click("//main//form//input[@type='checkbox']");
    await driver.click(button('Save and continue'));
    for (const choice of ['Purchasing', 'Machining centres', 'Automotive']) await driver.click(label(choice));
    await driver.click(button('Complete registration'));
    await waitForElement(driver, "//main//*[starts-with(normalize-space(text()), 'V27 ')]");
    expect(await driver.takeErrors()).toEqual([]);
  });
});
