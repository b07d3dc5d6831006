/** Verifies a mobile number, by keyboard only. */
import type { Page } from 'playwright-core';
import { press, type } from './keyboard';
import { waitForHydration, type Site } from './site';
import { solveCaptcha } from './steps';

export const englishLabels = {
  number: 'Mobile number',
  sendButton: 'Send code',
  invalidNumber: /Mobile number format is incorrect/,
  wrongCode: /not right|wrong|incorrect/i,
  networkError: /The network failed/,
};
export const chineseLabels = {
  number: '手机号码',
  sendButton: '获取验证码',
  invalidNumber: /手机号码格式不正确/,
  wrongCode: /验证码/,
  networkError: /网络/,
};

/** Enters a number and its code, each with an invalid value first; a reload preserves the number. */
export async function verifyNumber(
  page: Page,
  site: Site,
  mobile: string,
  labels: typeof englishLabels,
): Promise<void> {
  const number = page.getByRole('main').getByRole('textbox', { name: labels.number });
  await type(number, `12${mobile.slice(2)}`);
  await page.keyboard.press('Enter');
  await page.getByText(labels.invalidNumber).first().waitFor();
  await type(number, mobile);
  await page.reload();
  await waitForHydration(page);
  expect(await number.inputValue()).toBe(mobile);
  await solveCaptcha(page, site, () => press(page.getByRole('button', { name: labels.sendButton })));
  // The code field has the focus when the code has been sent.
  await page.getByRole('button', { name: /\d+/ }).first().waitFor();
  const code = await site.code(mobile);
  await page.keyboard.type(code === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await page.context().setOffline(true);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('alert').getByText(labels.networkError).waitFor();
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}
