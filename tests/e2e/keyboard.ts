/** A page as someone uses it who has a keyboard only. */
import type { Locator, Page } from 'playwright-core';

const MOST_TABS = 80;

/** The control of a name, in the page's own part. */
export const named = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByLabel(name).or(page.getByRole('button', { name })).first();

/** Goes on with the Tab key until the control has the focus. */
export async function tabTo(control: Locator): Promise<void> {
  await control.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await control.page().keyboard.press('Tab');
  }
  throw new Error(`${String(control)} is not reached by the keyboard.`);
}

/** Goes to a field and types over what stands in it. */
export async function type(control: Locator, text: string): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press('Control+A');
  await (text === '' ? control.page().keyboard.press('Delete') : control.page().keyboard.type(text));
}

/** Goes to a control and presses a key there. */
export async function press(control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press(key);
}

const MOST_STEPS = 20;

/** Chooses from a list by the arrow keys: the option with these words, or the first. */
export async function pick(list: Locator, words?: string): Promise<void> {
  const { keyboard } = list.page();
  await press(list, 'ArrowDown');
  const active = list
    .page()
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-active')
    .last();
  await active.waitFor();
  if (words !== undefined)
    for (let steps = 0; (await active.innerText()) !== words && steps < MOST_STEPS; steps++)
      await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
}
