/** The registration in Chinese, by keyboard only (walk.ts). */
import type { Browser } from 'playwright-core';
import { chineseForm } from './chineseForm';
import { Chinese, proveNumber } from './proof';
import { openForAll } from './opened';
import type { Site } from './site';
import { walk, WALK_WITHIN_MS } from './walk';

let site: Site;
let browser: Browser;
openForAll((opened) => ({ site, browser } = opened));

const MOBILE = '13800138071';
const LISTS = ['证件类型', '职位', '部门'];

test(
  'registers in Chinese from the mobile number to the meetings',
  async () => {
    await walk(browser, site, {
      path: '/zh-cn/audience/register/1',
      begin: async (page) => {
        await proveNumber(page, site, MOBILE, Chinese);
        await page.waitForURL('**/zh-cn/audience/register/info');
      },
      ...chineseForm(LISTS, LISTS),
      call: '/api/visit/regist/info/insert',
      done: (page) => page.getByRole('heading', { level: 1, name: /会议/ }),
    });
  },
  WALK_WITHIN_MS,
);
