/** Forms whose number or address is proved before they are sent, by the keyboard alone (walk.ts). */
import type { Browser, Page } from 'playwright-core';
import { named, pick, press, type } from './keyboard';
import { launch, Site, takenOver } from './site';
import { answerCaptcha } from './steps';
import { walk, type Walk } from './walk';

let site: Site;
let browser: Browser;
let invitation: string;
let meetingId: string;
beforeAll(async () => {
  [site, browser] = await Promise.all([Site.start(), launch()]);
  invitation = (await site.command('codes', 'invitation', 'hengzhun')).trim().split('\n').at(-1) ?? '';
  const answer = await fetch(`${site.url}/api/web/meeting/findPage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-locale': 'en' },
    body: '{"current":1,"size":100}',
  });
  const { data } = (await answer.json()) as { data: { records: { id: string; title: string }[] } };
  meetingId = data.records.find(({ title }) => title.startsWith('Joints and reducers'))?.id ?? '';
});
afterAll(async () => {
  await browser.close();
  await site.remove();
});

const English = {
  number: 'Mobile number',
  send: 'Send code',
  invalid: /Mobile number format is incorrect/,
  wrong: /not right|wrong|incorrect/i,
  lost: /The network failed/,
};
const Chinese = {
  number: '手机号码',
  send: '发送验证码',
  invalid: /手机号码格式不正确/,
  wrong: /验证码/,
  lost: /网络/,
};

/** A number and its code, each against its rule first; a reload keeps the number. */
async function proveNumber(page: Page, mobile: string, words: typeof English): Promise<void> {
  const number = page.getByRole('main').getByRole('textbox', { name: words.number });
  await type(number, `12${mobile.slice(2)}`);
  await page.keyboard.press('Enter');
  await page.getByText(words.invalid).first().waitFor();
  await type(number, mobile);
  await page.waitForTimeout(700);
  await page.reload();
  await takenOver(page);
  expect(await number.inputValue()).toBe(mobile);
  await answerCaptcha(page, site, () => press(page.getByRole('button', { name: words.send })));
  // The code's field has the focus when the code has been sent.
  await page.getByRole('button', { name: /\d+/ }).first().waitFor();
  const code = await site.code(mobile);
  await page.keyboard.type(code === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await page.context().setOffline(true);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('alert').getByText(words.lost).waitFor();
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

const guest: Pick<Walk, 'submit' | 'empty' | 'right' | 'also' | 'kept' | 'again' | 'consent' | 'wrong' | 'lost'> = {
  submit: '保存并继续',
  empty: ['姓名：此项为必填项', '公司：此项为必填项', '隐私协议：请先同意后再提交'],
  right: [
    ['姓名', '王小明'],
    [/^公司$/, '深圳市示例机械有限公司'],
    [/^邮箱/, 'wang@example.com'],
    [/^网站/, 'https://example.com'],
  ],
  also: async (page) => {
    await page.locator('main h1').focus();
    await pick(page.getByRole('combobox', { name: /证件类型/ }));
  },
  kept: ['姓名', '王小明'],
  // The number of a document is never kept.
  again: [[/^证件号码/, '11010519491231002X']],
  consent: /隐私政策/,
  wrong: [
    ['姓名', '王', '姓名：至少需要2个字符'],
    [/^公司$/, '示例', '公司：公司名称至少4个字符'],
    [/^邮箱/, 'wang@', '邮箱：邮箱格式不正确'],
    [/^证件号码/, '110105194912310021', '证件号码：身份证号码格式不正确'],
    [/^证件号码/, '440301201203070016', '证件号码：未满18周岁不得入场'],
    [/^网站/, 'no address', '网站：网址格式不正确'],
  ],
  lost: Chinese.lost,
};

const walks: { name: string; way: () => Walk }[] = [
  {
    name: 'the guest of an exhibitor: the code of the invitation, the number, the form, the result',
    way: () => ({
      ...guest,
      viewport: { width: 375, height: 800 },
      path: '/mobile-devices/cn/invitation',
      begin: async (page) => {
        await press(named(page, '查看邀请'));
        await page.getByText('请填写邀请码').first().waitFor();
        await type(named(page, '邀请码'), 'NONE1');
        await page.keyboard.press('Enter');
        await page.locator('[aria-invalid="true"]').first().waitFor();
        await type(named(page, '邀请码'), invitation);
        await page.waitForTimeout(700);
        await page.reload();
        await takenOver(page);
        expect(await named(page, '邀请码').inputValue()).toBe(invitation);
        await press(named(page, '查看邀请'));
        await page.waitForURL('**/invitation/check?code=*');
        await proveNumber(page, '13800138051', Chinese);
      },
      call: '/api/web/exhibitor/visit/regist/info/regist',
      done: (page) => page.getByText(/^V27 /).first(),
    }),
  },
  {
    name: 'the old me area',
    way: () => ({
      ...guest,
      path: '/me/register',
      begin: async (page) => {
        await proveNumber(page, '13800138052', Chinese);
        await page.waitForURL('**/me/register/form');
      },
      call: '/api/backup/visit/regist/info/insert',
      done: (page) => page.getByText(/^V27 /).first(),
    }),
  },
  {
    name: 'the enrolment in a meeting',
    way: () => ({
      path: `/en/meeting/details/${meetingId}/enrol?by=mobile`,
      begin: (page) => proveNumber(page, '13800138053', English),
      submit: 'Enrol',
      empty: ['Name: This is a required field', 'Privacy agreement: Please agree before submitting'],
      right: [
        ['Name', 'Wang Xiaoming'],
        [/^E-mail/, 'wang@example.com'],
        [/^A question/, 'How long does the seal last?'],
      ],
      kept: ['Name', 'Wang Xiaoming'],
      consent: /I have read/,
      wrong: [[/^E-mail/, 'wang@', 'E-mail: Email format is incorrect']],
      lost: English.lost,
      losesAnswer: true,
      status: 409,
      call: '/api/web/meeting/enroll/insert',
      done: (page) => page.getByRole('heading', { level: 1, name: 'You are enrolled' }),
    }),
  },
];

test.each(walks)('$name', async ({ way }) => {
  await walk(browser, site, way());
});
