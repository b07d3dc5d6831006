/** The organiser's spreadsheet exports. */
import { inEnglish } from '../../src/rules/forms/text';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportRecords, runExport } from '../../server/commands/exportRecords';
import { EXPORT_KINDS, type ExportKind } from '../../server/domain/exports/exportService';
import type { Cell } from '../../server/lib/spreadsheet/table';
import type { Locale } from '../../src/rules/locales';
import { addField, nextText } from '../support/designer';
import {
  registerConfirmed,
  createGroup,
  newEmail,
  newIdCard,
  newMobile,
  makeQuestionnaireBody,
  registerVisitor,
  registerInChinese,
} from '../support/factories';
import { enrolled, meetingWith } from '../support/meetings';
import { buildTestApp, type TestApp } from '../support/testApp';
import { newestOf } from '../support/newestOf.mjs';

let site: TestApp;
let folder: string;
beforeEach(async () => {
  [site, folder] = await Promise.all([buildTestApp(), mkdtemp(join(tmpdir(), 'exports-'))]);
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** The rows of an export as records by column title. */
async function exportRows(kind: ExportKind, locale: Locale = 'en'): Promise<Record<string, Cell>[]> {
  const { columns, rows } = await site.app.services.exports.table(kind, locale);
  const list: Record<string, Cell>[] = [];
  for await (const row of rows) list.push(Object.fromEntries(columns.map(({ title }, at) => [title, row[at] ?? null])));
  return list;
}

/** The label of a field's code in a version. */
async function labelOf(formId: string, version: number, name: string, code: string): Promise<string | undefined> {
  const { schema } = await site.app.services.forms.definition(formId, version);
  const field = schema.properties[name];
  const option = field && field.type !== 'void' ? field.enum?.find(({ value }) => value === code) : undefined;
  return option && inEnglish(option.label);
}

test('lists visitors of both languages in one table, with labels for answers, country names and times', async () => {
  const mobile = newMobile();
  const email = newEmail();
  await registerInChinese(site.visitor({ locale: 'zh-cn' }), mobile);
  site.clock.advance({ minutes: 5 });
  await registerConfirmed(site.visitor(), email);
  const [wang, anna] = await exportRows('visitors');
  expect(wang).toMatchObject({
    Status: 'Submitted',
    Channel: 'Chinese registration',
    'Received (Shenzhen time)': new Date('2026-03-10T02:00:00Z'),
    Mobile: mobile,
    Email: null,
    'Document given': 'yes',
    Country: 'China',
    Province: 'Guangdong',
    'Questionnaire answered': 'no',
  });
  expect(anna).toMatchObject({
    Status: 'Confirmed',
    Email: email,
    Mobile: '913 555 01 27',
    'First name': 'Anna',
    Company: 'Obtek Mekhanika',
    Country: 'Russia',
    'Document given': 'no',
    'Questionnaire answered': 'yes',
  });
  const [chinese] = await exportRows('visitors', 'zh-cn');
  expect(chinese).toMatchObject({ 状态: '已提交', 手机号码: mobile, 公司: '深圳市示例机械有限公司' });
});

test('no two columns have the same title', async () => {
  await registerConfirmed(site.visitor());
  for (const kind of EXPORT_KINDS) {
    const titles = (await site.app.services.exports.table(kind, 'zh-cn')).columns.map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
  }
});

test('distinguishes a question that the form did not have from an empty answer', async () => {
  await registerVisitor(site.visitor());
  const text = await nextText(site, 'visitor-en', addField());
  expect(await site.app.services.publishing.publish({ formId: 'visitor-en', document: text })).toMatchObject({
    state: 'published',
  });
  site.clock.advance({ minutes: 1 });
  await registerVisitor(site.visitor(), newEmail(), { formVersion: newestOf('visitor-en') + 1 });
  site.clock.advance({ minutes: 1 });
  await registerVisitor(site.visitor(), newEmail(), {
    formVersion: newestOf('visitor-en') + 1,
    answers: { hallWish: 'Hall 9' },
  });
  site.clock.advance({ minutes: 1 });
  await registerInChinese(site.visitor({ locale: 'zh-cn' }));
  expect((await exportRows('visitors')).map((row) => row['Which hall do you come for?'])).toEqual([
    'not asked',
    null,
    'Hall 9',
    'not asked',
  ]);
});

test('translates an answer of the older questionnaire by that version’s codes', async () => {
  const visitor = site.visitor();
  const { id } = await registerVisitor(visitor);
  await visitor.request('visitorEnSubmitQuestion', { body: makeQuestionnaireBody(id) });
  const business = async () => (await exportRows('visitors')).map((row) => row['Questionnaire: Your line of business']);
  expect(await business()).toEqual([
    await labelOf('questionnaire-en', newestOf('questionnaire-en'), 'business', '1025'),
  ]);
  // As stored before the newer version.
  const older = { formId: 'questionnaire-en', formVersion: 1, answers: { purposes: ['1001'], business: '1025' } };
  await site.database.db
    .updateTable('visitor_registration')
    .set({ questionnaire: JSON.stringify({ ...older, submittedAt: '2025-03-01T00:00:00.000Z' }) })
    .execute();
  const then = await labelOf('questionnaire-en', 1, 'business', '1025');
  expect(await business()).toEqual([then]);
  expect(then).not.toBe(await labelOf('questionnaire-en', newestOf('questionnaire-en'), 'business', '1025'));
});

test('exports no document number', async () => {
  const idCard = newIdCard();
  await registerInChinese(site.visitor({ locale: 'zh-cn' }), newMobile(), { documentNumber: idCard });
  await createGroup(site.visitor({ locale: 'zh-cn' }), 1);
  const all = JSON.stringify([await exportRows('visitors'), await exportRows('groups')]);
  expect(all).toContain('深圳市示例机械有限公司');
  expect(all).not.toContain(idCard);
  expect(all).not.toContain(idCard.slice(6, 14));
});

test('a delegation has one row per member, and one row if it has none', async () => {
  await createGroup(site.visitor({ locale: 'zh-cn' }), 0);
  site.clock.advance({ minutes: 1 });
  await createGroup(site.visitor({ locale: 'zh-cn' }), 5);
  const rows = await exportRows('groups');
  expect(rows.map((row) => [row['Status'], row['Name'] !== null, row['Delegation leader']])).toEqual([
    ['In preparation', false, null],
    ['Delegation', true, 'yes'],
    ...Array.from({ length: 4 }, () => ['Delegation', true, 'no']),
  ]);
});

test('enrolments include their meeting and price in yuan', async () => {
  const { slug } = await site.database.db
    .selectFrom('meeting')
    .select('slug')
    .where('form', 'is not', null)
    .orderBy('slug')
    .limit(1)
    .executeTakeFirstOrThrow();
  const meetingId = await meetingWith(site, slug, { price: 12_050 });
  const { mobile } = await enrolled(site, meetingId);
  const [row] = await exportRows('meetings');
  expect(row).toMatchObject({ Status: 'Awaiting payment', Name: 'Wang Xiaoming', Mobile: mobile, 'Due (CNY)': 120.5 });
  expect(row?.['Starts (Shenzhen time)']).toBeInstanceOf(Date);
});

describe('the command', () => {
  it('writes a file that only its owner can read, and overwrites none', async () => {
    await registerVisitor(site.visitor());
    const file = join(folder, 'visitors.csv');
    const run = exportRecords.prepare(['visitors', '--format', 'csv', '--language', 'en', '--file', file])!;
    expect(await run(site.app.services)).toEqual([expect.stringMatching(/visitors\.csv: 1 row of \d+ columns\.$/)]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, 'utf8')).split('\r\n')).toHaveLength(3);
    await expect(run(site.app.services)).rejects.toThrow('already: name another one');
  });

  it('leaves no partial file', async () => {
    await registerVisitor(site.visitor());
    const { exports } = site.app.services;
    const table = await exports.table('visitors', 'en');
    async function* rows(): AsyncGenerator<Cell[]> {
      for await (const row of table.rows) yield row;
      throw new Error('The power is gone.');
    }
    const broken = jest.spyOn(exports, 'table').mockResolvedValue({ ...table, rows: rows() });
    const request = { kind: 'visitors', format: 'xlsx', language: 'en', file: join(folder, 'v.xlsx') } as const;
    await expect(runExport(exports, request)).rejects.toThrow('The power is gone.');
    expect(await readdir(folder)).toEqual([]);
    broken.mockRestore();
    expect(await runExport(exports, request)).toHaveLength(1);
  });
});
