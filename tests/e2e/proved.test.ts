/** Forms with prior verification of a number or address, filled in by keyboard only (walk.ts). */
import type { Browser, Page } from 'playwright-core';
import { chineseForm } from './chineseForm';
import { named, pick, press, type } from './keyboard';
import { openForAll } from './opened';
import { type Site, hydrated } from './site';
import { answerCaptcha, meetingCalled } from './steps';
import { Chinese, English, proveNumber } from './proof';
import { walk, WALK_WITHIN_MS, type Walk } from './walk';

let site: Site;
let browser: Browser;
let invitation: string;
let meetingId: string;
openForAll((opened) => ({ site, browser } = opened));
beforeAll(async () => {
  invitation = (await site.command('codes', 'invitation', 'hengzhun')).trim().split('\n').at(-1) ?? '';
  meetingId = await meetingCalled(site, 'Joints and reducers');
});

/** Requests the code within a form, and types it. */
const codeFor = (email: string) => async (page: Page) => {
  await answerCaptcha(page, site, () => press(named(page, 'Send code')));
  await page.getByRole('button', { name: /Resend in/ }).waitFor();
  await type(named(page, 'Verification code'), await site.code(email));
};

/** A new person for each walk, by document number. */
const guest = () => chineseForm(['证件类型'], []);

const walks: { name: string; way: () => Walk }[] = [
  {
    name: 'the guest of an exhibitor: the code of the invitation, the number, the form, the result',
    way: () => ({
      ...guest(),
      viewport: { width: 375, height: 800 },
      path: '/mobile-devices/cn/invitation',
      begin: async (page) => {
        await press(named(page, '查看邀请'));
        await page.getByText('请填写邀请码').first().waitFor();
        await type(named(page, '邀请码'), 'NONE1');
        await page.keyboard.press('Enter');
        await page.locator('[aria-invalid="true"]').first().waitFor();
        await type(named(page, '邀请码'), invitation);
        await page.reload();
        await hydrated(page);
        expect(await named(page, '邀请码').inputValue()).toBe(invitation);
        await press(named(page, '查看邀请'));
        await page.waitForURL('**/invitation/check?code=*');
        await proveNumber(page, site, '13800138051', Chinese);
      },
      call: '/api/web/exhibitor/visit/regist/info/regist',
      done: (page) => page.getByRole('heading', { level: 1, name: '欢迎回来，王小明' }),
    }),
  },
  {
    name: 'the old me area',
    way: () => ({
      ...guest(),
      path: '/me/register',
      begin: async (page) => {
        await proveNumber(page, site, '13800138052', Chinese);
        await page.waitForURL('**/me/register/form');
      },
      call: '/api/backup/visit/regist/info/insert',
      done: (page) => page.getByRole('heading', { level: 1, name: '欢迎回来，王小明' }),
    }),
  },
  {
    name: 'the enrolment in a meeting',
    way: () => ({
      path: `/en/meeting/details/${meetingId}/enrol?by=mobile`,
      begin: (page) => proveNumber(page, site, '13800138053', English),
      submit: 'Enrol',
      empty: ['Name: This is a required field', 'Privacy agreement: Please agree before submitting'],
      right: [
        ['Name', 'Wang Xiaoming'],
        [/^E-mail/, 'wang@example.com'],
        [/^A question/, 'How long does the seal last?'],
      ],
      typed: ['Name', 'Wang Xiaoming'],
      consent: /I have read/,
      wrong: [[/^E-mail/, 'wang@', 'E-mail: Email format is incorrect']],
      lost: English.lost,
      losesResponse: true,
      status: 409,
      call: '/api/web/meeting/enroll/insert',
      done: (page) => page.getByRole('heading', { level: 1, name: 'You are enrolled' }),
    }),
  },
  {
    name: 'the registration in English',
    way: () => ({
      path: '/en/audience/registration',
      submit: 'Save and continue',
      empty: [
        'Email',
        'Verification code',
        'First name',
        'Last name',
        'Job title',
        'Department',
        'Company',
        'Country',
        'Country code',
        'Mobile number',
        'City',
      ]
        .map((field) => `${field}: This is a required field`)
        .concat('Privacy agreement: Please agree before submitting'),
      right: [
        ['Email', 'anna.sokolova@example.ru'],
        ['First name', 'Anna'],
        ['Last name', 'Sokolova'],
        [/^Job title$/, 'Engineer'],
        [/^Department$/, 'Purchasing'],
        [/^Company$/, 'Obtek Mekhanika'],
        [/^Country$/, 'Russia'],
        [/^City$/, 'Novosibirsk'],
        [/^Website/, 'https://obtek.example'],
      ],
      also: async (page) => {
        await page.locator('main h1').focus();
        await type(page.locator('input[autocomplete="tel-national"]'), '913 555 01 27');
      },
      typed: ['First name', 'Anna'],
      prove: codeFor('anna.sokolova@example.ru'),
      consent: /I have read/,
      wrong: [
        ['Email', 'anna@', 'Email: Email format is incorrect'],
        ['First name', 'A', 'First name: At Least 2 Characters in Length'],
        ['Last name', 'S', 'Last name: At Least 2 Characters in Length'],
        [/^Company$/, 'Abc', 'Company: Company Name at Least 4 Characters in Length'],
        [/^Website/, 'no address', 'Website: Website address is incorrect'],
        ['Verification code', 'abc', 'Verification code: Digits only'],
      ],
      lost: English.lost,
      call: '/api/visit/regist/info/en/insert',
      done: (page) => page.getByRole('checkbox', { name: 'Machining centres' }),
    }),
  },
  {
    name: 'the invitation letter for a visa',
    way: () => ({
      path: '/en/exhibition/invitation_letter_for_visa_application',
      submit: 'Get the letter',
      empty: [
        ...['Surname', 'Sex', 'Date of birth', 'Nationality', 'Passport number', 'Passport valid until', 'Company'],
        ...['Arrival in China', 'Departure from China', 'City where you apply for the visa'],
        ...['Email', 'Verification code'],
      ]
        .map((field) => `${field}: ${field === 'Sex' ? 'Please select one or more item' : `${field} is required`}`)
        .concat('Privacy agreement: Please agree before submitting'),
      right: [
        ['Surname', 'Schmidt'],
        [/^Nationality$/, 'Germany'],
        [/^Company$/, 'Schmidt Maschinenbau GmbH'],
        [/^City where/, 'Frankfurt am Main'],
        ['Email', 'anna.schmidt@example.com'],
      ],
      also: async (page) => {
        await page.locator('main h1').focus();
        await press(page.getByRole('radio', { name: 'Female' }), 'Space');
        await press(named(page, 'Date of birth'), '0');
        await page.keyboard.type('3141985');
        await press(named(page, 'Passport valid until'), '0');
        await page.keyboard.type('6302031');
        await pick(page.getByRole('combobox', { name: 'Arrival in China' }), '30 March');
        await pick(page.getByRole('combobox', { name: 'Departure from China' }), '4 April');
      },
      typed: ['Surname', 'Schmidt'],
      again: [['Passport number', 'C01X00T47']],
      prove: codeFor('anna.schmidt@example.com'),
      consent: /I have read/,
      wrong: [
        ['Surname', 'Шмидт', 'Surname: Please write it in Latin letters, as in the passport'],
        [
          'Passport number',
          'passport',
          'Passport number: A passport number has letters and digits only, write it as in the passport',
        ],
        ['Email', 'anna@', 'Email: Email format is incorrect'],
      ],
      lost: English.lost,
      losesResponse: true,
      call: '/api/web/own/visa-letter',
      done: (page) => page.getByRole('heading', { level: 2, name: 'Your letter is on its way' }),
    }),
  },
];

test.each(walks)(
  '$name',
  async ({ way }) => {
    await walk(browser, site, way());
  },
  WALK_WITHIN_MS,
);
