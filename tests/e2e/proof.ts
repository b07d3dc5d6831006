/** Verifies a mobile number, by keyboard only. */
import type { Page } from 'playwright-core';
import { press, type } from './keyboard';
import { hydrated, type Site } from './site';
import { answerCaptcha } from './steps';

export const English = {
  number: 'Mobile number',
  send: 'Send code',
  invalid: /Mobile number format is incorrect/,
  wrong: /not right|wrong|incorrect/i,
  lost: /The network failed/,
};
export const Chinese = {
  number: '手机号码',
  send: '发送验证码',
  invalid: /手机号码格式不正确/,
  wrong: /验证码/,
  lost: /网络/,
};

/** Enters a number and its code, each with an invalid value first; a reload preserves the number. */
export async function proveNumber(page: Page, site: Site, mobile: string, words: typeof English): Promise<void> {
  const number = page.getByRole('main').getByRole('textbox', { name: words.number });
  await type(number, `12${mobile.slice(2)}`);
  await page.keyboard.press('Enter');
  await page.getByText(words.invalid).first().waitFor();
  await type(number, mobile);
  await page.reload();
  await hydrated(page);
  expect(await number.inputValue()).toBe(mobile);
  await answerCaptcha(page, site, () => press(page.getByRole('button', { name: words.send })));
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
  await page.getByRole('main').getByRole('alert').getByText(words.lost).waitFor();
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}
