/**
 * Ten tasks of a form designer in the studio, without touching JSON: by mouse and by keyboard. After each, undo restores
 * the form as it was.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { axe } from './axe';
import { setUpSite } from './setUpSite';
import { openPage, type Site, visit } from './site';
import { solveCaptcha } from './steps';
import { Studio, type Form, type Node } from './studioDriver';

const LANGUAGES = {
  English: 'Number of employees',
  简体中文: '员工人数',
  Русский: 'Число сотрудников',
  繁體中文: '員工人數',
  日本語: '従業員数',
};
/** Scripted time of a task; a designer needs longer. */
const TASK_MS = 120_000;

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened), {
  env: { SITE_SANDBOX: '1', SITE_NOW: '2026-03-10T10:00:00+08:00', LOG_LEVEL: 'error' },
});

const field = (form: Form, name: string): Node | undefined => form.schema.properties?.[name];

async function addText(studio: Studio, component: string, title: string, name: string): Promise<void> {
  await studio.hands.select(/^The form/);
  await studio.add(component);
  await studio.write('Title', title);
  await studio.rename(name);
  await studio.expectForm((form) => field(form, name) !== undefined);
}

const TASKS: [string, (studio: Studio) => Promise<void>][] = [
  [
    'a required select in five languages',
    async (studio) => {
      const { hands } = studio;
      await hands.select(/^The form/);
      await studio.add('Drop-down list');
      await studio.write('Title', LANGUAGES);
      await hands.press(studio.properties.getByRole('switch', { name: 'Required' }));
      const first = studio.properties.getByRole('group', { name: 'Options' }).getByLabel('Stored code').first();
      await hands.type(first, 'small');
      await hands.type(studio.group('Label').first().getByLabel('English'), 'Up to 50');
      const form = await studio.expectForm(
        (one) =>
          JSON.stringify(field(one, 'select')?.['enum'] ?? '').includes('Up to 50') &&
          !!field(one, 'select')?.['required'],
      );
      expect(field(form, 'select')).toMatchObject({
        type: 'string',
        required: true,
        title: {
          en: 'Number of employees',
          'zh-cn': '员工人数',
          ru: 'Число сотрудников',
          'zh-tw': '員工人數',
          ja: '従業員数',
        },
        enum: [
          { value: 'small', label: { en: 'Up to 50', 'zh-cn': '选项 1' } },
          { value: 'option2', label: { en: 'Option 2' } },
        ],
      });
    },
  ],
  [
    'a text that is shown if a group of options includes a value',
    async (studio) => {
      const { hands, properties } = studio;
      await addText(studio, 'More than one', 'Topics', 'topics');
      await addText(studio, 'Short text', 'Which topic?', 'otherTopic');
      await hands.press(properties.getByRole('button', { name: 'Shown when: Add a condition' }));
      const shown = properties.getByRole('group', { name: 'Shown when', exact: true });
      await hands.choose(shown.getByLabel('Field', { exact: true }), 'Topics');
      await hands.choose(shown.getByLabel('Value', { exact: true }), 'Option 2');
      await studio.expectForm(
        (form) => field(form, 'otherTopic')?.['x-visible'] === "{{ includes($values.topics, 'option2') }}",
      );
    },
  ],
  [
    'an end date after the start date',
    async (studio) => {
      const { hands, properties } = studio;
      await addText(studio, 'Date', 'Arrival', 'arrival');
      await addText(studio, 'Date', 'Departure', 'departure');
      await hands.select(/^The form/);
      await hands.press(properties.getByRole('button', { name: 'Add a rule' }));
      const rule = properties.getByRole('group', { name: 'Rule 1' });
      await hands.choose(rule.getByLabel('Field', { exact: true }), 'Departure');
      await hands.choose(rule.getByLabel('Comparison'), 'is more than');
      await hands.choose(rule.getByLabel('Compared with'), 'another field');
      await hands.choose(rule.getByLabel('Value', { exact: true }), 'Arrival');
      await hands.type(rule.getByLabel('English'), 'You can’t leave before you arrive.');
      // Leaving a text sets it.
      await hands.select(/^The form/);
      const form = await studio.expectForm((one) => JSON.stringify(one).includes('You can’t leave'));
      expect(form.schema['x-rules']).toEqual([
        {
          assert: '{{ $values.departure > $values.arrival }}',
          message: expect.objectContaining({ en: 'You can’t leave before you arrive.' }) as unknown,
          fields: ['departure', 'arrival'],
        },
      ]);
    },
  ],
  [
    'an e-mail address of the website’s domain',
    async (studio) => {
      const { hands, properties } = studio;
      await addText(studio, 'Short text', 'Website', 'website');
      await hands.select(/^The form/);
      await hands.press(properties.getByRole('button', { name: 'Add a rule' }));
      const rule = properties.getByRole('group', { name: 'Rule 1' });
      await hands.choose(rule.getByLabel('Field', { exact: true }), 'E-mail');
      await hands.choose(rule.getByLabel('Comparison'), 'is');
      await hands.choose(rule.getByLabel('Compared with'), 'another field');
      await hands.choose(rule.getByLabel('Value', { exact: true }), 'Website');
      await hands.press(rule.getByLabel('Domain only'));
      const form = await studio.expectForm((one) => JSON.stringify(one).includes('domainOf'));
      expect(form.schema['x-rules']).toMatchObject([
        { assert: '{{ domainOf($values.email) == domainOf($values.website) }}', fields: ['email', 'website'] },
      ]);
    },
  ],
  [
    'two to ten colleagues in a table',
    async (studio) => {
      const { hands, properties } = studio;
      await addText(studio, 'Table of rows', 'Colleagues', 'colleagues');
      await hands.type(properties.getByLabel('Fewest entries'), '2');
      await studio.expectForm((form) => field(form, 'colleagues')?.['minItems'] === 2);
      await studio.add('Short text');
      const form = await studio.expectForm((one) => JSON.stringify(one).includes('inputColumn'));
      expect(field(form, 'colleagues')).toMatchObject({ type: 'array', minItems: 2, maxItems: 10 });
      expect(Object.keys(field(form, 'colleagues')?.items?.properties ?? {})).toEqual([
        'text',
        'inputColumn',
        'actions',
      ]);
    },
  ],
  [
    'a second step',
    async (studio) => {
      await studio.hands.select(/^The form/);
      await studio.add('Steps');
      await studio.add('Long text');
      const form = await studio.expectForm((one) => JSON.stringify(one).includes('TextArea'));
      const steps = field(form, 'formStep')?.properties ?? {};
      expect(Object.entries(steps).map(([name, step]) => [name, Object.keys(step.properties ?? {})])).toEqual([
        ['step1', ['name', 'email']],
        ['step2', ['inputTextArea']],
      ]);
    },
  ],
  [
    'an upload of a picture',
    async (studio) => {
      const { hands, properties } = studio;
      await addText(studio, 'File', 'Photo of the speaker', 'photo');
      await hands.press(properties.getByRole('switch', { name: 'Required' }));
      const form = await studio.expectForm((one) => field(one, 'photo')?.['required'] === true);
      expect(field(form, 'photo')).toMatchObject({ type: 'array', 'x-component': 'Upload' });
    },
  ],
  [
    'a number with a unit, a minimum and two decimals',
    async (studio) => {
      const { hands, properties } = studio;
      await addText(studio, 'Number', 'Weight of the exhibit', 'weight');
      await hands.type(properties.getByLabel('Smallest value'), '0.5');
      await hands.type(properties.getByLabel('Step (0.01 for two decimals)'), '0.01');
      await studio.openPanel('Look');
      await studio.write('Text after the value, such as a unit', 'kg');
      await hands.type(properties.getByLabel('Decimals', { exact: true }), '2');
      const form = await studio.expectForm((one) => JSON.stringify(field(one, 'weight')).includes('"precision":2'));
      expect(field(form, 'weight')).toMatchObject({
        type: 'number',
        minimum: 0.5,
        multipleOf: 0.01,
        'x-component-props': { suffix: { en: 'kg' }, precision: 2 },
      });
    },
  ],
];

/** Publishes the draft; the dialog has what a breaking version needs. */
async function publish({ hands, page }: Studio, version: number): Promise<void> {
  await page.getByText(/^Saved by /).waitFor();
  await hands.press(page.getByRole('button', { name: 'Publish', exact: true }));
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }));
  await page.getByText(new RegExp(`^Version ${version} of .* is published`)).waitFor();
}

async function exportOf(formId: string): Promise<string> {
  const file = join(site.folder, `${formId}.csv`);
  await rm(file, { force: true });
  await site.command('export', `form:${formId}`, '--format', 'csv', '--language', 'en', '--file', file);
  return readFile(file, 'utf8');
}

const toCells = (line: string): string[] =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replace(/^"|"$/g, ''));

/** Fills in the published form as a visitor, and returns the export of its answers. */
async function answer(formId: string, labels: Record<string, string>): Promise<string> {
  const { page, context } = await openPage(browser);
  await visit(page, `${site.url}/en/form/${formId}`);
  for (const [label, text] of Object.entries(labels)) await page.getByLabel(label, { exact: true }).fill(text);
  await solveCaptcha(page, site, () => page.getByRole('button', { name: 'Send' }).click());
  await page.getByRole('heading', { level: 1, name: 'We’ve received your answers' }).waitFor();
  await context.close();
  return exportOf(formId);
}

/** From nothing to the first answer in an export, then a renamed field whose answers follow. */
async function publishAndRename(studio: Studio): Promise<void> {
  const { hands, formId } = studio;
  await addText(studio, 'Long text', 'Subject of the talk', 'subject');
  await hands.select(/^The form/);
  await studio.write('Title of the form', 'Speaker application');
  await studio.expectForm((form) => form.title['en'] === 'Speaker application');
  await publish(studio, 1);
  const answers = { Name: 'Anna Schmidt', 'E-mail': 'anna@example.com', 'Subject of the talk (optional)': 'Grinding' };
  expect(await answer(formId, answers)).toContain('Grinding');

  await hands.select(/^Subject of the talk/);
  await studio.rename('topic');
  await studio.expectForm((form) => field(form, 'topic') !== undefined);
  await publish(studio, 2);
  await site.command('forms', 'migrate', formId, '1', '2', '--apply');
  // The old question keeps its column; the answer is in that of the new one.
  const [head = [], row = []] = (await exportOf(formId)).trim().split(/\r?\n/).map(toCells);
  const columns = head.flatMap((title, index) => (title.startsWith('Subject of the talk') ? [row[index]] : []));
  expect(columns.toSorted()).toEqual(['Grinding', 'not asked']);
}

/** Runs the tasks in a form of their own. */
const run = (kind: 'mouse' | 'keyboard') =>
  test(`ten tasks by ${kind}, each with undo`, async () => {
    const { page, context, consoleErrors } = await openPage(browser);
    const studio = new Studio(page, `tasks-by-${kind}`, kind);
    await studio.begin(site.url);
    expect(await axe(page)).toEqual([]);
    for (const [name, task] of TASKS) {
      const start = Date.now();
      await task(studio);
      expect({ name, isQuick: Date.now() - start < TASK_MS }).toEqual({ name, isQuick: true });
      await studio.undoAll();
    }
    await publishAndRename(studio);
    expect(consoleErrors).toEqual([]);
    await context.close();
  }, 600_000);

run('mouse');
run('keyboard');
