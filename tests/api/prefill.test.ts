/** Prefilling: an earlier year's registration, and companies by a part of their name. */
import { newId } from '../../server/lib/ids';
import { newMobile, registerVisitor } from '../support/factories';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const nothing = { registration: null };
const core = {
  name: '王小明',
  company: '深圳市示例机械有限公司',
  jobTitle: 'manager',
  provinceId: '440000',
  notes: 'x',
};

/** A registration of 2025 by mobile number, or of a person. */
async function insertEarlier(of: { mobile?: string; person_id?: string }): Promise<void> {
  const at = new Date('2025-03-01T02:00:00Z');
  await site.database.db
    .insertInto('visitor_registration')
    .values({
      id: newId(),
      edition: 26,
      number: null,
      channel: 'zh',
      state: 'confirmed',
      email: null,
      mobile: of.mobile ?? null,
      person_id: of.person_id ?? null,
      locale: 'zh-cn',
      form_id: 'visitor-zh',
      form_version: 1,
      core: JSON.stringify(core),
      answers: '{}',
      questionnaire: null,
      consent: '{}',
      source: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

test('offers the registration of an earlier year after its number is verified', async () => {
  const mobile = newMobile();
  await insertEarlier({ mobile });
  const li = site.visitor({ locale: 'zh-cn' });
  expect((await li.request('wxItesPre')).data).toEqual(nothing);
  await li.verifyMobile(mobile);
  const { notes: _notes, ...copied } = core;
  expect((await li.request('wxItesPre')).data).toEqual({ registration: { year: 2025, mobile, ...copied } });
  expect((await site.visitor().request('wxItesPre')).data).toEqual(nothing);
});

test('offers it to the ticket’s person too, but never this year’s registration', async () => {
  const anna = site.visitor();
  const { id } = await registerVisitor(anna);
  expect((await anna.request('wxItesPre')).data).toEqual(nothing);
  const { db } = site.database;
  const { person_id } = await db
    .selectFrom('visitor_registration')
    .select('person_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await insertEarlier({ person_id: person_id ?? '' });
  expect((await anna.request('wxItesPre')).data).toMatchObject({ registration: { year: 2025, name: '王小明' } });
});

describe('companies', () => {
  const search = async (keyword: string, locale = 'zh-cn') =>
    (await site.visitor({ locale }).request('wxCompanySearch', { query: { keyword } })).data as { name: string }[];
  const names = async (key: 'zh-cn' | 'en') =>
    (await site.database.db.selectFrom('exhibitor').select('name').execute()).map(({ name }) => name[key] ?? '');

  test('are found by a part of their name in the requested language, at most twenty, prefix matches first', async () => {
    const all = await names('zh-cn');
    const part = all[0]?.slice(0, 2) ?? '';
    const found = (await search(part)).map(({ name }) => name);
    const expectedNames = all.filter((name) => name.includes(part));
    expect(found).toHaveLength(Math.min(20, new Set(expectedNames).size));
    expect(found[0]?.startsWith(part)).toBe(true);
    const english = await names('en');
    expect((await search(part, 'en')).filter(({ name }) => !english.includes(name))).toEqual([]);
    expect((await search('有限公司')).length).toBe(20);
  });

  test.each([
    ['zh-cn', '湖南省', '德国'],
    ['en', 'Hunan', 'Germany'],
  ] as const)('come with their known location, in %s', async (locale, province, country) => {
    const { db } = site.database;
    const first = (column: 'province' | 'country', code: string) =>
      db.selectFrom('exhibitor').select('name').where(column, '=', code).limit(1).executeTakeFirstOrThrow();
    for (const [row, place] of [
      [await first('province', '430000'), province],
      [await first('country', 'DE'), country],
    ] as const) {
      const keyword = row.name['zh-cn'] ?? '';
      const name = row.name[locale] ?? '';
      const found = (await site.visitor({ locale }).request('wxCompanySearch', { query: { keyword } })).data;
      expect(found).toEqual(expect.arrayContaining([{ name, creditCode: null, address: place }]));
    }
  });

  test('are not found by SQL wildcards or a single letter', async () => {
    expect(await search('%%')).toEqual([]);
    expect(await search('__')).toEqual([]);
    expect(errorOf(await site.visitor().request('wxCompanySearch', { query: { keyword: '深' } }))).toEqual({
      code: 400,
      reason: 'request.invalid',
      fields: ['/query/keyword'],
    });
  });
});
