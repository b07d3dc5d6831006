/** The registration in Chinese, by keyboard only (formJourney.ts). */
import type { Browser } from 'playwright-core';
import { chineseForm } from './chineseForm';
import { chineseLabels, verifyNumber } from './verifyNumber';
import { setUpSite } from './setUpSite';
import type { Site } from './site';
import { runFormJourney, JOURNEY_TIMEOUT_MS } from './formJourney';

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened));

const MOBILE = '13800138071';
const SELECT_LABELS = ['证件类型', '职位', '部门'];

test(
  'registers in Chinese from the mobile number to the meetings',
  async () => {
    await runFormJourney(browser, site, {
      path: '/zh-cn/audience/register/1',
      openForm: async (page) => {
        await verifyNumber(page, site, MOBILE, chineseLabels);
        await page.waitForURL('**/zh-cn/audience/register/info');
      },
      ...chineseForm(SELECT_LABELS, SELECT_LABELS),
      requestPath: '/api/visit/regist/info/insert',
      result: (page) => page.getByRole('heading', { level: 1, name: /会议/ }),
    });
  },
  JOURNEY_TIMEOUT_MS,
);
