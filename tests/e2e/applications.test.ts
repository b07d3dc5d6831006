/** Forms without prior verification, filled in by keyboard only (formJourney.ts). */
import type { Browser } from 'playwright-core';
import { setUpSite } from './setUpSite';
import type { Site } from './site';
import { runFormJourney, JOURNEY_TIMEOUT_MS, type FormJourney } from './formJourney';

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened));

const englishLabels = { networkError: /The network failed/, newCaptchaButton: /New picture/ };
const resultHeading =
  (name: RegExp): FormJourney['result'] =>
  (page) =>
    page.getByRole('heading', { level: 1, name });

const journeys: FormJourney[] = [
  {
    ...englishLabels,
    path: '/en/media-card',
    submitLabel: 'Send the application',
    emptyFormErrors: [
      'Name of the medium: Name of the medium is required',
      'Kind of medium: Kind of medium is required',
      'Full name: Full name is required',
      'Email: Email is required',
      'Country: Country is required',
      'Days at the exhibition: Please select one or more item',
      'Privacy agreement: Please agree before submitting',
    ],
    selected: [['31 March']],
    validValues: [
      ['Name of the medium', 'Metal Review'],
      [/^Kind of medium/, 'Website'],
      ['Website', 'https://metal-review.example'],
      ['Full name', 'Anna Schmidt'],
      ['Email', 'anna.schmidt@example.com'],
      [/^Country$/, 'Germany'],
    ],
    persistedValue: ['Name of the medium', 'Metal Review'],
    consent: /I have read/,
    invalidValues: [
      ['Email', 'anna@', 'Email: Email format is incorrect'],
      ['Website', 'no address', 'Website: Website address is incorrect'],
    ],
    requestPath: '/api/web/own/media-card',
    result: resultHeading(/We’ve received your application/),
  },
  {
    path: '/zh-cn/exhibitors/booth-reservation',
    submitLabel: '提交预订',
    emptyFormErrors: [
      '展位类型：请选择展位类型',
      '拟展展品：请填写拟展展品',
      '联系人：请填写联系人',
      '公司：请填写公司',
      '手机号码：请填写手机号码',
      '隐私协议：请先同意后再提交',
    ],
    selected: [[/^标准展位（/]],
    validValues: [
      ['标准展位数量', '2'],
      ['拟展展品', '五轴加工中心'],
      ['联系人', '周牧野'],
      ['公司', '岭东精工股份有限公司'],
      ['手机号码', '13800138000'],
      ['邮箱', 'zhou@example.com'],
    ],
    persistedValue: ['联系人', '周牧野'],
    consent: /隐私政策/,
    invalidValues: [
      ['手机号码', '12800138000', '手机号码：手机号码格式不正确'],
      ['公司', '岭东', '公司：公司名称至少4个字符'],
      ['邮箱', 'zhou@', '邮箱：邮箱格式不正确'],
      ['标准展位数量', '1.5', '标准展位数量：请填写整数'],
    ],
    networkError: /网络/,
    newCaptchaButton: /换一/,
    requestPath: '/api/web/booth/reserve/save',
    result: resultHeading(/预订申请已收到/),
  },
  {
    ...englishLabels,
    path: '/en/international/reserve-booth',
    submitLabel: 'Send the reservation',
    emptyFormErrors: [
      'Kind of booth: Please choose the kind of booth',
      ...['Planned exhibits', 'Contact person', 'Company', 'Email', 'Country'].map(
        (field) => `${field}: ${field} is required`,
      ),
      'Privacy agreement: Please agree before submitting',
    ],
    // From the first of the two kinds to the second.
    selected: [[/^Standard booths \(/, 'ArrowDown']],
    validValues: [
      ['Raw space in m²', '36'],
      ['Planned exhibits', 'Five-axis milling machines'],
      ['Contact person', 'Anna Schmidt'],
      [/^Company/, 'Schmidt Maschinenbau GmbH'],
      ['Email', 'anna.schmidt@example.com'],
      [/^Country$/, 'Germany'],
    ],
    persistedValue: ['Contact person', 'Anna Schmidt'],
    consent: /I have read/,
    invalidValues: [
      ['Contact person', 'A', 'Contact person: At Least 2 Characters in Length'],
      [/^Company/, 'Abc', 'Company: Company Name at Least 4 Characters in Length'],
      ['Email', 'anna@', 'Email: Email format is incorrect'],
      ['Raw space in m²', '4', 'Raw space in m²: At least 36'],
      [/^Website/, 'no address', 'Website: Website address is incorrect'],
    ],
    requestPath: '/api/web/booth/reserve/saveEn',
    result: resultHeading(/We’ve received your reservation/),
  },
];

test.each(journeys)(
  '$path',
  async (options) => {
    await runFormJourney(browser, site, options);
  },
  JOURNEY_TIMEOUT_MS,
);

test(
  'a question to an exhibitor',
  async () => {
    const response = await fetch(`${site.url}/api/exhibitor/findPage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"current":1,"size":1}',
    });
    const { data } = (await response.json()) as { data: { records: { id: string }[] } };
    await runFormJourney(browser, site, {
      ...englishLabels,
      path: `/en/exhibitor-list/details/${data.records[0]?.id ?? ''}`,
      lazySection: '#ask',
      openForm: async (page) => {
        await page.locator('#ask').scrollIntoViewIfNeeded();
        await page.getByRole('button', { name: 'Write a question' }).click();
      },
      submitLabel: 'Send question',
      emptyFormErrors: [
        'Your name: Your name is required',
        'Phone: Please enter a phone number or an email address',
        'Your question: Your question is required',
        'Privacy agreement: Please agree before submitting',
      ],
      validValues: [
        ['Your name', 'Anna Schmidt'],
        [/^Email/, 'anna.schmidt@example.com'],
        ['Your question', 'Please send me the data sheet.'],
      ],
      persistedValue: ['Your name', 'Anna Schmidt'],
      consent: /I have read/,
      invalidValues: [
        [/^Email/, 'anna@', 'Email: Email format is incorrect'],
        ['Your name', '', 'Your name: Your name is required'],
        ['Your question', '?', 'Your question: At least 2 characters'],
      ],
      requestPath: '/api/exhibitor/saveCounsellingLog',
      result: (page) => page.getByText('Your question is on its way'),
      isTransient: true,
    });
  },
  JOURNEY_TIMEOUT_MS,
);
