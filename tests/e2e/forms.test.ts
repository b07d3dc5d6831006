/** The page of form designers, used as a designer does. */
import type { Browser, Page } from 'playwright-core';
import { inAll, textField } from '../support/designer';
import { axe } from './axe';
import { setUpSite } from './setUpSite';
import { openPage, type Site, waitForHydration, visit } from './site';
import { newestOf } from '../support/newestOf.mjs';

const PUBLISHED = newestOf('media-card');
const NEXT = PUBLISHED + 1;

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened));

interface FormJson {
  version: number;
  schema: { properties: Record<string, object> };
}

const editor = (page: Page) => page.getByRole('textbox', { name: 'JSON' });
const problems = (page: Page) => page.getByRole('region', { name: 'Problems' }).getByRole('button');

/** Replaces the text in the editor, as a designer who pastes a whole file. */
async function paste(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('Control+a');
  await editor(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Finds text in the editor and replaces it. */
async function replaceText(page: Page, text: string, replacement: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+f');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.type(replacement);
}

/** The published form as its next version, with an additional field for a hall. */
async function formWithHallField(version = NEXT): Promise<string> {
  const form = (await (await fetch(`${site.url}/forms/media-card/${PUBLISHED}.json`)).json()) as FormJson;
  form.version = version;
  form.schema.properties['hallWish'] = textField('Which hall do you come for?', { maxLength: 40 });
  return JSON.stringify(form, null, 2);
}

async function openDesigner(page: Page): Promise<void> {
  await visit(page, `${site.url}/forms?lang=en`);
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByLabel('Form', { exact: true }).selectOption('media-card');
  await page.getByRole('tab', { name: 'JSON' }).click();
  await editor(page).waitFor();
  await page.getByRole('heading', { name: 'Media card application' }).waitFor();
}

test('a draft is written, checked, tried, shared and published: its page shows the new field at once', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  await openDesigner(page);
  expect(await axe(page)).toEqual([]);

  // The preview follows typing, and preserves its input.
  const medium = page.getByLabel('Name of the medium');
  await medium.fill('Metrology Letters');
  await replaceText(page, 'Media card application', 'Press card');
  await page.getByRole('heading', { name: 'Press card' }).waitFor();
  expect(await medium.inputValue()).toBe('Metrology Letters');

  // An error is marked at its line, and its list entry links there.
  await replaceText(page, '"required": true', '"requird": true');
  const problem = problems(page);
  await problem
    .filter({ hasText: /^Error Line 79, column 13Unknown property "requird". Did you mean "required"\?$/ })
    .waitFor();
  await page.getByText('The draft has errors: this is its last state without one.').waitFor();
  expect(await page.locator('.cm-lintRange-error').innerText()).toBe('"requird"');
  await page.keyboard.press('Control+Home');
  await problem.click();
  expect(await page.locator('.cm-activeLineGutter').allInnerTexts()).toContain('79');
  for (let steps = 0; steps < 6; steps++) await page.keyboard.press('Control+z');
  await page.getByText('The form is right.').waitFor();

  // Esc and then Tab leaves the editor.
  await editor(page).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await editor(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);

  // The server's validation.
  await paste(page, await formWithHallField());
  await page.getByLabel(/Which hall do you come for/).waitFor();
  await page.getByRole('tab', { name: 'Server' }).click();
  await page.getByRole('button', { name: 'Ask the server' }).click();
  await page.getByText('The server would refuse this').waitFor();
  await page.getByText('/body/email').waitFor();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Fill in' }).click();
  await page.getByRole('tab', { name: 'Server' }).click();
  await page.getByRole('button', { name: 'Ask the server' }).click();
  await page.getByText('The server would accept this.').waitFor();
  expect(await page.getByRole('region', { name: 'What would be sent' }).innerText()).toMatch(
    /"hallWish": "Sample answer"/,
  );
  await page.getByRole('tab', { name: /^Difference/ }).click();
  await page.getByText('"hallWish" is new and optional: in older submissions it counts as not asked.').waitFor();

  // A reload loses nothing; the link opens the draft in another browser.
  await page.reload();
  await waitForHydration(page);
  await page.getByLabel(/Which hall do you come for/).waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = new URL(await page.getByRole('textbox', { name: 'Link' }).inputValue());
  await page.keyboard.press('Escape');
  const other = await openPage(browser, { viewport: { width: 375, height: 800 } });
  await visit(other.page, `${site.url}${link.pathname}${link.search}&lang=ru`);
  await other.page.getByLabel(/Which hall do you come for/).waitFor();
  await other.page.getByRole('tab', { name: 'JSON' }).click();
  await other.page.getByRole('textbox', { name: 'JSON' }).waitFor();
  expect(await axe(other.page)).toEqual([]);
  expect(other.consoleErrors).toEqual([]);
  await other.context.close();

  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: `Publish version ${NEXT} of media-card?` });
  await dialog.getByText('All changes are safe').waitFor();
  // It can be published when it has been shown in every language.
  await dialog.getByRole('button', { name: 'Publish' }).dblclick();
  await page.getByText(`Version ${NEXT} of media-card is published.`).waitFor();
  await page
    .getByLabel('Version', { exact: true })
    .getByText(`Draft of version ${NEXT + 1}`)
    .waitFor({ state: 'attached' });
  await visit(page, `${site.url}/en/media-card`);
  await page.getByLabel(/Which hall do you come for/).waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('hostile drafts do no harm and their errors are reported', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  await openDesigner(page);
  // The test before has published a version.
  const validForm = await formWithHallField(NEXT + 1);
  const changed = (rest: object) => validForm.replace('"maxLength": 40', JSON.stringify(rest).slice(1, -1));
  const title = JSON.stringify(inAll('Which hall do you come for?'), null, 2).split('\n')[2]?.trim() ?? '';
  const hostile: [string, RegExp][] = [
    ['{{process.exit(1)}}', /Property name in double quotes expected/],
    [`${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`, /Nested more than 40 levels deep/],
    ['['.repeat(60_000), /Nested more than 40 levels deep/],
    [`{"a":"${'x'.repeat(1_000_000)}"}`, /the maximum is 200000/],
    [changed({ pattern: '(a+)+$' }), /A group cannot be repeated/],
    [changed({ 'x-visible': '{{process.exit(1)}}' }), /Unknown name|expression/i],
  ];
  for (const [text, expected] of hostile) {
    await paste(page, text);
    await problems(page).filter({ hasText: expected }).first().waitFor();
    // The last error-free state stays visible.
    expect(await page.getByRole('heading', { name: 'Media card application' }).count()).toBe(1);
  }
  // Markup in a text is shown as it is.
  await paste(page, validForm.replace(title, '"en": "<img src=x onerror=window.hit=1>",'));
  await page.getByLabel(/<img src=x onerror=window.hit=1>/).waitFor();
  expect(await page.evaluate('window.hit')).toBeUndefined();
  await paste(page, validForm);
  await page.getByLabel(/Which hall do you come for/).waitFor();
  expect((await fetch(`${site.url}/ready`)).status).toBe(200);
  expect(consoleErrors).toEqual([]);
  await context.close();
});
