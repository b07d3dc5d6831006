/** A form designer's hands in the studio: by mouse, or by keyboard alone. */
import type { Locator, Page } from 'playwright-core';

export interface Hands {
  press(button: Locator): Promise<void>;
  type(input: Locator, text: string): Promise<void>;
  /** Chooses an option of a native list by its text. */
  choose(list: Locator, option: string): Promise<void>;
  /** Selects a node in the outline. */
  select(name: RegExp): Promise<void>;
  undo(): Promise<void>;
}

const MAX_TABS = 250;

async function tabTo(control: Locator): Promise<void> {
  await control.waitFor();
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await control.page().keyboard.press('Tab');
  }
  throw new Error(`${String(control)} is not reached by the keyboard.`);
}

const outline = (page: Page): Locator => page.getByRole('tree', { name: 'Outline' });

export const byMouse = (page: Page): Hands => ({
  press: (button) => button.click(),
  async type(input, text) {
    await input.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  },
  async choose(list, option) {
    await list.selectOption({ label: option });
  },
  select: (name) => outline(page).getByRole('treeitem', { name }).click(),
  undo: () => page.getByRole('button', { name: 'Undo' }).first().click(),
});

export const byKeyboard = (page: Page): Hands => ({
  async press(button) {
    await tabTo(button);
    await page.keyboard.press('Space');
  },
  async type(input, text) {
    await tabTo(input);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  },
  async choose(list, option) {
    await tabTo(list);
    const distance = await list.evaluate((element, label) => {
      const { options, selectedIndex } = element as HTMLSelectElement;
      return [...options].findIndex(({ text }) => text === label) - selectedIndex;
    }, option);
    for (let steps = Math.abs(distance); steps > 0; steps--)
      await page.keyboard.press(distance > 0 ? 'ArrowDown' : 'ArrowUp');
  },
  async select(name) {
    await tabTo(outline(page).locator('[role="treeitem"][tabindex="0"]'));
    await page.keyboard.press('Home');
    const current = outline(page).getByRole('treeitem', { selected: true });
    const count = await outline(page).getByRole('treeitem').count();
    for (let steps = 0; steps < count && !name.test(await current.innerText()); steps++)
      await page.keyboard.press('ArrowDown');
  },
  async undo() {
    await tabTo(outline(page).locator('[role="treeitem"][tabindex="0"]'));
    await page.keyboard.press('Control+z');
  },
});
