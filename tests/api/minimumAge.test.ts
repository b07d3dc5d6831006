/** The minimum age is checked for the first day of the exhibition, in all channels. */
import { textOf } from '../../server/http/reasonText';
import { readCatalog } from '../../src/i18n/catalogFiles';
import { ADULTS_ONLY, ADULTS_ONLY_SENTENCE } from '../../src/rules/messages/adultsOnly';
import { LOCALES } from '../../src/rules/locales';
import {
  makeChineseBody,
  createGroup,
  makeMemberBody,
  newIdCard,
  newMobile,
  registerInChinese,
} from '../support/factories';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';
import { memberRow, upload, workbookOf } from '../support/workbooks';

// The site's day is 10 March 2026; the exhibition opens on 31 March.
const EIGHTEEN_ON_OPENING = '20080331';
const STILL_SEVENTEEN = '20080401';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const visitor = () => site.visitor({ locale: 'zh-cn' });
const documentOf = (birth: string) => ({ documentKind: 'idCard', documentNumber: newIdCard(birth) });

test('accepts a visitor who turns 18 by the first day', async () => {
  expect(await registerInChinese(visitor(), newMobile(), documentOf(EIGHTEEN_ON_OPENING))).toMatchObject({
    state: 'submitted',
    under18: false,
  });
});

test('rejects a visitor who is still 17 on the first day, with the same wording everywhere', async () => {
  const [wang, mobile] = [visitor(), newMobile()];
  await wang.verifyMobile(mobile);
  const response = await wang.request('visitorInsert', {
    body: makeChineseBody(mobile, documentOf(STILL_SEVENTEEN)),
  });
  expect(errorOf(response)).toEqual({
    code: 400,
    reason: 'visitor.under18',
    fields: ['/body/documentNumber'],
  });
  expect(response.message).toBe(ADULTS_ONLY['zh-cn']);
});

test('a delegation accepts a member who turns 18 by the first day and rejects one who does not', async () => {
  const wang = visitor();
  const { id: groupId } = await createGroup(wang, 0);
  const save = (birth: string) =>
    wang.request('groupSaveUser', { body: { groupId, ...makeMemberBody(documentOf(birth)) } });
  expect((await save(EIGHTEEN_ON_OPENING)).code).toBe(200);
  expect(errorOf(await save(STILL_SEVENTEEN))).toMatchObject({ reason: 'visitor.under18' });
});

test('applies the same day to a workbook', async () => {
  const wang = visitor();
  const { id: groupId } = await createGroup(wang, 0);
  const rowOf = (birth: string) => [...memberRow().slice(0, -1), newIdCard(birth)];
  const bytes = workbookOf([rowOf(EIGHTEEN_ON_OPENING), rowOf(STILL_SEVENTEEN)]);
  const { data } = await upload(wang, 'groupExcelImport', { groupId }, { name: 'delegation.xlsx', bytes });
  const { rows } = data as { rows: { errors: { reason: string; message: string }[] }[] };
  expect(rows.map(({ errors }) => errors.map(({ reason, message }) => [reason, message]))).toEqual([
    [],
    [['idCard.under18', ADULTS_ONLY['zh-cn']]],
  ]);
});

test.each(LOCALES)('errors and notes on pages in %s use the same wording', (locale) => {
  expect(textOf('visitor.under18', locale)).toBe(ADULTS_ONLY[locale]);
  const catalog = readCatalog(locale);
  for (const id of ['admission.age', 'group.note', 'visitor.noteAdults'])
    expect(catalog[id]).toBe(ADULTS_ONLY_SENTENCE[locale]);
  for (const id of ['visitor.admission', 'visitor.noteInformation'])
    expect(catalog[id]).toContain(ADULTS_ONLY_SENTENCE[locale]);
});
