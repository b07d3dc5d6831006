/** An invitation letter for a visa, by keyboard only, from the form to the mail with its PDF. */
import type { Browser } from 'playwright-core';
import { startMailServer, type TestMailServer } from '../support/mailServer';
import { extractPdfText } from '../support/pdfText';
import { axe } from './axe';
import { controlByName, selectByArrowKeys, press, type } from './keyboard';
import { setUpSite } from './setUpSite';
import { openPage, type Site, waitForHydration, visit } from './site';
import { typeCode } from './steps';
import { until } from '../support/until';

const EMAIL = 'anna.schmidt@example.com';

let site: Site;
let browser: Browser;
let mails: TestMailServer;
setUpSite((opened) => ({ site, browser } = opened), {
  env: async () => {
    mails = await startMailServer();
    return { SMTP_URL: mails.url, MAIL_FROM: 'news@site.example' };
  },
});
afterAll(() => mails.close());

/** The letter in the mail. */
async function letter(): Promise<Buffer> {
  const mail = () => mails.received.find(({ to, source }) => to === EMAIL && source.includes('application/pdf'));
  await until(() => mail() !== undefined, { description: 'the letter by mail' });
  const part = mail()
    ?.source.split(/\r\n--[-\w]+/)
    .find((one) => one.includes('Content-Type: application/pdf'));
  return Buffer.from(part?.split('\r\n\r\n').slice(1).join('') ?? '', 'base64');
}

test('requests a letter by keyboard and corrects an error, and the PDF arrives once by mail', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  await visit(page, `${site.url}/en/exhibition/invitation_letter_for_visa_application`);
  await page.getByLabel('Surname').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel('Surname').focus();
  await type(controlByName(page, 'Surname'), 'Schmidt');
  await type(controlByName(page, 'Given names'), 'Anna Maria');
  await press(page.getByRole('radio', { name: 'Female' }), 'Space');
  await press(controlByName(page, 'Date of birth'), '0');
  await page.keyboard.type('3141985');
  await type(controlByName(page, 'Nationality'), 'Germany');
  await page.keyboard.press('Enter');
  await press(controlByName(page, 'Passport valid until'), '0');
  await page.keyboard.type('4042026');
  await type(controlByName(page, 'Company'), 'Schmidt Maschinenbau GmbH');
  await selectByArrowKeys(page.getByRole('combobox', { name: 'Arrival in China' }), '30 March');
  await selectByArrowKeys(page.getByRole('combobox', { name: 'Departure from China' }), '4 April');
  await type(controlByName(page, 'City where you apply'), 'Frankfurt am Main');
  await type(controlByName(page, 'Email'), EMAIL);
  // A reload loses only what is never persisted: passport number, code and consent.
  await page.reload();
  await waitForHydration(page);
  await page.getByLabel('Surname').waitFor();
  expect(await page.getByLabel('Date of birth').inputValue()).toBe('1985-03-14');
  expect(await page.getByLabel('Passport number').inputValue()).toBe('');
  await page.getByLabel('Passport number').fill('c01x00t47');
  await typeCode(page, site, EMAIL);
  await press(controlByName(page, /I have read/), 'Space');
  await press(controlByName(page, 'Get the letter'));

  // Valid until the journey ends, no longer: only the server rejects this as too short.
  const errorLink = page.getByRole('alert').getByRole('link');
  await errorLink.waitFor();
  expect(await errorLink.innerText()).toBe('Passport valid until: This date must be later than 2026-04-04');
  await press(errorLink);
  await page.keyboard.type('06302031');
  await page.getByRole('button', { name: 'Get the letter' }).dblclick();
  await page.getByRole('heading', { level: 2, name: 'Your letter is on its way' }).waitFor();
  await page.getByText(`We’re emailing the PDF to ${EMAIL}`).waitFor();
  const number = await page.getByText(/^L27-/).innerText();
  expect(await axe(page)).toEqual([]);

  const text = extractPdfText(await letter())
    .join('')
    .replace(/\s/g, '');
  for (const expectedText of [
    number,
    'Schmidt',
    'AnnaMaria',
    'C01X00T47',
    '30June2031',
    'FrankfurtamMain',
    '4April2026',
  ])
    expect(text).toContain(expectedText);
  expect(mails.received.filter(({ source }) => source.includes('application/pdf'))).toHaveLength(1);
  expect(consoleErrors.filter((error) => !/status of 400/.test(error))).toEqual([]);
  await context.close();
});
