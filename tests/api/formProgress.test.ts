/** Completion and drop-off of forms: counts by version and question, from two replicas at once. */
import { sql } from 'kysely';
import { buildTestApp, errorOf, OPEN, type TestApp } from '../support/testApp';

let site: TestApp;
let other: TestApp;
beforeAll(async () => {
  site = await buildTestApp({ connections: 12 });
  other = await buildTestApp({ database: { ...site.database, close: () => Promise.resolve() } });
});
afterAll(async () => {
  await other.close();
  await site.close();
});
beforeEach(async () => {
  site.clock.set(OPEN);
  await sql`delete from form_progress`.execute(site.database.db);
});

const FORM = { formId: 'visa-letter' };
const unsent = { formVersion: 1, shown: ['company', 'email'], answered: ['company'], last: 'email', sent: false };
const sent = { formVersion: 1, shown: ['company', 'email'], answered: ['company', 'email'], last: 'email', sent: true };

const count = (body: object, { app = site, path = FORM } = {}) =>
  app.visitor().request('ownCountFormProgress', { path, body });
const times = (number: number, body: object) =>
  Promise.all(Array.from({ length: number }, (_, index) => count(body, { app: index % 2 ? site : other })));

interface Question {
  field: string;
  shown: number | null;
  answered: number | null;
  left: number | null;
}

interface Stats {
  versions: { formVersion: number; started: number | null; sent: number | null; questions: Question[] }[];
}

const stats = async (path = FORM): Promise<Stats> =>
  (await site.visitor({ clientIp: '127.0.0.1' }).request('ownFormStats', { path })).data as Stats;
const question = ({ versions }: Stats, name: string) => versions[0]?.questions.find(({ field }) => field === name);

test('counts of two replicas add up, and none is lost when they count at once', async () => {
  expect(await stats()).toEqual({ versions: [] });
  const results = await Promise.all([times(30, unsent), times(12, { ...sent, shown: ['email', 'company'] })]);
  expect(results.flat().map(({ data }) => data)).toEqual(Array.from({ length: 42 }, () => ({ counted: true })));
  const all = await stats();
  expect(all.versions).toMatchObject([{ formVersion: 1, started: 42, sent: 12 }]);
  expect(question(all, 'company')).toEqual({ field: 'company', shown: 42, answered: 42, left: null });
  expect(question(all, 'email')).toEqual({ field: 'email', shown: 42, answered: 12, left: 30 });
});

test('a count below five is not shown to anyone, and days add up', async () => {
  await times(4, unsent);
  expect((await stats()).versions).toMatchObject([{ started: null, sent: null }]);
  expect(question(await stats(), 'email')).toEqual({ field: 'email', shown: null, answered: null, left: null });
  site.clock.advance({ days: 1 });
  await count(unsent);
  expect((await stats()).versions).toMatchObject([{ started: 5, sent: null }]);
  expect(question(await stats(), 'email')).toEqual({ field: 'email', shown: 5, answered: null, left: 5 });
});

test('the rows contain form, version, day, question and counts, nothing else', async () => {
  await count({ ...unsent, shown: ['company', 'email', 'anna@example.com'], answered: ['company', 'Anna Schmidt'] });
  const { rows } = await sql`select * from form_progress order by field`.execute(site.database.db);
  const row = { form_id: 'visa-letter', version: 1, day: expect.anything() as unknown };
  expect(rows).toEqual([
    { ...row, field: '', shown: 1, answered: 0, left_here: 0 },
    { ...row, field: 'company', shown: 1, answered: 1, left_here: 0 },
    { ...row, field: 'email', shown: 1, answered: 0, left_here: 1 },
  ]);
});

test('a report sets no cookie, and a ticket or cookie that comes with it changes nothing', async () => {
  const visitor = site.visitor();
  const credentials: Record<string, string> = { cookie: 'sid=made-up.value', 'access-token': 'made-up' };
  for (const headers of [{}, credentials]) {
    const response = await visitor.requestRaw('ownCountFormProgress', { path: FORM, body: sent }, headers);
    expect(response.json()).toMatchObject({ code: 200, data: { counted: true } });
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(response.headers).not.toHaveProperty('access-token');
  }
});

test.each<[string, object]>([
  [
    'only names that the form does not have',
    { shown: ['password', '__proto__'], answered: ['password'], last: 'password' },
  ],
  ['nothing', { shown: [], answered: [], last: undefined }],
])('a report of %s is not counted', async (_what, rest) => {
  expect((await count({ ...sent, ...rest })).data).toEqual({ counted: false });
  expect((await stats()).versions).toEqual([]);
});

test('repeated names count once, and an answer or the last question counts only where it was shown', async () => {
  await times(5, {
    ...unsent,
    shown: ['company', 'company'],
    answered: ['company', 'company', 'email'],
    last: 'email',
  });
  expect((await stats()).versions).toMatchObject([{ started: 5 }]);
  expect(question(await stats(), 'company')).toEqual({ field: 'company', shown: 5, answered: 5, left: null });
  expect(question(await stats(), 'email')).toEqual({ field: 'email', shown: null, answered: null, left: null });
});

test.each<[string, object]>([
  ['an answer', { answers: { company: 'ABC' } }],
  ['an id of the visitor', { visitorId: '01HZX3K8Q4N6T2V9B7M5C1D0EF' }],
  ['more than 200 names', { shown: Array.from({ length: 201 }, () => 'company') }],
  ['a long name', { shown: ['n'.repeat(41)] }],
  ['a name that is no text', { shown: [{ $gt: '' }] }],
  ['NUL', { last: 'com\u0000pany' }],
  ['a version that is no number', { formVersion: '1' }],
  ['a result that is no boolean', { sent: 'true' }],
])('a body with %s is rejected and nothing is counted', async (_what, rest) => {
  expect((await count({ ...unsent, ...rest })).code).toBe(400);
  expect((await stats()).versions).toEqual([]);
});

test('a form or version that is not published is not found, and an archived version still counts', async () => {
  const notFound = { code: 404, reason: 'record.notFound' };
  expect(errorOf(await count(sent, { path: { formId: 'no-form' } }))).toEqual(notFound);
  expect(errorOf(await count({ ...sent, formVersion: 99 }))).toEqual(notFound);
  const path = { formId: 'booth-en' };
  for (const version of [1, 4])
    for (let index = 0; index < 5; index++) await count({ ...sent, formVersion: version }, { path });
  expect((await stats(path)).versions.map(({ formVersion, started }) => [formVersion, started])).toEqual([
    [4, 5],
    [1, 5],
  ]);
});

test('reports of an address beyond 120 an hour are dropped without an error', async () => {
  const visitor = site.visitor();
  const results = [];
  for (let index = 0; index < 121; index++)
    results.push((await visitor.request('ownCountFormProgress', { path: FORM, body: sent })).data as object);
  expect(results.slice(0, 120)).toEqual(Array.from({ length: 120 }, () => ({ counted: true })));
  expect(results[120]).toEqual({ counted: false });
  expect((await stats()).versions).toMatchObject([{ started: 120 }]);
});

test('only designers read the counts, which are empty for a form that is not published', async () => {
  expect(errorOf(await site.visitor().request('ownFormStats', { path: FORM }))).toEqual({
    code: 404,
    reason: 'form.designerUnknown',
  });
  expect(await stats({ formId: 'no-form' })).toEqual({ versions: [] });
});
