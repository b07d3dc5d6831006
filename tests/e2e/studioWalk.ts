/** A walk through all panels and dialogs of the studio by keyboard; each of them is checked while it is open. */
import type { Locator } from 'playwright-core';
import { newestOf } from '../support/newestOf.mjs';
import { waitForFocus, type Studio } from './studioDriver';

type Check = (name: string) => Promise<void>;

/** A published form whose fields can be renamed. */
export const RENAMED = {
  formId: 'questionnaire-en',
  version: newestOf('questionnaire-en'),
  field: /^Purpose of your visit/,
};

/** A schema with code, of which parts are left out. */
const FORMILY = JSON.stringify({
  type: 'object',
  properties: {
    topic: { type: 'string', title: 'Topic', 'x-decorator': 'FormItem', 'x-component': 'Input' },
    hidden: { type: 'string', title: 'Hidden', 'x-component': 'Input', 'x-reactions': '{{ (field) => field.hide() }}' },
  },
});

/** Opens everything that the studio has, one after the other. */
export async function openAll(studio: Studio, check: Check): Promise<void> {
  const { page, hands, properties } = studio;
  const dialog = page.getByRole('dialog');
  const close = async (opener: Locator, key?: string) => {
    if (key) await page.keyboard.press(key);
    else await hands.press(dialog.getByRole('button', { name: 'Close' }));
    await dialog.waitFor({ state: 'detached' });
    await waitForFocus(opener);
  };
  const dialogOf = async (name: string) => {
    const opener = studio.button(name);
    await hands.press(opener);
    await dialog.waitFor();
    await check(name);
    return opener;
  };
  await close(await dialogOf('New form'), 'Escape');
  await close(await dialogOf('New form'));
  await studio.create();
  // The workspace of another form begins with its name.
  await waitForFocus(page.getByLabel('Form', { exact: true }));
  await check('start');

  await studio.show('Outline');
  await check('outline');
  await close(await dialogOf('Add'), 'Escape');
  const importFormily = await dialogOf('Import from Formily');
  await hands.type(dialog.getByLabel('JSON schema of Formily'), FORMILY);
  await hands.press(dialog.getByRole('button', { name: 'Read' }));
  await dialog.getByText('Left out').first().waitFor();
  await check('import');
  await close(importFormily);

  await studio.add('Number');
  await check('properties');
  for (const pane of ['Answer', 'Look']) {
    await studio.openPanel(pane);
    await check(pane);
  }
  await hands.press(properties.getByRole('button', { name: 'Shown when: Add a condition' }));
  await hands.press(properties.getByRole('button', { name: 'Shown when: Add a condition' }));
  await check('condition');
  await hands.press(properties.getByRole('button', { name: 'Remove condition 2' }));
  await studio.show('Outline');
  await hands.select(/^The form/);
  await studio.show('Properties');
  for (let rules = 0; rules < 2; rules++) await hands.press(properties.getByRole('button', { name: 'Add a rule' }));
  await check('rule');
  await hands.press(properties.getByRole('button', { name: 'Remove the rule' }).last());

  await studio.show('Texts');
  await check('texts');
  await studio.show('Cases');
  await hands.press(studio.button('Propose cases'));
  await page.getByText(/^\d+ cases pass$/).waitFor();
  await hands.press(studio.button('Try mistakes'));
  await page.getByText(/mistakes are noticed/).waitFor();
  await hands.press(studio.button('Try stored answers'));
  await check('cases');
  await studio.show('Outline');
  await hands.select(/^Name/);
  await studio.show('Properties');
  await hands.type(properties.getByLabel('Most characters'), '3');
  await studio.show('Cases');
  await page.getByText(/^\d+ cases? fails?$/).waitFor();
  await check('failing cases');
  await studio.show('JSON');
  await check('JSON');
  await studio.show('Outline');
  for (const name of ['Problems', 'Preview', 'Server', 'Difference']) {
    await studio.show(name);
    await check(name);
  }
  await page.getByText(/^Saved by /).waitFor();
  await close(await dialogOf('Share'));
  await studio.show('History');
  await hands.press(page.getByRole('button', { name: /Revision \d/ }).first());
  await page.getByRole('heading', { name: /^Compared with revision/ }).waitFor();
  await check('history');
  await hands.show(page.getByRole('tab', { name: 'By line' }));
  await check('comparison');
  await hands.press(studio.button('Discard draft'));
  await page.getByText('There is no draft yet.').waitFor();
}

/** Renames a field of a published form, up to the dialog that publishes it. */
export async function openMigration(studio: Studio, check: Check, approve: () => Promise<void>): Promise<void> {
  const { page, hands } = studio;
  const { formId, version, field } = RENAMED;
  const picker = page.getByLabel('Form', { exact: true });
  await hands.choose(picker, formId);
  await studio.show('Outline');
  await studio.node(field).waitFor();
  await hands.select(field);
  await studio.show('Properties');
  await studio.rename('renamed');
  await check('rename');
  await page.getByText(/^Saved by /).waitFor();
  // The cases of the published version follow the field.
  await studio.show('Cases');
  await page.getByText(/^\d+ cases pass/).waitFor();
  await check('cases of the renamed field');
  await hands.press(studio.button('Ask for review'));
  await page.getByText(/^Anna Li requested a review/).waitFor();
  await check('review');
  await approve();
  await page.getByText(/^Approved by Wang Fang/).waitFor({ timeout: 60_000 });
  await hands.press(studio.button('Publish'));
  const dialog = page.getByRole('dialog', { name: `Publish version ${version + 1}` });
  await dialog.getByLabel(/^Migration/).waitFor();
  await dialog.getByRole('button', { name: 'Publish', exact: true, disabled: false }).waitFor({ timeout: 60_000 });
  await check('publish');
  await hands.press(dialog.getByRole('button', { name: 'Cancel' }));
  await dialog.waitFor({ state: 'detached' });
  await waitForFocus(studio.button('Publish'));
  await studio.show('Drop-off');
  await page.getByText('6 started').waitFor();
  await check('completion');
  await hands.press(studio.button('Discard draft'));
  await page.getByText('There is no draft yet.').waitFor();
}
