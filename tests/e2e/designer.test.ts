/**
 * A form designer's work in two versions, by the commands: fields are added and published; one is renamed, one of its
 * options mapped, another dropped. Answers and drafts are migrated, and the organiser's export still has the original
 * meaning of each answer.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { inAll, textField } from '../support/designer';
import { createApiClient } from './apiClient';
import { setUpSite } from './setUpSite';
import { openPage, type Site, waitForHydration, visit } from './site';
import { newestOf } from '../support/newestOf.mjs';

const FORM = 'booth-en';
const PUBLISHED = newestOf(FORM);
/** The two versions that the designer adds. */
const [NEXT, LAST] = [PUBLISHED + 1, PUBLISHED + 2];
const PAGE = '/en/international/reserve-booth';
/** Time for importing the content, starting a site, and a dozen commands on a busy machine. */
const TIMEOUT_MS = 180_000;

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened));
let workspace: string;
beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'desk-'));
  await cp('public/forms', join(workspace, 'public/forms'), { recursive: true });
});
afterAll(() => rm(workspace, { recursive: true }));

/**
 * Runs a command in the designer's folder while the site runs.
 * @returns its output and exit code
 */
async function runCommand(...args: string[]): Promise<{ output: string; code: number | null }> {
  const child = spawn(process.execPath, [resolve('dist/server/cli.cjs'), ...args], {
    cwd: workspace,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: site.folder },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { output: output.trim(), code };
}
const runSuccessfully = async (...args: string[]): Promise<string[]> => {
  const { output, code } = await runCommand(...args);
  expect({ args, output, code }).toMatchObject({ code: 0 });
  return output.split('\n');
};

interface FormJson {
  schema: { properties: Record<string, unknown> };
}
const draftOf = (version: number) => `public/forms/${FORM}/${version}.draft.json`;
/** Edits a copy of the newest version as a designer would. */
async function edit(version: number, change: (properties: Record<string, unknown>) => void): Promise<void> {
  await runSuccessfully('forms', 'new', FORM);
  const form = JSON.parse(await readFile(join(workspace, draftOf(version)), 'utf8')) as FormJson;
  change(form.schema.properties);
  await writeFile(join(workspace, draftOf(version)), JSON.stringify(form, null, 2));
}
const radioTilesField = (title: string, options: Record<string, string>) => ({
  type: 'string',
  title: inAll(title),
  enum: Object.entries(options).map(([value, label]) => ({ value, label: inAll(label) })),
  'x-decorator': 'FormItem',
  'x-component': 'RadioTiles',
});

/** Reserves a booth over the API. */
async function reserve(contactPerson: string, formVersion: number, answers: object) {
  const request = createApiClient(site);
  const { data: captcha } = await request('/verification/sendImageCode', { purpose: 'booth' });
  const captchaId = captcha['captchaId'] ?? '';
  await request('/captcha/checkVerificationResult', { captchaId, ...(await site.captcha(captchaId)) });
  return request('/web/booth/reserve/saveEn', {
    formId: FORM,
    formVersion,
    boothKind: 'standard',
    standardBooths: 2,
    plannedExhibits: 'Milling machines',
    contactPerson,
    company: 'Schmidt Maschinenbau GmbH',
    email: 'anna.schmidt@example.com',
    country: 'DE',
    privacyAgreed: true,
    answers,
  });
}

/** The cells of the export below some columns, one row per reservation. */
async function exportBooths(name: string, titles: string[]): Promise<Record<string, (string | undefined)[]>> {
  const file = join(workspace, `${name}.csv`);
  await runSuccessfully('export', 'booths', '--format', 'csv', '--language', 'en', '--file', file);
  const [head = [], ...rows] = (await readFile(file, 'utf8'))
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replace(/^"|"$/g, '')),
    );
  const person = head.indexOf('Contact person');
  const columns = titles.map((title) => head.findIndex((one) => one.startsWith(title)));
  return Object.fromEntries(
    rows.map((row) => [row[person] ?? '', columns.map((at) => (at < 0 ? undefined : row[at]))]),
  );
}

test(
  'fields are added, renamed, mapped and dropped in two versions; answers, drafts and the export follow',
  async () => {
    expect((await reserve('Before', PUBLISHED, {})).code).toBe(200);

    await edit(NEXT, (properties) => {
      properties['position'] = radioTilesField('Position of the booth', { corner: 'At a corner', row: 'In a row' });
      properties['fax'] = textField('Fax', { maxLength: 40 });
    });
    expect(await runSuccessfully('forms', 'check', draftOf(NEXT))).toEqual([
      `Valid: ${draftOf(NEXT).replace('.json', '')}.`,
    ]);
    await runSuccessfully('forms', 'finish', FORM);
    expect((await runSuccessfully('forms', 'publish', FORM)).at(-1)).toMatch(
      new RegExp(`^${FORM}/${NEXT} is published`),
    );
    expect((await reserve('Corner', NEXT, { position: 'corner', fax: '+49 30 1' })).code).toBe(200);
    expect((await reserve('Row', NEXT, { position: 'row' })).code).toBe(200);
    const { page, context, consoleErrors } = await openPage(browser);
    await visit(page, site.url + PAGE);
    await page.getByLabel('Contact person').fill('Draft');
    await page.getByRole('radio', { name: 'In a row' }).check();
    await page.getByLabel(/^Fax/).fill('+49 30 2');

    await edit(LAST, (properties) => {
      delete properties['position'];
      delete properties['fax'];
      properties['placeWish'] = radioTilesField('Where would you like to stand?', {
        corner: 'At a corner',
        inline: 'Beside others',
      });
    });
    await runSuccessfully('forms', 'check', draftOf(LAST));
    const changes = [
      'breaking "position" was removed: its answers would have no field.',
      'breaking "fax" was removed: its answers would have no field.',
      'safe     "placeWish" is new and optional: in older submissions it counts as not asked.',
    ];
    expect(await runSuccessfully('forms', 'diff', 'published', draftOf(LAST))).toEqual(changes);
    await runSuccessfully('forms', 'finish', FORM);
    expect(await runCommand('forms', 'publish', FORM)).toEqual({
      code: 1,
      output: [...changes, `2 breaking changes need a migration (${FORM}/${LAST}.migration.json) or a reason.`].join(
        '\n',
      ),
    });
    const migrationFile = `public/forms/${FORM}/${LAST}.migration.json`;
    const migration = (steps: object[]) =>
      writeFile(
        join(workspace, migrationFile),
        JSON.stringify({ $schema: '../migration.schema.json', formId: FORM, from: NEXT, to: LAST, steps }, null, 2),
      );
    await migration([{ rename: 'positon', to: 'placeWish' }, { drop: 'fax' }]);
    const problems = [
      `${migrationFile}:6:3 error No step covers this change: "position" was removed: its answers would have no field. Add a rename, mapOptions, drop or default step. (/steps)`,
      `${migrationFile}:8:17 error "positon" is not a field of the older version. Did you mean "position"? (/steps/0/rename)`,
    ];
    expect(await runCommand('forms', 'check', migrationFile)).toEqual({ code: 1, output: problems.join('\n') });
    expect(await runCommand('forms', 'publish', FORM)).toEqual({
      code: 1,
      output: [...problems, ...changes, 'The migration has problems.'].join('\n'),
    });
    await migration([
      { rename: 'position', to: 'placeWish' },
      { mapOptions: 'placeWish', codes: { row: 'inline' } },
      { drop: 'fax' },
    ]);
    expect(await runSuccessfully('forms', 'check', migrationFile)).toEqual([
      `Valid: ${migrationFile.replace('.json', '')}.`,
    ]);
    expect((await runSuccessfully('forms', 'publish', FORM)).at(-1)).toMatch(
      new RegExp(`^${FORM}/${LAST} is published`),
    );

    // Before the answers are migrated, each is read by its own version.
    const titles = ['Position of the booth', 'Fax', 'Where would you like to stand?'];
    const notAsked = ['not asked', 'not asked', 'not asked'];
    expect(await exportBooths('before', titles)).toEqual({
      Before: notAsked,
      Corner: ['At a corner', "'+49 30 1", 'not asked'],
      Row: ['In a row', '', 'not asked'],
    });
    expect(await runSuccessfully('forms', 'migrate', FORM, `${NEXT}`, `${LAST}`)).toEqual([
      `Records with answers of ${FORM}/${NEXT}: 2.`,
      `Would be migrated to version ${LAST}: 2; answers dropped: 1.`,
      'Dry run: nothing was changed. Use --apply to migrate.',
    ]);
    expect(await runSuccessfully('forms', 'migrate', FORM, `${NEXT}`, `${LAST}`, '--apply')).toEqual([
      `Records with answers of ${FORM}/${NEXT}: 2.`,
      `Migrated to version ${LAST}: 2; answers dropped: 1.`,
    ]);
    expect(await runSuccessfully('forms', 'migrate', FORM, `${NEXT}`, `${LAST}`, '--apply')).toEqual([
      `Records with answers of ${FORM}/${NEXT}: 0.`,
      `Migrated to version ${LAST}: 0.`,
    ]);
    expect(await exportBooths('after', titles)).toEqual({
      Before: notAsked,
      Corner: ['not asked', 'not asked', 'At a corner'],
      Row: ['not asked', 'not asked', 'Beside others'],
    });

    await page.reload();
    await waitForHydration(page);
    expect(await page.getByLabel('Contact person').inputValue()).toBe('Draft');
    expect(await page.getByRole('radio', { name: 'Beside others' }).isChecked()).toBe(true);
    expect(await page.getByLabel(/^Fax/).count()).toBe(0);
    expect(consoleErrors).toEqual([]);
    await context.close();
  },
  TIMEOUT_MS,
);
