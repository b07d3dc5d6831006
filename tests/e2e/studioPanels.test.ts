/**
 * The studio's panels and dialogs by keyboard alone: texts, cases, drafts and their history; then each of them open in
 * two widths, checked by axe.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { read, utils, write } from '@e965/xlsx';
import type { Browser, Locator } from 'playwright-core';
import { axe } from './axe';
import { setUpSite } from './setUpSite';
import { openPage, type Site } from './site';
import { waitForFocus, Studio } from './studioDriver';
import { openAll, openMigration, RENAMED } from './studioWalk';

const ANNA = 'secret-of-anna-0001';
const WANG = 'secret-of-wang-0002';
const NOW = '2026-03-10T10:00:00+08:00';
/** Saves of a minute are one revision. */
const LATER = '2026-03-10T11:00:00+08:00';
const TIMEOUT_MS = 400_000;

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened), {
  env: {
    SITE_SANDBOX: '1',
    SITE_NOW: NOW,
    LOG_LEVEL: 'error',
    FORMS_DESIGNERS: `Anna Li:${ANNA},Wang Fang:${WANG}`,
  },
});

/** Before the secret is entered, the page itself is refused. */
const withoutForbidden = (errors: readonly string[]): string[] =>
  errors.filter((error) => !/status of 403 \(Forbidden\) [^ ]+\/forms\?lang=en$/.test(error));

/** Replaces the focused text, and leaves it. */
async function retype(studio: Studio, control: Locator, text: string): Promise<void> {
  await studio.hands.type(control, text);
  if (text === '') await studio.page.keyboard.press('Delete');
  await studio.page.keyboard.press('Tab');
}

/** A test in a form of its own, without errors in the console. */
const byKeyboard = (title: string, formId: string, run: (studio: Studio) => Promise<void>) =>
  test(
    title,
    async () => {
      const { page, context, consoleErrors } = await openPage(browser);
      const studio = new Studio(page, formId, 'keyboard');
      await studio.begin(site.url, ANNA);
      await run(studio);
      expect(withoutForbidden(consoleErrors)).toEqual([]);
      await context.close();
    },
    TIMEOUT_MS,
  );

byKeyboard('all texts in a table, to Excel and back', 'texts-by-keyboard', async (studio) => {
  const { page, hands } = studio;
  await studio.show('Texts');
  const table = page.getByRole('region', { name: 'Texts' });
  const cell = (name: string) => table.getByRole('textbox', { name, exact: true });
  await retype(studio, cell('Name, title, English'), 'Full name');
  await studio.node(/^Full name/).waitFor();
  await hands.undo();
  await studio.node(/^Name/).waitFor();

  await retype(studio, cell('Name, title, Русский'), '');
  await table.getByText('one translation missing').waitFor();
  expect(await cell('Name, title, Русский').locator('..').innerText()).toBe('Not translated');
  await hands.press(table.getByLabel('Missing only'));
  expect(await table.getByRole('row').count()).toBe(2);
  await retype(studio, cell('Name, title, Русский'), 'Фамилия и имя');
  await table.getByText('none missing').waitFor();
  // The row stays for those who are in it.
  await waitForFocus(cell('Name, title, 繁體中文'));
  await hands.press(table.getByLabel('Missing only'));

  const download = page.waitForEvent('download');
  await hands.press(table.getByRole('button', { name: 'Export to Excel' }));
  const book = read(await readFile(await (await download).path()));
  const sheet = book.Sheets['texts'];
  if (!sheet) throw new Error('no sheet');
  const rows = utils.sheet_to_json<string[]>(sheet, { header: 1 });
  expect(rows[0]).toEqual(['key', 'zh-cn', 'en', 'ru', 'zh-tw', 'ja']);
  const row = rows.findIndex((cells) => cells[3] === 'Фамилия и имя');
  utils.sheet_add_aoa(sheet, [['First and last name']], { origin: { r: row, c: 2 } });
  const file = join(site.folder, 'texts.xlsx');
  await writeFile(file, write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
  const chooser = page.waitForEvent('filechooser');
  await hands.press(table.getByRole('button', { name: 'Import from Excel' }));
  await (await chooser).setFiles(file);
  await table.getByText('One text has changed.').waitFor();
  await studio.node(/^First and last name/).waitFor();
  await studio.undoAll();
  await studio.node(/^Name/).waitFor();
});

byKeyboard('cases that pass, fail and are corrected', 'cases-by-keyboard', async (studio) => {
  const { page, hands, properties } = studio;
  await studio.show('Cases');
  const panel = page.getByRole('tabpanel', { name: 'Cases' });
  const failing = panel.getByRole('listitem').filter({ hasText: 'Fails' });
  await hands.press(panel.getByRole('button', { name: 'Propose cases' }));
  await panel.getByText(/^\d+ cases pass$/).waitFor();
  const count = await panel.getByLabel('Name of the case').count();

  // The form becomes stricter than the cases expect.
  await hands.select(/^Name/);
  await hands.type(properties.getByLabel('Most characters'), '3');
  await panel.getByText(/^\d+ cases? fails?$/).waitFor();
  const failures = await failing.count();
  expect(failures).toBeGreaterThan(0);
  expect(await failing.first().innerText()).toMatch(/\/name/);

  await retype(studio, failing.first().getByLabel('Name of the case'), 'The name is too long');
  const renamed = panel.getByRole('button', { name: 'Delete the case The name is too long' });
  await renamed.waitFor();
  await waitForFocus(renamed);
  for (let left = failures; left > 0; left--) {
    expect(await failing.count()).toBe(left);
    await hands.press(failing.first().getByRole('button', { name: 'Expect this now' }));
  }
  await panel.getByText(`${count} cases pass`).waitFor();
  await hands.press(renamed);
  await panel.getByText(`${count - 1} cases pass`).waitFor();
  await hands.press(panel.getByRole('button', { name: 'Try mistakes' }));
  await panel.getByText(/^\d+ of \d+ mistakes are noticed/).waitFor();
});

byKeyboard('a draft, its history and an earlier revision', 'drafts-by-keyboard', async (studio) => {
  const { page, hands, formId } = studio;
  const changeTitle = async (from: RegExp, to: string) => {
    await hands.select(from);
    await studio.write('Title', to);
    await studio.node(new RegExp(`^${to}`)).waitFor();
    await page.getByText(/^Saved by Anna Li/).waitFor();
  };
  await changeTitle(/^Name/, 'First title');
  await hands.press(studio.button('Unlock'));
  await studio.button('Lock').waitFor();

  await page.goto('about:blank');
  await site.stop();
  await site.boot({ SITE_NOW: LATER });
  await studio.open(site.url, ANNA);
  await hands.choose(page.getByLabel('Form', { exact: true }), `${formId} (draft)`);
  await changeTitle(/^First title/, 'Second title');
  await page.getByText(/^Saved by Anna Li.*11:/).waitFor();

  await studio.show('History');
  const panel = page.getByRole('tabpanel', { name: 'History' });
  const revisions = panel.getByRole('button', { name: /Revision \d/ });
  await revisions.nth(1).waitFor();
  expect(await revisions.count()).toBe(2);
  await hands.press(revisions.last());
  await panel.getByRole('heading', { name: 'Compared with revision 1' }).waitFor();
  await hands.show(panel.getByRole('tab', { name: 'By line' }));
  await panel.getByRole('deletion').filter({ hasText: 'First title' }).waitFor();
  await panel.getByRole('insertion').filter({ hasText: 'Second title' }).waitFor();
  await hands.press(panel.getByRole('button', { name: 'Restore this revision' }));
  await studio.node(/^First title/).waitFor();
  await panel.getByRole('tabpanel', { name: 'By line' }).getByText('There is no difference.').waitFor();
  await page.getByText(/^Saved by Anna Li/).waitFor();
  await hands.undo();
  await studio.node(/^Second title/).waitFor();
});

/** Another designer approves the draft. */
async function approve(formId: string): Promise<void> {
  const { page, context } = await openPage(browser);
  const studio = new Studio(page, formId, 'keyboard');
  await studio.open(site.url, WANG);
  await page.getByRole('button', { name: 'Got it' }).click();
  const picker = page.getByLabel('Form', { exact: true });
  await studio.hands.choose(picker, formId);
  await studio.hands.press(page.getByRole('region', { name: 'Review' }).getByRole('button', { name: 'Approve' }));
  await page.getByText(/^Approved by Wang Fang/).waitFor();
  await context.close();
}

/** Six visits that ended at a question: fewer than five are not shown. */
async function leave(): Promise<void> {
  const { formId, version: formVersion } = RENAMED;
  const body = JSON.stringify({
    formVersion,
    shown: ['purposes', 'business'],
    answered: ['purposes'],
    last: 'business',
    sent: false,
  });
  for (let visits = 0; visits < 6; visits++) {
    const response = await fetch(`${site.url}/api/web/own/forms/${formId}/progress`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(200);
  }
}

test.each([375, 1440])(
  'every dialog and panel is accessible and fits at %i px',
  async (width) => {
    if (width === 375) await leave();
    const { page, context, consoleErrors } = await openPage(browser, {
      viewport: { width, height: width === 375 ? 812 : 900 },
    });
    const found: string[] = [];
    const check = async (name: string) => {
      // What fades in has no contrast yet.
      await page.waitForFunction(() =>
        document
          .getAnimations()
          .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
      );
      for (const violation of await axe(page)) found.push(`${name}: ${violation}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) found.push(`${name}: ${overflow} px wider than the window`);
    };
    const studio = new Studio(page, `panels-${width}`, 'keyboard');
    await studio.open(site.url, ANNA);
    await page.getByRole('button', { name: 'Got it' }).click();
    await openAll(studio, check);
    await openMigration(studio, check, () => approve(RENAMED.formId));
    expect({ found, consoleErrors: withoutForbidden(consoleErrors) }).toEqual({ found: [], consoleErrors: [] });
    await context.close();
  },
  TIMEOUT_MS,
);
