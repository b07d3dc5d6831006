import type { Browser } from 'playwright-core';
import { axe } from './axe';
import { setUpSite } from './setUpSite';
import { openPage, type Site, waitForHydration, visit } from './site';
import { requestCode, selectByTyping, fillInformation, typeCode, visitor } from './steps';
import { until } from '../support/until';

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened));

test('a visitor registers in English, the server dies, and the registration is found again by e-mail and code', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  await visit(page, `${site.url}/en/audience/registration`);
  await fillInformation(page);

  // A draft survives a reload; consent and code do not.
  await page.reload();
  await waitForHydration(page);
  expect(await page.getByLabel('First name').inputValue()).toBe(visitor.firstName);
  expect(await page.getByRole('checkbox').isChecked()).toBe(false);

  await typeCode(page, site, visitor.email);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByText('Please agree before submitting').first().waitFor();
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL('**/en/audience/registration/questionnaire');

  await page.getByRole('checkbox', { name: 'Purchasing' }).click();
  await page.getByRole('checkbox', { name: 'Machining centres' }).click();
  await page.getByRole('button', { name: 'Complete registration' }).click();
  await page.getByText('Please select one or more item').first().waitFor();
  await page.getByRole('radio', { name: 'Automotive' }).click();
  await page.getByRole('button', { name: 'Complete registration' }).click();
  await page.waitForURL('**/en/audience/registration/result');
  const number = await page
    .getByText(/^V27[\s-]/)
    .first()
    .innerText();
  await site.kill();

  expect(number).toMatch(/^V27[\s-][0-9A-Z]{4}[\s-][0-9A-Z]{4}$/);
  const box = await page.locator('main svg[role="img"], main svg[aria-label]').last().boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(200);
  // The killed server could not receive tracking requests and counts.
  const lost = /ERR_(?:CONNECTION|SOCKET)_\w+ .*\/(?:log\/form\/track|progress)$/;
  expect(consoleErrors.filter((error) => !lost.test(error))).toEqual([]);
  await context.close();

  // Five minutes later: another code for the same address is allowed.
  await site.boot({ SITE_NOW: '2026-03-01T10:05:00+08:00' });
  const other = await openPage(browser);
  await visit(other.page, `${site.url}/en/audience/registration?find=1`);
  await other.page.getByLabel('Email', { exact: true }).fill(visitor.email);
  await typeCode(other.page, site, visitor.email);
  await other.page.locator('main form button[type="submit"]').click();
  await other.page.waitForURL('**/en/audience/registration/result');
  expect(
    await other.page
      .getByText(/^V27[\s-]/)
      .first()
      .innerText(),
  ).toBe(number);
  expect(other.consoleErrors).toEqual([]);

  // Offline the badge is still available; on a shared device it is removed on sign-out.
  const isCached = async (expected: boolean) => {
    const hasCached = () =>
      other.page.evaluate(async () => (await caches.match('/en/audience/registration/result')) !== undefined);
    await until(async () => (await hasCached()) === expected, {
      description: `a badge ${expected ? 'cached' : 'removed'}`,
    });
  };
  await isCached(true);
  await other.context.setOffline(true);
  await other.page.reload();
  await other.page
    .getByText(/^V27[\s-]/)
    .first()
    .waitFor();
  await other.context.setOffline(false);
  await other.page.getByRole('button', { name: 'Register another visitor' }).click();
  await other.page.waitForURL('**/en/audience/registration');
  await isCached(false);
  await other.context.close();
});

test('the captcha has no axe violation, has audio, and closes by keyboard', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  await visit(page, `${site.url}/en/audience/registration`);
  await page.getByLabel('Email', { exact: true }).fill(visitor.email);
  await page.getByRole('button', { name: 'Send code' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img').waitFor();
  expect(await axe(page)).toEqual([]);
  const [audioResponse] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/audio?locale=en')),
    dialog.getByRole('button', { name: 'Listen' }).press('Enter'),
  ]);
  expect(audioResponse.status()).toBe(200);
  await page.waitForFunction(() => (document.querySelector('audio')?.duration ?? 0) > 3);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('rejects a second registration with the same e-mail at its field, in the language of the page', async () => {
  await site.stop();
  await site.boot({ SITE_NOW: '2026-03-01T10:10:00+08:00' });
  const { page, context } = await openPage(browser);
  await visit(page, `${site.url}/ru/audience/registration`);
  await page.getByLabel('Электронная почта', { exact: true }).fill(visitor.email);
  await page.getByLabel('Имя').fill('Anna');
  await page.getByLabel('Фамилия').fill('Sokolova');
  await selectByTyping(page, 'Должность', 'Инженер');
  await selectByTyping(page, 'Отдел', 'Закупки');
  await page.getByLabel('Компания', { exact: true }).fill(visitor.company);
  await selectByTyping(page, 'Страна', 'Россия');
  await page.locator('input[autocomplete="tel-national"]').fill('913 555 01 27');
  await page.getByLabel('Город').fill('Новосибирск');
  await requestCode(page, site, 'Отправить код');
  await page.getByRole('button', { name: /\d+/ }).first().waitFor();
  await page.getByLabel('Код подтверждения').fill(await site.code(visitor.email));
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Сохранить и продолжить' }).click();
  const field = page.getByLabel('Электронная почта', { exact: true });
  await page.locator('[aria-invalid="true"]').first().waitFor();
  const described = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const texts = await Promise.all(
    described.map((id) =>
      page
        .locator(`[id="${id}"]`)
        .innerText()
        .catch(() => ''),
    ),
  );
  expect(texts.join(' ')).toMatch(/уже (зарегистрирован|существует)/i);
  await context.close();
});

test('home, a news item and the registration have no axe violation at 375 and 1440 px', async () => {
  for (const width of [375, 1440]) {
    const { page, context } = await openPage(browser, { viewport: { width, height: 900 } });
    for (const path of ['/en', '/zh-cn', '/ru/news', '/en/audience/registration']) {
      await visit(page, site.url + path);
      expect({ path, width, violations: await axe(page) }).toEqual({ path, width, violations: [] });
    }
    await context.close();
  }
});

test('the log of these tests contains no personal data', () => {
  expect(site.log).toContain('"msg":"request completed"');
  expect(site.log).not.toMatch(/sokolova|example\.ru|novosibirsk|913\D?555/i);
});
