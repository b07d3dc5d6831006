/**
 * A delegation is created, filled and changed by keyboard: typed members, a workbook with an invalid row, a reload, a
 * lost network, double clicks.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { workbookOf } from '../support/workbooks';
import { axe } from './axe';
import { press, type } from './keyboard';
import { setUpSite } from './setUpSite';
import { openPage, type Site, waitForHydration, visit } from './site';
import { requestCode } from './steps';
import { chineseLabels, verifyNumber } from './verifyNumber';
import { runFormJourney, JOURNEY_TIMEOUT_MS } from './formJourney';

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened));

const MOBILE = '13800138000';
/** Three valid rows, and one whose mobile number is a digit short. */
async function workbook(): Promise<string> {
  const rows = [
    ['高映川', '13533129080', '', '模具主管', '', '护照', 'E12345678'],
    ['沈未', '1352008877', '', '采购工程师', '', '', ''],
    ['何以宁', '18907551142', '', '工程师', '', '', ''],
    ['欧阳朔', '15817309924', '', '车间主任', '', '', ''],
  ];
  const path = join(site.folder, 'members.xlsx');
  await writeFile(path, workbookOf(rows));
  return path;
}

const members = (page: Page) => page.getByRole('region', { name: '已登记成员' }).getByRole('rowheader').allInnerTexts();

test('registers a delegation from the mobile number to the members’ numbers', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  const violations: unknown[] = [];
  await visit(page, `${site.url}/zh-cn/audience/register/2`);
  await type(page.getByLabel('手机号码'), MOBILE);
  await requestCode(page, site, '获取验证码');
  await page.getByLabel('验证码').focus();
  await page.keyboard.type(await site.code(MOBILE));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/register/group-info');

  await type(page.getByLabel('公司或机构名称'), '岭东');
  await type(page.getByLabel('联系人姓名'), '周牧野');
  await press(page.getByRole('button', { name: '保存并登记成员' }));
  await page.getByRole('alert').getByRole('link').first().waitFor();
  expect(await page.getByRole('alert').getByRole('link').allInnerTexts()).toEqual([
    '公司或机构名称：公司名称至少4个字符',
    '隐私协议：请先同意后再提交',
  ]);
  await page.getByRole('alert').getByRole('link').first().press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.type('精工股份有限公司');
  await page.reload();
  await waitForHydration(page);
  expect(await page.getByLabel('公司或机构名称').inputValue()).toBe('岭东精工股份有限公司');
  await page.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: '保存并登记成员' }).dblclick();
  await page.waitForURL('**/register/group-add');

  await press(
    page.getByRole('banner').or(page.getByRole('main')).getByRole('button', { name: '添加成员', exact: true }).first(),
  );
  const dialog = page.getByRole('dialog');
  await type(dialog.getByLabel('姓名'), '周牧野');
  await type(dialog.getByLabel('手机号码'), MOBILE);
  await context.setOffline(true);
  await press(dialog.getByRole('button', { name: '保存成员' }));
  await dialog.getByText('已填内容已保留').or(dialog.getByRole('alert')).first().waitFor();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: '保存成员' }).dblclick();
  await dialog.waitFor({ state: 'detached' });

  await page.getByLabel('选择文件').setInputFiles(await workbook());
  await page.getByRole('link', { name: '第 3 行 B 列，手机号码' }).waitFor();
  violations.push(...(await axe(page)));
  await page.reload();
  await waitForHydration(page);
  await press(page.getByRole('link', { name: '第 3 行 B 列，手机号码' }));
  await page.keyboard.press('End');
  await page.keyboard.type('6');
  await page.getByRole('button', { name: '保存 4 行' }).dblclick();
  await page.getByText('已成团').waitFor();
  expect((await members(page)).map((text) => text.split('\n')[0]?.trim())).toEqual([
    '周牧野 团长',
    '高映川',
    '何以宁',
    '欧阳朔',
    '沈未',
  ]);

  await press(page.getByRole('button', { name: '移除高映川' }));
  await press(page.getByRole('button', { name: '撤销' }));
  await press(page.getByRole('button', { name: '沈未的二维码' }));
  await dialog.getByRole('img').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: '下载全部二维码（zip）' })),
  ]);
  expect(zip.suggestedFilename()).toBe('qr-codes.zip');
  await page.setViewportSize({ width: 375, height: 800 });
  violations.push(...(await axe(page)));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect(await members(page)).toHaveLength(5);
  expect(violations).toEqual([]);
  expect(consoleErrors.filter((error) => !/ERR_INTERNET_DISCONNECTED/.test(error))).toEqual([]);
  await context.close();
});

test(
  'exports the delegation’s own data',
  async () => {
    await runFormJourney(browser, site, {
      path: '/zh-cn/audience/register/2',
      openForm: async (page) => {
        await verifyNumber(page, site, '13800138091', chineseLabels);
        await page.waitForURL('**/register/group-info');
      },
      submitLabel: '保存并登记成员',
      emptyFormErrors: [
        '公司或机构名称：请填写公司或机构名称',
        '联系人姓名：请填写联系人姓名',
        '隐私协议：请先同意后再提交',
      ],
      validValues: [
        ['公司或机构名称', '岭东精工股份有限公司'],
        ['联系人姓名', '周牧野'],
        [/^联系人邮箱/, 'zhou@example.com'],
      ],
      persistedValue: ['联系人姓名', '周牧野'],
      consent: /隐私政策/,
      invalidValues: [
        ['公司或机构名称', '岭东', '公司或机构名称：公司名称至少4个字符'],
        ['联系人姓名', '周', '联系人姓名：至少需要2个字符'],
        [/^联系人邮箱/, 'zhou@', '联系人邮箱：邮箱格式不正确'],
      ],
      networkError: chineseLabels.networkError,
      retriesLostResponse: true,
      // Opens the group that was created although the response was lost.
      expectedStatus: 409,
      requestPath: '/api/web/visit/group/updateGroup',
      result: (page) => page.getByRole('button', { name: '添加成员', exact: true }).first(),
    });
  },
  JOURNEY_TIMEOUT_MS,
);

test('without JavaScript the page explains the alternatives, and offers the form as a file', async () => {
  const html = await (await fetch(`${site.url}/zh-cn/audience/register/2`)).text();
  expect(html).toMatch(/<noscript><p>本表单需要启用 JavaScript。您也可将填好的 Excel 登记表发送至/);
  const [, href] = /href="([^"]+downloadExcelTemplate)"/.exec(html) ?? [];
  const file = await fetch(site.url + (href ?? ''));
  expect([file.status, file.headers.get('content-type')]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
});
