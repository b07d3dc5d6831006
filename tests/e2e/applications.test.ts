/** Forms without a proof before them, by the keyboard alone: every rule broken and mended, a reload, a lost network, two presses, back and forward. */
import type { Browser, Page } from 'playwright-core';
import { axe } from './axe';
import { named, press, type } from './keyboard';
import { launch, openPage, Site, takenOver, visit } from './site';
import { answerCaptcha } from './steps';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([Site.start(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await site.remove();
});

/** What the summary says, once it says something else than before. */
async function said(page: Page, before: readonly string[]): Promise<string[]> {
  const links = page.getByRole('alert').getByRole('link');
  for (let tries = 0; tries < 100; tries++) {
    const now = await links.allInnerTexts();
    if (now.length > 0 && now.join() !== before.join()) return now;
    await page.waitForTimeout(50);
  }
  throw new Error(`The summary still says ${before.join('; ')}.`);
}

interface Walk {
  path: string;
  submit: string;
  /** What a form with nothing in it is told. */
  empty: string[];
  /** What each field is given, first against its rule, and what it is told then. */
  wrong: [field: string | RegExp, text: string, says: string][];
  right: [field: string | RegExp, text: string][];
  /** Ticked or chosen by the space bar. */
  pressed: (string | RegExp)[];
  consent: string | RegExp;
  /** A field whose text must be there after a reload. */
  kept: [field: string, text: string];
  lost: RegExp;
  /** Another picture of the captcha. */
  another: RegExp;
  call: string;
  done: RegExp;
}

const walks: Walk[] = [
  {
    path: '/en/media-card',
    submit: 'Send the application',
    empty: [
      'Name of the medium: Name of the medium is required',
      'Kind of medium: Kind of medium is required',
      'Full name: Full name is required',
      'Email: Email is required',
      'Country: Country is required',
      'Days at the exhibition: Please select one or more item',
      'Privacy agreement: Please agree before submitting',
    ],
    right: [
      ['Name of the medium', 'Metal Review'],
      [/^Kind of medium/, 'Website'],
      ['Website', 'https://metal-review.example'],
      ['Full name', 'Anna Schmidt'],
      ['Email', 'anna.schmidt@example.com'],
      [/^Country$/, 'Germany'],
    ],
    pressed: ['31 March'],
    consent: /I have read/,
    wrong: [
      ['Email', 'anna@', 'Email: Email format is incorrect'],
      ['Website', 'no address', 'Website: Website address is incorrect'],
    ],
    kept: ['Name of the medium', 'Metal Review'],
    lost: /The network failed/,
    another: /Another one/,
    call: '/api/web/own/media-card',
    done: /We have your application/,
  },
  {
    path: '/zh-cn/exhibitors/booth-reservation',
    submit: '提交预订',
    empty: [
      '展位类型：请选择展位类型',
      '拟展展品：请填写拟展展品',
      '联系人：请填写联系人',
      '公司：请填写公司',
      '手机号码：请填写手机号码',
      '隐私协议：请先同意后再提交',
    ],
    pressed: [/^标准展位（/],
    right: [
      ['标准展位数量', '2'],
      ['拟展展品', '五轴加工中心'],
      ['联系人', '周牧野'],
      ['公司', '岭东精工股份有限公司'],
      ['手机号码', '13800138000'],
      ['邮箱', 'zhou@example.com'],
    ],
    consent: /隐私政策/,
    wrong: [
      ['手机号码', '12800138000', '手机号码：手机号码格式不正确'],
      ['邮箱', 'zhou@', '邮箱：邮箱格式不正确'],
    ],
    kept: ['联系人', '周牧野'],
    lost: /网络/,
    another: /换一/,
    call: '/api/web/booth/reserve/save',
    done: /预订申请已收到/,
  },
];

test.each(walks)('$path', async (walk) => {
  const { page, context, faults } = await openPage(browser);
  await visit(page, site.url + walk.path);
  const submit = named(page, walk.submit);
  const start = async () => page.locator('main h1').focus();
  await press(submit);
  let before = await said(page, []);
  expect(before).toEqual(walk.empty);
  expect(await axe(page)).toEqual([]);

  for (const name of walk.pressed) {
    await start();
    await press(named(page, name), 'Space');
  }
  for (const [name, text] of walk.right) {
    const control = named(page, name);
    await start();
    await type(control, text);
    if ((await control.getAttribute('role')) === 'combobox') await page.keyboard.press('Enter');
  }
  await page.waitForTimeout(700);
  await page.reload();
  await takenOver(page);
  expect(await named(page, walk.kept[0]).inputValue()).toBe(walk.kept[1]);

  // A consent is not kept.
  await press(named(page, walk.consent), 'Space');
  before = [];
  for (const [name, text, says] of walk.wrong) {
    const field = named(page, name);
    const right = await field.inputValue();
    await start();
    await type(field, text);
    await press(submit);
    before = await said(page, before);
    expect(before).toEqual([says]);
    // The summary's link leads to the field.
    await press(page.getByRole('alert').getByRole('link'));
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await type(field, right);
  }

  // The picture before it is sent does not come without a network; the dialog says so, and with the network another one comes.
  const sent: number[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === walk.call) sent.push(response.status());
  });
  const dialog = page.getByRole('dialog');
  await context.setOffline(true);
  await press(submit);
  await dialog.getByText(walk.lost).waitFor();
  await context.setOffline(false);
  await answerCaptcha(page, site, () => press(dialog.getByRole('button', { name: walk.another })), 2);
  await page.getByRole('heading', { level: 1, name: walk.done }).waitFor();
  expect(sent).toEqual([200]);
  expect(await axe(page)).toEqual([]);
  await page.goBack();
  await page.goForward();
  expect(sent).toEqual([200]);
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});
