/**
 * A visitor registers in Chinese by keyboard only: each step, a reload, a lost network, and back and forward between
 * them.
 */
import type { Browser } from 'playwright-core';
import { axe } from './axe';
import { selectByArrowKeys, press, tabTo, type } from './keyboard';
import { setUpSite } from './setUpSite';
import { openPage, type Site, waitForHydration, visit } from './site';
import { solveCaptcha } from './steps';

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened));

const MOBILE = '13800138000';

test('registers from the mobile number to the badge, and opens the registration', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  const submit = page.locator('main form button[type="submit"]').last();
  const violations: unknown[] = [];
  await visit(page, `${site.url}/zh-cn/audience/register/1`);
  await type(page.getByLabel('手机号码'), MOBILE);
  await solveCaptcha(page, site, () => press(page.getByRole('button', { name: '获取验证码' })));
  await page.getByText(`验证码已发送至${MOBILE}`).waitFor();
  // The code field has the focus when the code has been sent.
  await page.keyboard.type(await site.code(MOBILE));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/zh-cn/audience/register/info');

  await type(page.getByLabel('姓名'), '王小明');
  await selectByArrowKeys(page.getByRole('combobox', { name: /证件类型/ }));
  await selectByArrowKeys(page.getByRole('combobox', { name: /职位/ }));
  await selectByArrowKeys(page.getByRole('combobox', { name: /部门/ }));
  await type(page.getByLabel('公司', { exact: true }), '深圳市示例机械有限公司');
  // Draft and verification survive a reload; document number and consent do not.
  await page.reload();
  await waitForHydration(page);
  expect(await page.getByLabel('姓名').inputValue()).toBe('王小明');
  violations.push(await axe(page));
  const number = page.getByRole('textbox', { name: '证件号码' });
  await type(number, '440301201203070016');
  await press(page.getByRole('checkbox', { name: /隐私/ }), 'Space');
  await press(submit);
  await page
    .getByText(/未满 ?18/)
    .nth(1)
    .waitFor();
  await type(page.getByRole('textbox', { name: '证件号码' }), '11010519491231002X');
  await context.setOffline(true);
  await press(submit);
  await page.getByText(/网络/).first().waitFor();
  await context.setOffline(false);
  await tabTo(submit);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/zh-cn/audience/register/meeting');

  const meeting = page.getByRole('checkbox').first();
  await press(meeting, 'Space');
  violations.push(await axe(page));
  await press(submit);
  await page.waitForURL('**/zh-cn/audience/register/questionnaire');
  await page.goBack();
  await page.getByText('您已报名').waitFor();
  await page.goForward();
  // The meetings page also has checkboxes, and stays until the questionnaire has loaded.
  const products = page.getByRole('group', { name: '感兴趣的产品' });
  await products.waitFor();
  await press(page.getByRole('checkbox').first(), 'Space');
  await press(products.getByRole('checkbox').first(), 'Space');
  await press(page.getByRole('radio').first(), 'Space');
  await press(submit);
  await page.waitForURL('**/zh-cn/audience/register/result');
  const displayedNumber = await page.getByText(/^V27 /).first().innerText();

  await visit(page, `${site.url}/zh-cn/my`);
  expect(await page.getByText(displayedNumber).isVisible()).toBe(true);
  violations.push(await axe(page));
  const { messages } = (await (await fetch(`${site.url}/dev/inbox.json?to=${MOBILE}`)).json()) as {
    messages: { template: string }[];
  };
  // A double key press was one registration.
  expect(messages.filter(({ template }) => template === 'registrationConfirmed')).toHaveLength(1);
  expect(violations).toEqual([[], [], []]);
  expect(consoleErrors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});
