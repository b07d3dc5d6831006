/** A delegation's workbook: the template, the preview by row and column, saving, and invalid files. */
import { read, utils, write } from '@e965/xlsx';
import { randomBytes } from 'node:crypto';
import { ZipFile } from 'yazl';
import { LOCALES } from '../../src/rules/locales';
import { createGroup, newMobile, type Group } from '../support/factories';
import { buildTestApp, OPEN, errorOf, type Envelope, type TestApp, type TestVisitor } from '../support/testApp';
import { addRow, manyRows, memberRow, upload, workbookOf, xmlOf } from '../support/workbooks';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
afterEach(() => site.clock.set(OPEN));

const visitor = (locale = 'zh-cn') => site.visitor({ locale });

interface Preview {
  importId: string;
  total: number;
  accepted: number;
  rejected: number;
  columns: { column: string; field: string; title: string }[];
  rows: {
    row: number;
    accepted: boolean;
    values: Record<string, string>;
    errors: { column: string; field: string; reason: string; message: string }[];
  }[];
}

let wang: TestVisitor;
let group: Group;
beforeEach(async () => {
  wang = visitor();
  group = await createGroup(wang, 0);
});

const send = (bytes: Buffer, name = 'delegation.xlsx') =>
  upload(wang, 'groupExcelImport', { groupId: group.id }, { name, bytes });
const preview = async (bytes: Buffer): Promise<Preview> => {
  const response = await send(bytes);
  if (response.code !== 200) throw new Error(JSON.stringify(response));
  return response.data;
};
const save = (importId: string) => wang.request('groupExcelSave', { body: { groupId: group.id, importId } });
const users = async () => ((await wang.request('groupFindById', { path: { id: group.id } })).data as Group).users;
const faultsOf = ({ rows }: Preview) =>
  rows.flatMap(({ row, errors }) => errors.map(({ column, reason }) => `${column}${row} ${reason}`));

/** The cells of each drop-down list, the location of its items, and whether other values are rejected. */
async function dropDownsOf(bytes: Buffer) {
  const xml = await xmlOf(bytes, 'xl/worksheets/sheet1.xml');
  return [...xml.matchAll(/<dataValidation type="list" (.*?)><formula1>(.*?)<\/formula1>/g)].map(([, rule, list]) => [
    /sqref="(.*?)"/.exec(rule ?? '')?.[1],
    list,
    rule?.includes('showErrorMessage="1"'),
  ]);
}

test.each(LOCALES)('the template in %s can be filled in and uploaded unchanged', async (locale) => {
  const client = visitor(locale);
  const response = await client.requestRaw('groupExcelTemplate');
  expect(response.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const workbook = read(response.rawPayload, { type: 'buffer', cellNF: true, sheetStubs: true });
  const [members, help, lists] = workbook.SheetNames.map((name) => workbook.Sheets[name]);
  expect(workbook.Workbook?.Sheets?.map(({ Hidden }) => Hidden)).toEqual([0, 0, 2]);
  expect(help?.A1.v).toMatch(/^1\. /);
  expect(await dropDownsOf(response.rawPayload)).toEqual([
    ['D2:D1002', 'lists!$A$1:$A$9', false],
    ['E2:E1002', 'lists!$B$1:$B$10', false],
    ['F2:F1002', 'lists!$C$1:$C$4', true],
  ]);
  expect([members?.B3.z, members?.B1002.z]).toEqual(['@', '@']);
  // The template's example row is not a member.
  expect(errorOf(await send(response.rawPayload))).toEqual({
    code: 400,
    reason: 'excel.empty',
    fields: ['/body/file'],
  });
  const passport = `E12${LOCALES.indexOf(locale)}45678`;
  utils.sheet_add_aoa(members!, [['Anna Sokolova', newMobile(), '', '', '', lists?.C2.v, passport]], { origin: 'A3' });
  const filled = await preview(write(workbook, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
  expect(filled).toMatchObject({ total: 1, accepted: 1, rejected: 0, rows: [{ row: 3, errors: [] }] });
  await save(filled.importId);
  expect(await users()).toMatchObject([
    { name: 'Anna Sokolova', documentKind: 'passport', documentMasked: 'E1*****78' },
  ]);
});

test('accepts the kind of document by its label in an earlier version of the form', async () => {
  const row = ['Lin Mei', newMobile(), '', '', '', '臺灣居民來往大陸通行證', 'T12345678'];
  expect(await preview(workbookOf([row]))).toMatchObject({ accepted: 1, rejected: 0 });
});

test('a preview saves nothing; confirming it adds the accepted rows once', async () => {
  const good = manyRows(5);
  const checked = await preview(workbookOf([...good, ['王', '1390013900', 'x', '', '', '', '']]));
  expect(checked).toMatchObject({ total: 6, accepted: 5, rejected: 1 });
  expect(checked.columns[1]).toEqual({ column: 'B', field: 'mobile', title: '手机号码 *' });
  expect(checked.rows[5]).toEqual({
    row: 7,
    accepted: false,
    values: { name: '王', mobile: '1390013900', email: 'x' },
    errors: [
      { column: 'A', field: 'name', reason: 'name.short', message: '至少需要2个字符' },
      { column: 'B', field: 'mobile', reason: 'mobile.invalid', message: '手机号码格式不正确' },
      { column: 'C', field: 'email', reason: 'email.invalid', message: '邮箱格式不正确' },
    ],
  });
  expect(await users()).toEqual([]);
  const saved = (await save(checked.importId)).data as { saved: number; group: Group };
  expect(saved.saved).toBe(5);
  expect(saved.group).toMatchObject({ state: 'delegation', missing: 0 });
  expect(saved.group.users.map(({ mobile }) => mobile)).toEqual(good.map((row) => row[1]));
  expect(errorOf(await save(checked.importId))).toEqual({ code: 404, reason: 'excel.previewNotFound' });
});

test('updates an existing member from its row instead of adding it again', async () => {
  const row = memberRow();
  await save((await preview(workbookOf([row]))).importId);
  const [before] = await users();
  await save((await preview(workbookOf([['李大红', row[1], '', '总监']]))).importId);
  expect(await users()).toEqual([{ ...before, name: '李大红', jobTitle: '总监', updatedAt: expect.any(String) }]);
});

test('a stored preview is encrypted and expires after 30 minutes', async () => {
  const row = memberRow();
  const { importId } = await preview(workbookOf([row]));
  const stored = await site.database.db
    .selectFrom('excel_import')
    .selectAll()
    .where('id', '=', importId)
    .executeTakeFirst();
  expect(JSON.stringify(stored)).not.toContain(row[6]);
  site.clock.advance({ minutes: 30 });
  expect(errorOf(await save(importId))).toEqual({ code: 404, reason: 'excel.previewNotFound' });
});

test('accepts columns in any order and language, and formatted or numeric numbers', async () => {
  const mobile = newMobile();
  const bytes = workbookOf([], (sheet) => {
    utils.sheet_add_aoa(sheet, [['Mobile number', 'Department', 'Full name', 'Notes', '', '', '']]);
    addRow(sheet, [
      `+86 ${mobile.slice(0, 3)}-${mobile.slice(3, 7)} ${mobile.slice(7)}`,
      'Purchasing',
      'Anna Sokolova',
      'x',
    ]);
    addRow(sheet, [Number(newMobile()), '', 'Paul Weber']);
  });
  const checked = await preview(bytes);
  expect(faultsOf(checked)).toEqual([]);
  await save(checked.importId);
  expect(await users()).toMatchObject([
    { mobile, department: 'Purchasing', name: 'Anna Sokolova' },
    { name: 'Paul Weber' },
  ]);
});

test('names each invalid cell by its position and problem', async () => {
  const twice = memberRow();
  const bytes = workbookOf(
    [memberRow(), memberRow(), memberRow(), memberRow(), memberRow(), twice, [...twice]],
    (sheet) => {
      sheet.A2 = { t: 's', v: '李小红', f: 'B2' };
      sheet.D3 = { t: 'n', v: 46_082, z: 'yyyy-mm-dd' };
      sheet.E4 = { t: 's', v: '2026/3/1' };
      sheet.G5 = { t: 'n', v: 440301199003071234 };
      sheet['!merges'] = [utils.decode_range('C6:D6')];
      sheet.F7 = { t: 's', v: '驾驶证' };
      addRow(sheet, ['李小红', newMobile(), '', '', '', '居民身份证', '110101199003070012']);
      addRow(sheet, ['李小红', newMobile(), '', { t: 'e', v: 42 }, '', '', 'E1234567']);
      addRow(sheet, ['', '', 'li@example.com']);
    },
  );
  expect(faultsOf(await preview(bytes))).toEqual([
    'A2 excel.formula',
    'D3 excel.dateCell',
    'E4 excel.dateCell',
    'G5 excel.numberCut',
    'C6 excel.mergedCell',
    'D6 excel.mergedCell',
    'F7 form.option',
    'B8 excel.duplicate',
    'G8 excel.documentTwice',
    'G9 idCard.invalid',
    'D10 excel.errorCell',
    'F10 form.required',
    'A11 form.required',
    'B11 form.required',
  ]);
});

test('names a cell whose name contains a link or address by its position', async () => {
  const rows = ['领奖 evil.cn', '李小红 13900139000', '李小红'].map((name) => [name, ...memberRow().slice(1)]);
  expect(faultsOf(await preview(workbookOf(rows)))).toEqual(['A2 name.message', 'A3 name.message']);
});

const zipOf = async (entries: [string, Buffer][]): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, bytes] of entries) zip.addBuffer(bytes, name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

describe('rejects an invalid file with its own reason and changes nothing', () => {
  const inFile = (code: number, reason: string) => ({ code, reason, fields: ['/body/file'] });
  test.each<[string, () => Promise<Buffer>, ReturnType<typeof inFile>]>([
    ['a text', async () => Buffer.from('姓名,手机号码\n李小红,13900139000\n'), inFile(400, 'excel.notXlsx')],
    [
      'an .xls renamed to .xlsx',
      async () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), randomBytes(2_000)]),
      inFile(400, 'excel.oldXls'),
    ],
    ['a zip that is not a workbook', () => zipOf([['a.txt', Buffer.from('a')]]), inFile(400, 'excel.notXlsx')],
    ['a truncated zip', async () => workbookOf(manyRows(3)).subarray(0, 3_000), inFile(400, 'excel.notXlsx')],
    [
      'a workbook with modified bytes',
      () =>
        zipOf([
          ['[Content_Types].xml', randomBytes(50)],
          ['xl/workbook.xml', randomBytes(50)],
        ]),
      inFile(400, 'excel.notXlsx'),
    ],
    [
      'a zip bomb',
      () =>
        zipOf([
          ['[Content_Types].xml', Buffer.alloc(21 * 1024 * 1024)],
          ['xl/workbook.xml', Buffer.alloc(1)],
        ]),
      inFile(400, 'excel.tooLarge'),
    ],
    ['10 MB', async () => randomBytes(10 * 1024 * 1024), inFile(413, 'request.tooLarge')],
    [
      '1,001 members',
      async () => workbookOf(Array.from({ length: 1_001 }, () => ['李小红', '13900139000'])),
      inFile(400, 'excel.tooManyRows'),
    ],
    [
      'no header row',
      async () =>
        workbookOf([], (sheet) => utils.sheet_add_aoa(sheet, [['李小红', '13900139000', '', '', '', '', '']])),
      inFile(400, 'excel.wrongHead'),
    ],
    [
      'a header row with a formula',
      async () => workbookOf([memberRow()], (sheet) => (sheet.B1 = { t: 'n', f: '1+1' })),
      inFile(400, 'excel.wrongHead'),
    ],
    [
      'a header row with a duplicate title',
      async () => workbookOf([memberRow()], (sheet) => (sheet.C1.v = '姓名')),
      inFile(400, 'excel.wrongHead'),
    ],
    [
      'a merged cell as large as a sheet',
      async () => workbookOf([memberRow()], (sheet) => (sheet['!merges'] = [utils.decode_range('A1:XFD1048576')])),
      inFile(400, 'excel.tooSlow'),
    ],
    ['no member', async () => workbookOf([]), inFile(400, 'excel.empty')],
  ])('%s', async (_what, bytes, error) => {
    const response: Envelope = await send(await bytes());
    expect(errorOf(response)).toEqual(error);
    const stored = await site.database.db
      .selectFrom('excel_import')
      .select('id')
      .where('group_id', '=', group.id)
      .execute();
    expect(stored).toEqual([]);
  });

  test('rejects a request without a file, with an unknown field, or with the file as text', async () => {
    const file = { name: 'a.xlsx', bytes: workbookOf([memberRow()]) };
    const templateErrors = async (fields: Record<string, string>, field?: string) =>
      errorOf(await upload(wang, 'groupExcelImport', fields, { ...file, ...(field && { field }) }));
    expect(await templateErrors({ groupId: group.id, more: 'x' })).toMatchObject({ code: 400, fields: ['/body/more'] });
    expect(await templateErrors({ groupId: group.id }, 'document')).toMatchObject({
      fields: ['/body/file', '/body/document'],
    });
    expect(await templateErrors({ groupId: group.id, file: 'text' }, 'groupId')).toMatchObject({ code: 400 });
    expect(errorOf(await wang.request('groupExcelImport', { body: { groupId: group.id, file: 'x' } }))).toMatchObject({
      code: 415,
    });
  });
});

test('rejects uploads to another person’s group and more than twenty an hour', async () => {
  const bytes = workbookOf([memberRow()]);
  const other = visitor();
  const file = { name: 'a.xlsx', bytes };
  expect(errorOf(await upload(other, 'groupExcelImport', { groupId: group.id }, file))).toMatchObject({ code: 403 });
  await createGroup(other, 0);
  expect(errorOf(await upload(other, 'groupExcelImport', { groupId: group.id }, file))).toEqual({
    code: 404,
    reason: 'group.notFound',
  });
  for (let count = 0; count < 20; count++) expect((await send(Buffer.from('x'))).code).toBe(400);
  expect(errorOf(await send(bytes))).toEqual({ code: 429, reason: 'limit.exceeded' });
});
