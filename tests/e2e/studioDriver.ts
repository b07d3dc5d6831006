/** A form designer's hands in the studio: by mouse, or by keyboard alone. */
import type { Locator, Page } from 'playwright-core';
import { tabTo as tabToControl } from './keyboard';
import { until } from '../support/until';
import { ACTION_TIMEOUT_MS, visit } from './site';

interface Hands {
  press(button: Locator): Promise<void>;
  type(input: Locator, text: string): Promise<void>;
  /** Chooses an option of a native list by its text. */
  choose(list: Locator, option: string): Promise<void>;
  /** Selects a node in the outline. */
  select(name: RegExp): Promise<void>;
  /** Shows a panel by its tab. */
  show(tab: Locator): Promise<void>;
  undo(): Promise<void>;
}

/** A page with a form, its outline and its properties has more stops than one for visitors. */
const MAX_TABS = 250;
const tabTo = (control: Locator) => tabToControl(control, MAX_TABS);
/** Something has the focus, also if the control that had it is gone. */
const keepsFocus = (page: Page) => page.waitForFunction(() => document.activeElement !== document.body);

/** The control gets the focus, or keeps it. */
export const waitForFocus = (control: Locator): Promise<void> =>
  until(() => control.evaluate((element) => element === document.activeElement), {
    description: () => `${String(control)} has no focus.`,
    timeoutMs: ACTION_TIMEOUT_MS,
    intervalMs: 20,
  });

const outline = (page: Page): Locator => page.getByRole('tree', { name: 'Outline' });

const byMouse = (page: Page): Hands => ({
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
  show: (tab) => tab.click(),
  undo: () => page.getByRole('button', { name: 'Undo' }).first().click(),
});

const byKeyboard = (page: Page): Hands => ({
  async press(button) {
    await tabTo(button);
    await page.keyboard.press('Space');
    await keepsFocus(page);
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
    for (let steps = Math.abs(distance); steps > 0; steps--) {
      await page.keyboard.press(distance > 0 ? 'ArrowDown' : 'ArrowUp');
      await keepsFocus(page);
    }
  },
  async select(name) {
    await tabTo(outline(page).locator('[role="treeitem"][tabindex="0"]'));
    await page.keyboard.press('Home');
    const current = outline(page).getByRole('treeitem', { selected: true });
    const count = await outline(page).getByRole('treeitem').count();
    for (let steps = 0; steps < count && !name.test(await current.innerText()); steps++)
      await page.keyboard.press('ArrowDown');
  },
  async show(tab) {
    const tabs = tab.locator('..').getByRole('tab');
    await tabTo(tabs.and(page.locator('[tabindex="0"]')));
    const count = await tabs.count();
    for (let steps = 0; steps < count && (await tab.getAttribute('aria-selected')) !== 'true'; steps++)
      await page.keyboard.press('ArrowRight');
  },
  async undo() {
    await tabTo(outline(page).locator('[role="treeitem"][tabindex="0"]'));
    await page.keyboard.press('Control+z');
  },
});

export interface Node {
  properties?: Record<string, Node>;
  items?: Node;
  [keyword: string]: unknown;
}
export interface Form {
  schema: Node;
  title: Record<string, string>;
}

/** The studio with a new form. */
export class Studio {
  readonly hands: Hands;
  constructor(
    readonly page: Page,
    readonly formId: string,
    kind: 'mouse' | 'keyboard',
  ) {
    this.hands = kind === 'mouse' ? byMouse(page) : byKeyboard(page);
  }

  get properties(): Locator {
    return this.page.locator('[aria-labelledby="designer-properties"]');
  }
  /** A node in the outline. */
  node(name: RegExp): Locator {
    return outline(this.page).getByRole('treeitem', { name });
  }
  group(name: string): Locator {
    return this.properties.getByRole('group', { name, exact: true });
  }
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** @param secret Of the designer, if the site asks for one */
  async open(origin: string, secret?: string): Promise<void> {
    await visit(this.page, `${origin}/forms?lang=en`);
    if (secret === undefined) return;
    await this.hands.type(this.page.getByLabel('Secret'), secret);
    await this.page.keyboard.press('Enter');
    await this.button('New form').waitFor();
  }

  async begin(origin: string, secret?: string): Promise<void> {
    await this.open(origin, secret);
    await this.page.getByRole('button', { name: 'Got it' }).click();
    await this.create();
  }

  async create(): Promise<void> {
    await this.hands.press(this.button('New form'));
    await this.hands.type(this.page.getByLabel(/^Id/), this.formId);
    await this.hands.press(this.button('Create'));
    await this.page.getByRole('heading', { name: 'New form', level: 2 }).waitFor();
  }

  /** The draft as it is stored. */
  async form(): Promise<Form | null> {
    const text = await this.page.evaluate((id) => {
      const drafts = JSON.parse(localStorage.getItem('form-drafts') ?? '{}') as Record<string, { text: string }>;
      return drafts[id]?.text ?? null;
    }, this.formId);
    return text === null ? null : (JSON.parse(text) as Form);
  }

  /** The draft as soon as it is what is expected. */
  async expectForm(check: (form: Form) => boolean): Promise<Form> {
    const end = Date.now() + 10_000;
    for (;;) {
      const form = await this.form();
      if (form && check(form)) return form;
      if (Date.now() > end) throw new Error(`not as expected: ${JSON.stringify(form, null, 1)}`);
      await this.page.waitForTimeout(50);
    }
  }

  /** Shows a panel; the properties have a tab in a narrow window only. */
  async show(name: string): Promise<void> {
    const tab = this.page.getByRole('tab', { name: new RegExp(`^${name}`) }).first();
    if ((await tab.count()) > 0) await this.hands.show(tab);
  }

  async add(component: string): Promise<void> {
    await this.hands.press(this.button('Add'));
    const search = this.page.getByLabel('Find a component');
    await this.hands.type(search, component);
    const choice = this.page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${component} `) });
    await this.hands.press(choice.first());
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** Sets a text in one or more languages. */
  async write(group: string, texts: Record<string, string> | string): Promise<void> {
    const entries = Object.entries(typeof texts === 'string' ? { English: texts } : texts);
    for (const [language, text] of entries)
      await this.hands.type(this.group(group).getByLabel(language, { exact: true }), text);
  }

  async rename(name: string): Promise<void> {
    await this.hands.type(this.properties.getByLabel('Name (answers are stored under it)'), name);
    await this.hands.press(this.properties.getByRole('button', { name: 'Rename' }));
    await this.page.locator('[role="treeitem"][aria-selected="true"]').waitFor({ state: 'attached' });
  }

  /** Opens a part of the properties that is closed at first. */
  async openPanel(name: string): Promise<void> {
    await this.hands.press(this.properties.getByRole('button', { name, exact: true }));
  }

  /** Undoes step by step until nothing has changed. */
  async undoAll(): Promise<void> {
    for (let steps = 0; steps < 100; steps++) {
      await this.page.waitForTimeout(20);
      if (await this.page.getByText('Nothing changed yet').isVisible()) return;
      await this.hands.undo();
    }
    throw new Error('Undo does not restore the form.');
  }
}
