/** Uses a page by keyboard only. */
import type { Locator, Page } from 'playwright-core';

/** More than the controls of a page with the menu's links: a field before the focused one is reached after all others. */
const MAX_TABS = 120;

/** The control with this label, in the main element. */
export const controlByName = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByLabel(name).or(page.getByRole('button', { name })).first();

/** Presses Tab until the control has the focus. */
export async function tabTo(control: Locator, maxTabs = MAX_TABS): Promise<void> {
  await control.waitFor();
  for (let tabs = 0; tabs < maxTabs; tabs++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await control.page().keyboard.press('Tab');
  }
  throw new Error(`${String(control)} is not reached by the keyboard.`);
}

/** Focuses a field and replaces its text. */
export async function type(control: Locator, text: string): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press('Control+A');
  await (text === '' ? control.page().keyboard.press('Delete') : control.page().keyboard.type(text));
}

/** Focuses a control and presses a key. */
export async function press(control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press(key);
}

const MAX_OPTIONS = 20;

/** Selects from a list by arrow keys: the option with this text, or the first. */
export async function selectByArrowKeys(list: Locator, optionText?: string): Promise<void> {
  const { keyboard } = list.page();
  await press(list, 'ArrowDown');
  const active = list
    .page()
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-active')
    .last();
  await active.waitFor();
  if (optionText !== undefined)
    for (let steps = 0; (await active.innerText()) !== optionText && steps < MAX_OPTIONS; steps++)
      await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
}
