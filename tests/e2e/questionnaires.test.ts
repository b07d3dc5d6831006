/** Both questionnaires, by keyboard only (walk.ts): every list, and the text field of its last option. */
import type { Browser, Page } from 'playwright-core';
import { registerIn } from './caller';
import { press, type } from './keyboard';
import { Chinese, English } from './proof';
import { openForAll } from './opened';
import { type Site, visit } from './site';
import { fillInformation, typeCode } from './steps';
import { walk, WALK_WITHIN_MS } from './walk';

let site: Site;
let browser: Browser;
openForAll((opened) => ({ site, browser } = opened));

/** Two products, and "other" in the other lists. */
async function answerOther(page: Page, words: { other: string; products: string[]; business: string }) {
  await press(page.getByRole('checkbox', { name: words.other, exact: true }), 'Space');
  for (const name of words.products) await press(page.getByRole('checkbox', { name, exact: true }), 'Space');
  // ArrowUp moves from the first radio button to the last.
  await press(page.getByRole('radio').first(), 'ArrowUp');
  await type(page.getByRole('textbox', { name: words.business }), 'Shipbuilding');
}

test(
  'questionnaire-zh',
  async () => {
    await walk(browser, site, {
      path: '/zh-cn',
      begin: async (page) => {
        await registerIn(page, site, '13800138072');
        await visit(page, `${site.url}/zh-cn/audience/register/questionnaire`);
      },
      submit: '完成登记',
      empty: ['参观目的：请至少选择一项', '感兴趣的产品：请至少选择一项', '所属行业：请至少选择一项'],
      pressed: [['采购']],
      right: [],
      also: async (page) => {
        await page.locator('main h1').focus();
        await answerOther(page, { other: '其他', products: ['加工中心', '切削刀具'], business: '其他行业' });
        await page.locator('main h1').focus();
        await type(page.getByRole('textbox', { name: '其他目的' }), '拜访客户');
      },
      typed: ['其他目的', '拜访客户'],
      wrong: [
        ['其他目的', '', '其他目的：此项为必填项'],
        ['其他行业', '', '其他行业：此项为必填项'],
      ],
      lost: Chinese.lost,
      losesResponse: true,
      call: '/api/visit/regist/info/submitQuestion',
      done: (page) => page.getByText(/^V27 /).first(),
    });
  },
  WALK_WITHIN_MS,
);

test(
  'questionnaire-en',
  async () => {
    await walk(browser, site, {
      path: '/en/audience/registration',
      begin: async (page) => {
        const email = 'anna.sokolova@example.ru';
        await fillInformation(page, { email });
        await typeCode(page, site, email);
        await page.getByRole('checkbox').click();
        await page.getByRole('button', { name: 'Save and continue' }).click();
        await page.waitForURL('**/en/audience/registration/questionnaire');
      },
      submit: 'Complete registration',
      empty: ['Purpose of your visit', 'Products of interest', 'Your line of business'].map(
        (list) => `${list}: Please select one or more item`,
      ),
      pressed: [['Purchasing']],
      right: [],
      also: async (page) => {
        await page.locator('main h1').focus();
        await answerOther(page, {
          other: 'Other',
          products: ['Machining centres', 'Cutting tools'],
          business: 'Your line of business',
        });
        await page.locator('main h1').focus();
        await type(page.getByRole('textbox', { name: 'Your purpose' }), 'Meeting a customer');
      },
      typed: ['Your purpose', 'Meeting a customer'],
      wrong: [['Your purpose', '', 'Your purpose: This is a required field']],
      lost: English.lost,
      losesResponse: true,
      call: '/api/visit/regist/info/en/submitQuestion',
      done: (page) => page.getByText(/^V27[\s-]/).first(),
    });
  },
  WALK_WITHIN_MS,
);
