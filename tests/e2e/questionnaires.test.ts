/** Both questionnaires, by keyboard only (formJourney.ts): every list, and the text field of its last option. */
import type { Browser, Page } from 'playwright-core';
import { registerAndSignIn } from './apiClient';
import { press, type } from './keyboard';
import { chineseLabels, englishLabels } from './verifyNumber';
import { setUpSite } from './setUpSite';
import { type Site, visit } from './site';
import { fillInformation, typeCode } from './steps';
import { runFormJourney, JOURNEY_TIMEOUT_MS } from './formJourney';

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened));

/** Two products, and "other" in the other lists. */
async function answerOther(page: Page, labels: { other: string; products: string[]; business: string }) {
  await press(page.getByRole('checkbox', { name: labels.other, exact: true }), 'Space');
  for (const name of labels.products) await press(page.getByRole('checkbox', { name, exact: true }), 'Space');
  // ArrowUp moves from the first radio button to the last.
  await press(page.getByRole('radio').first(), 'ArrowUp');
  await type(page.getByRole('textbox', { name: labels.business }), 'Shipbuilding');
}

test(
  'questionnaire-zh',
  async () => {
    await runFormJourney(browser, site, {
      path: '/zh-cn',
      openForm: async (page) => {
        await registerAndSignIn(page, site, '13800138072');
        await visit(page, `${site.url}/zh-cn/audience/register/questionnaire`);
      },
      submitLabel: '完成登记',
      emptyFormErrors: ['参观目的：请至少选择一项', '感兴趣的产品：请至少选择一项', '所属行业：请至少选择一项'],
      selected: [['采购']],
      validValues: [],
      fillRest: async (page) => {
        await page.locator('main h1').focus();
        await answerOther(page, { other: '其他', products: ['加工中心', '切削刀具'], business: '其他行业' });
        await page.locator('main h1').focus();
        await type(page.getByRole('textbox', { name: '其他目的' }), '拜访客户');
      },
      persistedValue: ['其他目的', '拜访客户'],
      invalidValues: [
        ['其他目的', '', '其他目的：此项为必填项'],
        ['其他行业', '', '其他行业：此项为必填项'],
      ],
      networkError: chineseLabels.networkError,
      retriesLostResponse: true,
      requestPath: '/api/visit/regist/info/submitQuestion',
      result: (page) => page.getByText(/^V27 /).first(),
    });
  },
  JOURNEY_TIMEOUT_MS,
);

test(
  'questionnaire-en',
  async () => {
    await runFormJourney(browser, site, {
      path: '/en/audience/registration',
      openForm: async (page) => {
        const email = 'anna.sokolova@example.ru';
        await fillInformation(page, { email });
        await typeCode(page, site, email);
        await page.getByRole('checkbox').click();
        await page.getByRole('button', { name: 'Save and continue' }).click();
        await page.waitForURL('**/en/audience/registration/questionnaire');
      },
      submitLabel: 'Complete registration',
      emptyFormErrors: ['Purpose of your visit', 'Products of interest', 'Your line of business'].map(
        (list) => `${list}: Please select one or more item`,
      ),
      selected: [['Purchasing']],
      validValues: [],
      fillRest: async (page) => {
        await page.locator('main h1').focus();
        await answerOther(page, {
          other: 'Other',
          products: ['Machining centres', 'Cutting tools'],
          business: 'Your line of business',
        });
        await page.locator('main h1').focus();
        await type(page.getByRole('textbox', { name: 'Your purpose' }), 'Meeting a customer');
      },
      persistedValue: ['Your purpose', 'Meeting a customer'],
      invalidValues: [['Your purpose', '', 'Your purpose: This is a required field']],
      networkError: englishLabels.networkError,
      retriesLostResponse: true,
      requestPath: '/api/visit/regist/info/en/submitQuestion',
      result: (page) => page.getByText(/^V27[\s-]/).first(),
    });
  },
  JOURNEY_TIMEOUT_MS,
);
