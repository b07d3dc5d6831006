/** Downloads: lists, types, files, and the download log. */
import { read, utils } from '@e965/xlsx';
import { contentId } from '../../server/lib/ids';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';

let site: TestApp;
let db: TestApp['database']['db'];
beforeAll(async () => {
  site = await buildTestApp();
  db = site.database.db;
});
afterAll(() => site.close());

interface Item {
  id: string;
  title: string;
  typeId: string;
  fileName: string;
  contentType: string;
  size: number;
  downloads: number;
  needsLog: boolean;
}
const idOf = (slug: string) => contentId('download', slug);
const list = async (body: object, client = site.visitor()): Promise<Item[]> =>
  (await client.request('downloadList', { body })).data as Item[];
const slugs = (items: Item[]) => items.map(({ fileName }) => fileName.split('.')[0]);
const log = (client: TestVisitor, downloadId: string, overrides: object = {}) =>
  client.request('downloadLog', { body: { downloadId, ...overrides } });

test('lists 40 files for visitors or exhibitors, filtered by type with subtypes and by keyword', async () => {
  const [visitors, exhibitors] = [await list({ audience: 'visitor' }), await list({ audience: 'exhibitor' })];
  expect(visitors.length + exhibitors.length).toBe(40);
  expect(slugs(await list({ audience: 'visitor', typeId: 'lists' }))).toEqual([
    'hall-plan',
    'exhibitor-list',
    'programme-table',
  ]);
  expect((await list({ audience: 'exhibitor', typeId: 'technical' })).map(({ typeId }) => typeId)).toEqual([
    ...Array<string>(5).fill('build'),
    'supply',
    'supply',
  ]);
  expect(slugs(await list({ audience: 'exhibitor', keyword: 'crane' }))).toEqual(['lifting']);
  expect(slugs(await list({ audience: 'visitor', keyword: '无障碍' }))).toEqual(['step-free-routes']);
  expect(await list({ audience: 'visitor', typeId: 'unknown' })).toEqual([]);
});

test('returns the types as a tree with counts', async () => {
  const types = async (id: string) =>
    (await site.visitor().request('downloadTypes', { path: { id } })).data as {
      id: string;
      count: number;
      audience: string;
    }[];
  const roots = await types('0');
  expect(roots.map(({ id }) => id)).toEqual([
    'guides',
    'programme',
    'exhibitions',
    'lists',
    'press',
    'manuals',
    'technical',
    'promotion',
  ]);
  expect(roots.reduce((sum, { count }) => sum + count, 0)).toBe(40);
  expect(await types('technical')).toMatchObject([
    { id: 'build', count: 5 },
    { id: 'supply', count: 2 },
  ]);
  expect(errorOf(await site.visitor().request('downloadTypes', { path: { id: 'none' } }))).toEqual({
    code: 404,
    reason: 'record.notFound',
  });
});

test.each(['zh-cn', 'en'])('serves each file in %s with the type, name and size stated in the list', async (locale) => {
  const li = site.visitor({ locale });
  for (const item of [...(await list({ audience: 'visitor' }, li)), ...(await list({ audience: 'exhibitor' }, li))]) {
    expect(item.fileName).toMatch(new RegExp(`^[a-z0-9-]+\\.${locale}\\.(pdf|xlsx)$`));
    if (item.needsLog) await log(li, item.id);
    const { url, ...fileInfo } = (await li.request('downloadUrl', { path: { id: item.id } })).data as {
      url: string;
      size: number;
    };
    const { fileName, contentType, size } = item;
    expect(fileInfo).toEqual({ id: item.id, fileName, contentType, size, expiresAt: null });
    const file = await li.send('GET', url);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': contentType,
      'content-length': String(size),
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, max-age=31536000, immutable',
    });
    const bytes = file.rawPayload;
    if (fileName.endsWith('.pdf')) {
      expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
      expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(1);
    } else {
      const { SheetNames, Sheets } = read(bytes, { type: 'buffer' });
      const rows = { 'exhibitor-list': 320, 'programme-table': 29, 'booth-list': 0, 'advert-table': 21 }[
        fileName.split('.')[0] ?? ''
      ];
      expect(utils.sheet_to_json(Sheets[SheetNames[0]!]!, { header: 1 }).length).toBeGreaterThan(rows ?? 0);
    }
  }
});

test('falls back to the next language in which the file exists', async () => {
  const nameIn = async (locale: string) =>
    (await list({ audience: 'visitor', typeId: 'press' }, site.visitor({ locale })))[0]?.fileName;
  expect([await nameIn('zh-tw'), await nameIn('ru'), await nameIn('ja')]).toEqual([
    'press-kit.zh-cn.pdf',
    'press-kit.en.pdf',
    'press-kit.en.pdf',
  ]);
});

test('without JavaScript, submitting the form redirects to the file; rejects incomplete and cross-site forms', async () => {
  const anna = site.visitor();
  const file = '/media/files/exhibitor-list.en.xlsx';
  const post = (form: string, to = file, overrides: Record<string, string> = {}) =>
    anna.send('POST', to, form as unknown as object, {
      'content-type': 'application/x-www-form-urlencoded',
      ...overrides,
    });
  const form = 'name=Anna+Schmidt&company=Schmidt+GmbH';
  const rejectedResponses = [
    await post('name=Anna&company=+'),
    await post(form, file, { 'sec-fetch-site': 'cross-site' }),
    await post(form, '/media/files/nothing.en.pdf'),
  ];
  expect(rejectedResponses.map(({ statusCode }) => statusCode)).toEqual([409, 400, 404]);
  expect((await anna.send('GET', file)).statusCode).toBe(404);
  const accepted = await post(form);
  expect([accepted.statusCode, accepted.headers.location]).toEqual([303, file]);
  expect((await anna.send('GET', file)).statusCode).toBe(200);
  const loggedRows = await db
    .selectFrom('download_log')
    .select(['name', 'company'])
    .where('company', '=', 'Schmidt GmbH')
    .where('email', 'is', null)
    .execute();
  expect(loggedRows).toEqual([{ name: 'Anna Schmidt', company: 'Schmidt GmbH' }]);
});

test('returns restricted files only after the visitor has submitted the form', async () => {
  const anna = site.visitor();
  const path = { id: idOf('exhibitor-list') };
  const file = '/media/files/exhibitor-list.en.xlsx';
  expect(errorOf(await anna.request('downloadUrl', { path }))).toEqual({ code: 409, reason: 'download.logMissing' });
  expect((await anna.send('GET', file)).statusCode).toBe(404);
  const fields = { name: 'Anna Schmidt', company: 'Schmidt GmbH', email: 'anna@example.com', source: 'mail-2' };
  expect(await log(anna, path.id, fields)).toMatchObject({
    code: 200,
    data: { downloadId: path.id, createdAt: '2026-03-10T02:00:00.000Z' },
  });
  expect((await anna.request('downloadUrl', { path })).code).toBe(200);
  expect((await anna.send('GET', file)).statusCode).toBe(200);
  expect((await site.visitor().send('GET', file)).statusCode).toBe(404);
  const loggedRows = db.selectFrom('download_log').selectAll().where('email', '=', fields.email).execute();
  expect(await loggedRows).toMatchObject([{ ...fields, mobile: null, locale: 'en' }]);
});

test('counts a file once per session, however often it is downloaded', async () => {
  const id = idOf('lifting');
  const count = async () => (await list({ audience: 'exhibitor', keyword: 'crane' }))[0]?.downloads;
  const [anna, boris] = [site.visitor(), site.visitor()];
  for (const client of [anna, anna, boris]) expect((await log(client, id)).code).toBe(200);
  expect(await count()).toBe(2);
});

test('rejects invalid input with its field, and records nothing', async () => {
  const anna = site.visitor();
  const before = await db.selectFrom('download_log').selectAll().execute();
  const requestError = async (...args: Parameters<typeof anna.request>) => errorOf(await anna.request(...args));
  expect(await requestError('downloadLog', { body: { downloadId: idOf('none') } })).toEqual({
    code: 404,
    reason: 'download.notFound',
    fields: ['/body/downloadId'],
  });
  expect(
    await requestError('downloadLog', { body: { downloadId: idOf('lifting'), email: 'x', name: 'A'.repeat(61) } }),
  ).toEqual({
    code: 400,
    reason: 'request.invalid',
    fields: ['/body/name', '/body/email'],
  });
  expect(await requestError('downloadList', { body: { audience: 'press' } })).toEqual({
    code: 400,
    reason: 'request.invalid',
    fields: ['/body/audience'],
  });
  expect(await requestError('downloadUrl', { path: { id: idOf('none') } })).toEqual({
    code: 404,
    reason: 'download.notFound',
  });
  expect(await db.selectFrom('download_log').selectAll().execute()).toEqual(before);
});

test('omits drafts and future files from lists, counts and addresses', async () => {
  await db.updateTable('download').set({ published: false }).where('slug', '=', 'press-kit').execute();
  await db
    .updateTable('download')
    .set({ published_at: new Date('2026-03-10T02:00:01Z') })
    .where('slug', '=', 'questions')
    .execute();
  const anna = site.visitor();
  const names = slugs(await list({ audience: 'visitor' }));
  for (const slug of ['press-kit', 'questions']) {
    expect(names).not.toContain(slug);
    expect(errorOf(await anna.request('downloadUrl', { path: { id: idOf(slug) } }))).toEqual({
      code: 404,
      reason: 'download.notFound',
    });
    expect(errorOf(await log(anna, idOf(slug)))).toMatchObject({ reason: 'download.notFound' });
    expect((await site.app.inject(`/media/files/${slug}.en.pdf`)).statusCode).toBe(404);
  }
  site.clock.set('2026-03-10T10:00:01+08:00');
  expect(slugs(await list({ audience: 'visitor' }))).toContain('questions');
});

test('records at most 120 downloads an hour for an IP address', async () => {
  const bot = site.visitor();
  const codes = [];
  for (let count = 0; count < 121; count++) codes.push((await log(bot, idOf('waste'))).code);
  expect(codes).toEqual([...Array<number>(120).fill(200), 429]);
});
