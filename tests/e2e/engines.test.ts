/** The site in the engines that the other tests do not use: Firefox, and WebKit (Safari). */
import { firefox } from './engines/firefox';
import { missingPackages } from './engines/needs.mjs';
import { pageSays, there, type Reader } from './engines/reader';
import { until } from '../support/until';
import { webkit } from './engines/webkit';
import { ACT_WITHIN_MS, Site } from './site';
import { visitor } from './steps';

let site: Site;
beforeAll(async () => {
  const missing = missingPackages();
  if (missing) throw new Error(`Firefox or WebKit is not there: ${missing}`);
  site = await Site.start();
});
afterAll(() => site?.remove());

const PAGES = [
  ['/zh-cn', '/en', '/ru', '/en/news', '/en/exhibitor-list', '/en/products', '/en/search?k=laser', '/en/meeting'],
  ['/en/exhibition/hall-plan', '/en/image', '/en/video', '/zh-cn/media', '/en/exhibitors/booth-reservation'],
  ['/zh-cn/audience/register/1', '/zh-cn/audience/register/2', '/zh-cn/landing/page1', '/forms?lang=en'],
].flat();

const button = (words: string) => `//button[normalize-space(.)='${words}']`;
const label = (words: string) => `//label[normalize-space(.)='${words}']`;
const field = (words: string) => `//*[@id=${label(words)}/@for]`;

describe.each([
  ['Firefox', firefox],
  ['WebKit', webkit],
])('%s', (_name, begin) => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await begin();
  });
  afterAll(() => reader?.close());

  test('hydrates every kind of page, none wider than its window, without console messages', async () => {
    for (const width of [1440, 375]) {
      await reader.resize(width, 900);
      for (const path of PAGES) {
        await reader.open(site.url + path);
        const wider = await reader.run<number>('return document.documentElement.scrollWidth - innerWidth');
        expect({ path, width, isWider: wider > 0, faults: await reader.faults() }).toEqual({
          path,
          width,
          isWider: false,
          faults: [],
        });
      }
    }
  });

  test('navigates from home to a news item and back in place, and restores the scroll position', async () => {
    await reader.resize(1440, 900);
    await reader.open(`${site.url}/en`);
    const item = "//main//a[starts-with(@href, '/en/news/details/')]";
    await there(reader, item);
    const place = await reader.run<number>('return scrollY');
    expect(place).toBeGreaterThan(0);
    await reader.press(item);
    await there(reader, '//article//h1');
    const documents = await reader.run<number>('return performance.getEntriesByType("navigation").length');
    await reader.run('history.back()');
    await pageSays(
      reader,
      `return location.pathname === '/en' && Math.abs(scrollY - ${place}) < 2`,
      `home is back at ${place}`,
    );
    expect([documents, await reader.faults()]).toEqual([1, []]);
  });

  test('registers a visitor: typed selections, a reload in the middle, captcha, code and number', async () => {
    await reader.open(`${site.url}/en/audience/registration`);
    const email = `reader@${reader.version.split(' ')[0]?.toLowerCase()}.example`;
    await reader.write(field('Email'), email);
    await reader.write(field('First name'), visitor.firstName);
    await reader.write(field('Last name'), visitor.lastName);
    for (const [list, words] of [
      ['Job title', 'Engineer'],
      ['Department', 'Purchasing'],
      ['Country', 'Russia'],
    ] as const) {
      await reader.write(field(list), words, 'Enter');
      await there(reader, `//*[@title='${words}' and contains(@class, 'selection-item')]`);
    }
    await reader.write(field('Company'), visitor.company);
    await reader.write("//input[@autocomplete='tel-national']", '9135550127');
    await reader.write(field('City'), 'Novosibirsk');
    await pageSays(reader, "return localStorage.drafts?.includes('Novosibirsk') ?? false", 'a draft is stored');
    await reader.open(`${site.url}/en/audience/registration`);
    await there(reader, "//*[@title='Engineer']");

    await reader.press(button('Send code'));
    await there(reader, '//dialog[@open]//img');
    const picture = await reader.run<{ code: string }>("return (await fetch('/dev/captcha/last.json')).json()");
    await reader.write('//dialog[@open]//input', picture.code, 'Enter');
    const isSent = () => site.code(email).then(Boolean, () => false);
    await until(isSent, { description: 'the code is sent', timeoutMs: ACT_WITHIN_MS });
    await reader.write(field('Verification code'), await site.code(email));
    await reader.press("//main//form//input[@type='checkbox']");
    await reader.press(button('Save and continue'));
    for (const choice of ['Purchasing', 'Machining centres', 'Automotive']) await reader.press(label(choice));
    await reader.press(button('Complete registration'));
    await there(reader, "//main//*[starts-with(normalize-space(text()), 'V27 ')]");
    expect(await reader.faults()).toEqual([]);
  });
});
