/** Forms with prior verification of a number or address, filled in by keyboard only (formJourney.ts). */
import type { Browser, Page } from 'playwright-core';
import { chineseForm } from './chineseForm';
import { controlByName, selectByArrowKeys, press, type } from './keyboard';
import { setUpSite } from './setUpSite';
import { type Site, waitForHydration } from './site';
import { solveCaptcha, findMeetingId } from './steps';
import { chineseLabels, englishLabels, verifyNumber } from './verifyNumber';
import { runFormJourney, JOURNEY_TIMEOUT_MS, type FormJourney } from './formJourney';

let site: Site;
let browser: Browser;
let invitation: string;
let meetingId: string;
setUpSite((opened) => ({ site, browser } = opened));
beforeAll(async () => {
  invitation = (await site.command('codes', 'invitation', 'hengzhun')).trim().split('\n').at(-1) ?? '';
  meetingId = await findMeetingId(site, 'Joints and gearboxes');
});

/** Requests the code within a form, and types it. */
const enterCodeFor = (email: string) => async (page: Page) => {
  await solveCaptcha(page, site, () => press(controlByName(page, 'Send code')));
  await page.getByRole('button', { name: /Resend in/ }).waitFor();
  await type(controlByName(page, 'Verification code'), await site.code(email));
};

/** A new person for each journey, by document number. */
const guestForm = () => chineseForm(['证件类型'], []);

const journeys: { name: string; options: () => FormJourney }[] = [
  {
    name: 'the guest of an exhibitor: the code of the invitation, the number, the form, the result',
    options: () => ({
      ...guestForm(),
      viewport: { width: 375, height: 800 },
      path: '/mobile-devices/cn/invitation',
      openForm: async (page) => {
        await press(controlByName(page, '查看我的邀请'));
        await page.getByText('请填写邀请码').first().waitFor();
        await type(controlByName(page, '邀请码'), 'NONE1');
        await page.keyboard.press('Enter');
        await page.locator('[aria-invalid="true"]').first().waitFor();
        await type(controlByName(page, '邀请码'), invitation);
        await page.reload();
        await waitForHydration(page);
        expect(await controlByName(page, '邀请码').inputValue()).toBe(invitation);
        await press(controlByName(page, '查看我的邀请'));
        await page.waitForURL('**/invitation/check?code=*');
        await verifyNumber(page, site, '13800138051', chineseLabels);
      },
      requestPath: '/api/web/exhibitor/visit/regist/info/regist',
      result: (page) => page.getByRole('heading', { level: 1, name: '欢迎回来，王小明' }),
    }),
  },
  {
    name: 'the old me area',
    options: () => ({
      ...guestForm(),
      path: '/me/register',
      openForm: async (page) => {
        await verifyNumber(page, site, '13800138052', chineseLabels);
        await page.waitForURL('**/me/register/form');
      },
      requestPath: '/api/backup/visit/regist/info/insert',
      result: (page) => page.getByRole('heading', { level: 1, name: '欢迎回来，王小明' }),
    }),
  },
  {
    name: 'the enrolment in a meeting',
    options: () => ({
      path: `/en/meeting/details/${meetingId}/enrol?by=mobile`,
      openForm: (page) => verifyNumber(page, site, '13800138053', englishLabels),
      submitLabel: 'Enrol',
      emptyFormErrors: ['Name: This is a required field', 'Privacy agreement: Please agree before submitting'],
      validValues: [
        ['Name', 'Wang Xiaoming'],
        [/^Email/, 'wang@example.com'],
        [/^A question/, 'How long does the seal last?'],
      ],
      persistedValue: ['Name', 'Wang Xiaoming'],
      consent: /I have read/,
      invalidValues: [[/^Email/, 'wang@', 'Email: Email format is incorrect']],
      networkError: englishLabels.networkError,
      retriesLostResponse: true,
      expectedStatus: 409,
      requestPath: '/api/web/meeting/enroll/insert',
      result: (page) => page.getByRole('heading', { level: 1, name: 'You’re enrolled' }),
    }),
  },
  {
    name: 'the registration in English',
    options: () => ({
      path: '/en/audience/registration',
      submitLabel: 'Save and continue',
      emptyFormErrors: [
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
      validValues: [
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
      fillRest: async (page) => {
        await page.locator('main h1').focus();
        await type(page.locator('input[autocomplete="tel-national"]'), '913 555 01 27');
      },
      persistedValue: ['First name', 'Anna'],
      verify: enterCodeFor('anna.sokolova@example.ru'),
      consent: /I have read/,
      invalidValues: [
        ['Email', 'anna@', 'Email: Email format is incorrect'],
        ['First name', 'A', 'First name: At Least 2 Characters in Length'],
        ['Last name', 'S', 'Last name: At Least 2 Characters in Length'],
        [/^Company$/, 'Abc', 'Company: Company Name at Least 4 Characters in Length'],
        [/^Website/, 'no address', 'Website: Website address is incorrect'],
        ['Verification code', 'abc', 'Verification code: Digits only'],
      ],
      networkError: englishLabels.networkError,
      requestPath: '/api/visit/regist/info/en/insert',
      result: (page) => page.getByRole('checkbox', { name: 'Machining centres' }),
    }),
  },
  {
    name: 'the invitation letter for a visa',
    options: () => ({
      path: '/en/exhibition/invitation_letter_for_visa_application',
      submitLabel: 'Get the letter',
      emptyFormErrors: [
        ...['Surname', 'Sex', 'Date of birth', 'Nationality', 'Passport number', 'Passport valid until', 'Company'],
        ...['Arrival in China', 'Departure from China', 'City where you apply for the visa'],
        ...['Email', 'Verification code'],
      ]
        .map((field) => `${field}: ${field === 'Sex' ? 'Please select one or more item' : `${field} is required`}`)
        .concat('Privacy agreement: Please agree before submitting'),
      validValues: [
        ['Surname', 'Schmidt'],
        [/^Nationality$/, 'Germany'],
        [/^Company$/, 'Schmidt Maschinenbau GmbH'],
        [/^City where/, 'Frankfurt am Main'],
        ['Email', 'anna.schmidt@example.com'],
      ],
      fillRest: async (page) => {
        await page.locator('main h1').focus();
        await press(page.getByRole('radio', { name: 'Female' }), 'Space');
        await press(controlByName(page, 'Date of birth'), '0');
        await page.keyboard.type('3141985');
        await press(controlByName(page, 'Passport valid until'), '0');
        await page.keyboard.type('6302031');
        await selectByArrowKeys(page.getByRole('combobox', { name: 'Arrival in China' }), '30 March');
        await selectByArrowKeys(page.getByRole('combobox', { name: 'Departure from China' }), '4 April');
      },
      persistedValue: ['Surname', 'Schmidt'],
      unpersistedValues: [['Passport number', 'C01X00T47']],
      verify: enterCodeFor('anna.schmidt@example.com'),
      consent: /I have read/,
      invalidValues: [
        ['Surname', 'Шмидт', 'Surname: Please write it in Latin letters, as in the passport'],
        [
          'Passport number',
          'passport',
          'Passport number: A passport number has letters and digits only, write it as in the passport',
        ],
        ['Email', 'anna@', 'Email: Email format is incorrect'],
      ],
      networkError: englishLabels.networkError,
      retriesLostResponse: true,
      requestPath: '/api/web/own/visa-letter',
      result: (page) => page.getByRole('heading', { level: 2, name: 'Your letter is on its way' }),
    }),
  },
];

test.each(journeys)(
  '$name',
  async ({ options }) => {
    await runFormJourney(browser, site, options());
  },
  JOURNEY_TIMEOUT_MS,
);
