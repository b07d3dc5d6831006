/** The landing page's form: a booth application by phone number, by keyboard only. */
import type { Browser, Page } from 'playwright-core';
import { axe } from './axe';
import { press, tabTo, type } from './keyboard';
import { setUpSite } from './setUpSite';
import { openPage, type Site, waitForHydration, visit } from './site';
import { loseResponse } from './formJourney';

const PHONE = '13800138081';
const CALL = '/legacy/landing/boothReserve';
/** Errors that the test causes: wrong digits and codes, a lost network, a lost response. */
const EXPECTED_ERRORS = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 4\d\d/;

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened));

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** Waits until a field shows its error. */
const waitForFieldError = async (page: Page, name: string, problem: string) =>
  page
    .locator('main [data-error="true"]', { has: field(page, name) })
    .getByText(problem)
    .waitFor();
/** The digits of the current captcha picture. */
const readCaptchaDigits = async (page: Page): Promise<string> => {
  const picture = page.locator('#reserve form img');
  // A wrong answer loads another picture: wait for the current one.
  await page.waitForFunction(
    (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
    await picture.elementHandle(),
  );
  const response = await page.context().request.get(`${site.url}/dev/captcha/last.json`);
  return ((await response.json()) as { code: string }).code;
};
const isFocused = (page: Page, name: string) =>
  field(page, name).evaluate((element) => element === document.activeElement);

test('registers with number, captcha and code, each wrong first; with a reload, a lost network, a lost response and a double click', async () => {
  const { page, context, consoleErrors } = await openPage(browser, { viewport: { width: 375, height: 800 } });
  const violations: unknown[] = [];
  await visit(page, `${site.url}/zh-cn/landing/page1#reserve`);
  const send = page.getByRole('button', { name: /获取验证码|重新获取/ });
  const apply = page.getByRole('button', { name: '立即预订展位' });
  await apply.waitFor();
  await press(apply);
  await waitForFieldError(page, '手机号', '请输入手机号');
  await type(field(page, '手机号'), '12800138081');
  await press(send);
  await waitForFieldError(page, '手机号', '手机号格式不正确');
  await waitForFieldError(page, '图形验证码', '请输入图形验证码');
  expect(await isFocused(page, '手机号')).toBe(true);
  violations.push(...(await axe(page)));
  await type(field(page, '手机号'), PHONE);

  // Wrong digits: another picture, and the field has the focus.
  const captchaDigits = await readCaptchaDigits(page);
  await type(field(page, '图形验证码'), captchaDigits === '00000' ? '00001' : '00000');
  await Promise.all([page.waitForResponse(/\/landing\/captcha/), press(send)]);
  await page.locator('main [data-error="true"]', { has: field(page, '图形验证码') }).waitFor();
  expect(await isFocused(page, '图形验证码')).toBe(true);

  // The number survives a reload; the digits of an old picture do not.
  const pictures: string[] = [];
  page.on('request', (request) => void (request.url().includes('/landing/captcha') && pictures.push(request.url())));
  await page.reload();
  await waitForHydration(page);
  await apply.waitFor();
  expect(await field(page, '手机号').inputValue()).toBe(PHONE);

  await type(field(page, '图形验证码'), await readCaptchaDigits(page));
  // One picture per form: a second one would invalidate the first.
  expect(pictures.length).toBe(1);
  await context.setOffline(true);
  await press(send);
  const alert = page.getByRole('main').getByRole('alert');
  await alert.getByText(/网络/).waitFor();
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await page.getByText(`验证码已发送至${PHONE}`).waitFor();
  expect(await isFocused(page, '短信验证码')).toBe(true);

  const code = await site.code(PHONE);
  await page.keyboard.type(code === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await alert.getByText('验证失败，请重试！').waitFor();
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === CALL) statuses.push(response.status());
  });
  await type(field(page, '短信验证码'), code);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await alert.getByText(/网络/).waitFor();
  await context.setOffline(false);
  await loseResponse(page, CALL, () => page.keyboard.press('Enter'));
  await alert.getByText(/网络/).waitFor();
  expect(await field(page, '短信验证码').inputValue()).toBe(code);
  await tabTo(apply);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '申请成功' });
  await dialog.waitFor();
  // The second key press must not close the dialog that the first has opened, however fast the response was.
  await page.keyboard.press('Enter');
  violations.push(...(await axe(page)));
  expect(await dialog.count()).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await field(page, '手机号').inputValue()).toBe('');

  // Back and forward: the form is empty, nothing is sent again.
  await visit(page, `${site.url}/zh-cn/news`);
  await page.goBack();
  await waitForHydration(page);
  await page.locator('#reserve').scrollIntoViewIfNeeded();
  await apply.waitFor();
  expect(await field(page, '手机号').inputValue()).toBe('');
  expect(statuses).toEqual([200]);
  expect(violations).toEqual([]);
  expect(consoleErrors.filter((error) => !EXPECTED_ERRORS.test(error))).toEqual([]);
  await context.close();
});
