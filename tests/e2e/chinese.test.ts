/** The registration in Chinese, by the keyboard alone (walk.ts). */
import type { Browser } from 'playwright-core';
import { newIdCard } from '../support/factories';
import { pick } from './keyboard';
import { Chinese, proveNumber } from './proof';
import { openForAll } from './opened';
import type { Site } from './site';
import { walk, WALK_WITHIN_MS } from './walk';

let site: Site;
let browser: Browser;
openForAll((opened) => ({ site, browser } = opened));

const MOBILE = '13800138071';

test(
  'from the mobile number to the meetings',
  async () => {
    await walk(browser, site, {
      path: '/zh-cn/audience/register/1',
      begin: async (page) => {
        await proveNumber(page, site, MOBILE, Chinese);
        await page.waitForURL('**/zh-cn/audience/register/info');
      },
      submit: '保存并继续',
      empty: ['姓名', '证件类型', '职位', '部门', '公司']
        .map((field) => `${field}：此项为必填项`)
        .concat('隐私协议：请先同意后再提交'),
      right: [
        ['姓名', '王小明'],
        [/^公司$/, '深圳市示例机械有限公司'],
        [/^邮箱/, 'wang@example.com'],
        [/^网站/, 'https://example.com'],
      ],
      also: async (page) => {
        await page.locator('main h1').focus();
        for (const list of [/证件类型/, /职位/, /部门/]) await pick(page.getByRole('combobox', { name: list }));
      },
      kept: ['姓名', '王小明'],
      again: [[/^证件号码/, newIdCard()]],
      consent: /隐私政策/,
      wrong: [
        ['姓名', '王', '姓名：至少需要2个字符'],
        [/^公司$/, '示例', '公司：公司名称至少4个字符'],
        [/^邮箱/, 'wang@', '邮箱：邮箱格式不正确'],
        [/^证件号码/, '110105194912310021', '证件号码：身份证号码格式不正确'],
        [/^证件号码/, '440301201203070013', '证件号码：未满18周岁不得入场'],
        [/^网站/, 'no address', '网站：网址格式不正确'],
      ],
      lost: Chinese.lost,
      call: '/api/visit/regist/info/insert',
      done: (page) => page.getByRole('heading', { level: 1, name: /会议/ }),
    });
  },
  WALK_WITHIN_MS,
);
