/** Finds, changes and cancels a registration, and opens the parking code, by keyboard only. */
import type { Browser, Page } from 'playwright-core';
import { axe } from './axe';
import { registerConfirmedVisitor } from './apiClient';
import { controlByName, press, tabTo, type } from './keyboard';
import { chineseLabels, verifyNumber } from './verifyNumber';
import { setUpSite } from './setUpSite';
import { openPage, type Site, waitForHydration, visit } from './site';
import { loseResponse, waitForNewErrorSummary } from './formJourney';

const MOBILE = '13800138061';
/** Errors that the test causes: a lost network, a lost response, a wrong code. */
const EXPECTED_CONSOLE_ERRORS =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 4\d\d|Service Worker registration blocked/;

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened), { env: { SITE_NOW: '2026-03-01T10:00:00+08:00' } });
beforeAll(async () => {
  await registerConfirmedVisitor(site, MOBILE);
  // Five minutes later: another code for the same number is allowed.
  await site.stop();
  await site.boot({ SITE_NOW: '2026-03-01T10:05:00+08:00' });
});

/** The statuses of the server's responses to a call. */
function recordStatuses(page: Page, path: RegExp): number[] {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (path.test(new URL(response.url()).pathname)) statuses.push(response.status());
  });
  return statuses;
}

const pressEnterTwice = async (page: Page) => {
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
};

test('a registration is found by number and code, sent again, changed and cancelled', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  const violations: unknown[] = [];
  await visit(page, `${site.url}/zh-cn/my`);
  await press(page.getByRole('button', { name: '打开我的预登记' }));
  await page.getByText('请填写手机号码').waitFor();
  violations.push(...(await axe(page)));
  await verifyNumber(page, site, MOBILE, chineseLabels);
  await page.getByRole('heading', { level: 1, name: '我的预登记' }).waitFor();
  violations.push(...(await axe(page)));

  const resent = recordStatuses(page, /\/resend$/);
  await tabTo(page.getByRole('button', { name: '重新发送确认函' }));
  await pressEnterTwice(page);
  await page.getByText(`确认函正在发送至${MOBILE}`).waitFor();
  expect(resent).toEqual([200]);

  // An edit with an invalid value, a reload, a lost network, and a double key press.
  await press(page.getByRole('main').getByRole('link', { name: '修改我的信息' }));
  const company = controlByName(page, /^公司$/);
  await type(company, '岭东');
  const save = page.locator('main form button[type="submit"]').last();
  await press(save);
  expect(await waitForNewErrorSummary(page, [])).toContain('公司：公司名称至少4个字符');
  await press(
    page
      .getByRole('main')
      .getByRole('alert')
      .getByRole('link', { name: /^公司：/ }),
  );
  await page.keyboard.press('End');
  await page.keyboard.type('精工股份有限公司');
  await page.reload();
  await waitForHydration(page);
  await save.waitFor();
  expect(await company.inputValue()).toBe('岭东精工股份有限公司');
  await press(page.getByRole('checkbox', { name: /隐私/ }), 'Space');
  const updated = recordStatuses(page, /\/visit\/regist\/info\/update$/);
  await context.setOffline(true);
  await press(save);
  await page.getByRole('main').getByRole('alert').getByText(/网络/).waitFor();
  await context.setOffline(false);
  await loseResponse(page, '/visit/regist/info/update', () => press(save));
  await page.getByRole('main').getByRole('alert').getByText(/网络/).waitFor();
  await tabTo(save);
  await pressEnterTwice(page);
  await page.waitForURL('**/audience/register/result');
  expect(updated).toEqual([200]);
  await page.goBack();
  await page.goForward();
  await page.getByText(/^V27 /).first().waitFor();
  expect(updated).toEqual([200]);

  await visit(page, `${site.url}/zh-cn/my`);
  await page.getByText('岭东精工股份有限公司').waitFor();
  const cancelled = recordStatuses(page, /\/cancel$/);
  const cancel = page.getByRole('button', { name: '取消我的预登记' });
  const dialog = page.getByRole('dialog');
  await press(cancel);
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await cancel.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const reason = dialog.getByLabel('原因（选填）');
  await type(reason, '出差改期');
  violations.push(...(await axe(page)));
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').getByText(/网络/).waitFor();
  await context.setOffline(false);
  expect(await reason.inputValue()).toBe('出差改期');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByText('您的预登记已取消。').waitFor();
  await page.getByRole('heading', { level: 1, name: '查找我的预登记' }).waitFor();
  await page.goBack();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: '查找我的预登记' }).waitFor();
  expect(cancelled).toEqual([200]);
  expect(violations).toEqual([]);
  expect(consoleErrors.filter((error) => !EXPECTED_CONSOLE_ERRORS.test(error))).toEqual([]);
  await context.close();
});

test('a verified number gets a parking code, which survives a reload and a lost network; an unregistered one gets an explanation', async () => {
  const mobile = '13800138062';
  await registerConfirmedVisitor(site, mobile);
  await site.stop();
  await site.boot({ SITE_NOW: '2026-03-01T10:10:00+08:00' });
  // Playwright cannot intercept requests of a service worker, so it is blocked.
  const { page, context, consoleErrors } = await openPage(browser, {
    viewport: { width: 375, height: 800 },
    serviceWorkers: 'block',
  });
  const violations: unknown[] = [];
  await visit(page, `${site.url}/page/mobile/entrepreneur/parking`);
  await press(page.getByRole('button', { name: '获取停车码' }));
  await page.getByText('请填写手机号码').waitFor();
  violations.push(...(await axe(page)));
  await verifyNumber(page, site, mobile, chineseLabels);
  const code = page.getByRole('img', { name: '停车场通行二维码' });
  await code.waitFor();
  violations.push(...(await axe(page)));
  await page.reload();
  await code.waitFor();
  await page.route('**/parkQrCode/**', (route) => route.abort());
  await page.reload();
  await page.getByRole('alert').getByText('您的号码已通过验证').waitFor();
  await page.unroute('**/parkQrCode/**');
  await press(page.getByRole('button', { name: '获取停车码' }));
  await code.waitFor();
  await visit(page, `${site.url}/zh-cn/exhibition/traffic`);
  await page.goBack();
  await code.waitFor();
  await press(page.getByRole('button', { name: '更换手机号码' }));
  await verifyNumber(page, site, '13800138063', chineseLabels);
  await page.getByText('13800138063 尚未预登记').waitFor();
  violations.push(...(await axe(page)));
  expect(violations).toEqual([]);
  expect(consoleErrors.filter((error) => !EXPECTED_CONSOLE_ERRORS.test(error))).toEqual([]);
  await context.close();
});
