/** The steps of an English registration, as a visitor takes them. */
import type { Page } from 'playwright-core';
import type { Site } from './site';

export const visitor = {
  email: 'anna.sokolova@example.ru',
  firstName: 'Anna',
  lastName: 'Sokolova',
  company: 'Obtek Mekhanika',
};

/** Selects from a list by typing. */
export async function selectByTyping(page: Page, label: string, optionText: string): Promise<void> {
  const list = page.getByRole('combobox', { name: label, exact: true });
  await list.click();
  await page.keyboard.type(optionText);
  // After its animation: a click on a moving option may end elsewhere, and selects nothing.
  await page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden, .ant-slide-up) .ant-select-item-option', {
      hasText: optionText,
    })
    .first()
    .click();
  await page
    .locator('.ant-select', { has: list })
    .locator('.ant-select-selection-item', { hasText: optionText })
    .waitFor();
}

/** Fills in the first step, without code and consent. */
export async function fillInformation(page: Page, changes: Partial<typeof visitor> = {}): Promise<void> {
  const { email, firstName, lastName, company } = { ...visitor, ...changes };
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await selectByTyping(page, 'Job title', 'Engineer');
  await selectByTyping(page, 'Department', 'Purchasing');
  await page.getByLabel('Company', { exact: true }).fill(company);
  await selectByTyping(page, 'Country', 'Russia');
  await page.locator('input[autocomplete="tel-national"]').fill('913 555 01 27');
  await page.getByLabel('City').fill('Novosibirsk');
}

/**
 * Triggers a captcha and solves it by keyboard, with the solution that the sandbox reveals to testers.
 * @param presses How often Enter is pressed, to simulate double presses.
 */
export async function solveCaptcha(
  page: Page,
  site: Site,
  triggerCaptcha: () => Promise<void>,
  presses = 1,
): Promise<void> {
  const [captchaResponse] = await Promise.all([
    page.waitForResponse((response) => /\/(?:sendImageCode|generateVerifyImg)$/.test(response.url())),
    triggerCaptcha(),
  ]);
  const { data } = (await captchaResponse.json()) as { data: { captchaId: string } };
  await page.getByRole('dialog').getByRole('img').waitFor();
  await page.keyboard.type((await site.captcha(data.captchaId)).code);
  for (let press = 0; press < presses; press++) await page.keyboard.press('Enter');
}

/** Requests the code with the page's button, and solves the captcha. */
export async function requestCode(page: Page, site: Site, send = 'Send code'): Promise<void> {
  await solveCaptcha(page, site, () => page.getByRole('button', { name: send }).click());
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Requests the code, reads the mail, types the code. */
export async function typeCode(page: Page, site: Site, email: string): Promise<void> {
  await requestCode(page, site);
  await page.getByRole('button', { name: /Resend in/ }).waitFor();
  await page.getByLabel('Verification code').fill(await site.code(email));
}

interface RegisterOptions {
  email: string;
  /** Called when the questionnaire is filled in. */
  onQuestionnaire?: () => Promise<void>;
}

/** The complete flow from the first step to the result. */
export async function register(page: Page, site: Site, { email, onQuestionnaire }: RegisterOptions): Promise<void> {
  await fillInformation(page, { email });
  await typeCode(page, site, email);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL('**/en/audience/registration/questionnaire');
  await page.getByRole('checkbox', { name: 'Purchasing' }).click();
  await page.getByRole('checkbox', { name: 'Machining centres' }).click();
  await page.getByRole('radio', { name: 'Automotive' }).click();
  await onQuestionnaire?.();
  await page.getByRole('button', { name: 'Complete registration' }).click();
  await page.waitForURL('**/en/audience/registration/result');
  await page
    .getByText(/^V27[\s-]/)
    .first()
    .waitFor();
}

/** The id of the meeting whose English title starts with this; empty when there is none. */
export async function findMeetingId(site: Site, titlePrefix: string): Promise<string> {
  const response = await fetch(`${site.url}/api/web/meeting/findPage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-locale': 'en' },
    body: '{"current":1,"size":100}',
  });
  const { data } = (await response.json()) as { data: { records: { id: string; title: string }[] } };
  return data.records.find(({ title }) => title.startsWith(titlePrefix))?.id ?? '';
}
