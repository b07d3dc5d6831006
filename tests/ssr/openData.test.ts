/** The open data: its catalogue, its files, and what else carries the exhibition's facts to programs. */
import { LOCALES } from '@/rules/locales';
import { incrementContentVersion } from '../../server/db/readPool';
import { datasetNames } from '../../server/domain/openData/datasets';
import { buildTestSite, type TestSite } from '../support/testSite';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite();
});
afterAll(() => site.close());

const origin = 'http://127.0.0.1:8080';
let clients = 0;
/** Each request has its own client IP, unless it names one. */
const request = (url: string, headers: Record<string, string> = {}, remoteAddress = `10.1.0.${++clients}`) =>
  site.app.inject({ url, headers, remoteAddress });

interface DatasetFile {
  license: string;
  creditText: string;
  inLanguage: string;
  mainEntity: { itemListElement: Record<string, unknown>[] };
}
const jsonFile = async (name: string, lang = 'en') =>
  (await request(`/open-data/${name}.json?lang=${lang}`)).json<DatasetFile>();
const csvLines = async (name: string, lang = 'en') =>
  (await request(`/open-data/${name}.csv?lang=${lang}`)).body.split('\r\n');

interface Catalogue {
  license: string;
  creditText: string;
  dateModified: string;
  dataset: {
    identifier: string;
    size: { value: number };
    variableMeasured: string[];
    distribution: { contentUrl: string; encodingFormat: string }[];
  }[];
}
const catalogue = async () => (await request('/open-data.json?lang=en')).json<Catalogue>();

test('every file of the catalogue exists and has as many records as it says', async () => {
  const { dataset } = await catalogue();
  expect(dataset.map(({ identifier }) => identifier)).toEqual(datasetNames);
  for (const { identifier, size, variableMeasured, distribution } of dataset) {
    for (const { contentUrl, encodingFormat } of distribution) {
      const { statusCode, headers } = await request(contentUrl.replace(origin, ''));
      expect([statusCode, String(headers['content-type']).split(';')[0]]).toEqual([200, encodingFormat]);
    }
    const { mainEntity } = await jsonFile(identifier);
    const [head, ...lines] = await csvLines(identifier);
    expect(head).toBe(`\ufeff${variableMeasured.join(',')}`);
    expect([mainEntity.itemListElement.length, lines.length - 1]).toEqual([size.value, size.value]);
    expect(size.value).toBeGreaterThan(0);
  }
});

test('each language has its own texts under the same columns', async () => {
  const files = await Promise.all(LOCALES.map((lang) => csvLines('sessions', lang)));
  expect(new Set(files.map(([head]) => head)).size).toBe(1);
  expect(new Set(files.map(([, first]) => first)).size).toBe(LOCALES.length);
  expect((await jsonFile('sessions', 'zh-tw')).inLanguage).toBe('zh-TW');
});

test('the data is CC BY 4.0, credits the organiser, and on a demo site is called fictional', async () => {
  const { license, creditText } = await jsonFile('booths');
  expect(license).toBe('https://creativecommons.org/licenses/by/4.0/');
  expect(creditText).toBe(
    'Data by Organising committee of the exhibition, licensed under CC BY 4.0. ' +
      'This is a demo site: companies, products and sessions are fictional.',
  );
  const all = await catalogue();
  expect([all.license, all.creditText]).toEqual([license, creditText]);
  const { headers } = await request('/open-data/booths.csv?lang=en');
  expect(headers.link).toBe(`<${license}>; rel="license", </open-data.json?lang=en>; rel="collection"`);
});

test('a session is an event with its place and times in the zone of the exhibition', async () => {
  const { mainEntity } = await jsonFile('sessions');
  const [session] = await site.app.services.meetings.page({ current: 1, size: 1 }, 'en').then(({ records }) => records);
  const item = mainEntity.itemListElement.find(({ identifier }) => identifier === session?.id);
  expect(item).toMatchObject({ '@type': 'BusinessEvent', name: session?.title, location: { '@type': 'Place' } });
  expect(String(item?.startDate)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
  expect(new Date(String(item?.startDate)).toISOString()).toBe(session?.from);
});

test('no file has personal data of an exhibitor or speaker', async () => {
  const { db } = site.database;
  const [exhibitor, session] = await Promise.all([
    db.selectFrom('exhibitor').select('id').orderBy('ordinal').executeTakeFirstOrThrow(),
    db.selectFrom('meeting').select('id').where('published', '=', true).executeTakeFirstOrThrow(),
  ]);
  const secrets = ['Zoe Private', 'Sales Secret', 'zoe.private@leak.example', '13800138123', 'press@leak.example'];
  const [person, department, email, mobile, mailbox] = secrets as [string, string, string, string, string];
  const localised = (text: string) => ({ 'zh-cn': text, en: text });
  await db
    .updateTable('exhibitor')
    .set({
      email,
      website: `mailto:${mailbox}`,
      summary: JSON.stringify(localised(`=Gears. Call ${mobile}, or write to ${email}.`)),
      contact: JSON.stringify({
        person: localised(person),
        department: localised(department),
        position: localised(person),
      }),
    })
    .where('id', '=', exhibitor.id)
    .execute();
  const speaker = { id: 'zoe', name: localised(person), title: localised(department), company: localised('Gears') };
  await db
    .updateTable('meeting')
    .set({ speakers: JSON.stringify([speaker]) })
    .where('id', '=', session.id)
    .execute();
  // Products and booths have nothing but the exhibitor's name, so one language of them is enough.
  const languagesOf = (name: string) => (name === 'exhibitors' || name === 'sessions' ? LOCALES : (['en'] as const));
  const urls = datasetNames.flatMap((name) =>
    languagesOf(name).flatMap((lang) => ['csv', 'json'].map((format) => `/open-data/${name}.${format}?lang=${lang}`)),
  );
  for (const url of [...urls, '/open-data.json?lang=en', '/llms.txt']) {
    const { body, statusCode } = await request(url);
    expect({ url, statusCode, found: secrets.filter((secret) => body.includes(secret)) }).toEqual({
      url,
      statusCode: 200,
      found: [],
    });
  }
  // The same text is no formula in a spreadsheet.
  const line = (await csvLines('exhibitors')).find((text) => text.startsWith(`${exhibitor.id},`));
  expect(line).toContain(`'=Gears. Call [number], or write to [email].`);
});

test.each([
  ['/open-data/exhibitors.csv?lang=de', '/query/lang', 'field.notAllowed'],
  ['/open-data/exhibitors.csv?lang=en&lang=ru', '/query/lang', 'field.notAllowed'],
  ['/open-data/exhibitors.csv?language=en', '/query/language', 'field.unknown'],
  ['/open-data.json?lang=', '/query/lang', 'field.notAllowed'],
])('%s is rejected because of %s', async (url, pointer, reason) => {
  const { statusCode, headers, body } = await request(url);
  expect([statusCode, headers['cache-control'], headers.etag]).toEqual([400, 'no-store', undefined]);
  const { data } = JSON.parse(body) as { data: { reason: string; errors: { pointer: string; reason: string }[] } };
  expect(data.reason).toBe('request.invalid');
  expect(data.errors).toEqual([expect.objectContaining({ pointer, reason })]);
});

test.each(['/open-data/people.csv', '/open-data/exhibitors.xlsx', '/open-data/exhibitors', '/open-data/a.b.csv'])(
  '%s does not exist',
  async (url) => {
    expect((await request(url)).statusCode).toBe(404);
  },
);

test('a file is cached for ten minutes, may be read by other sites, and is 304 until the content changes', async () => {
  const url = '/open-data/sessions.json?lang=ja';
  const { headers } = await request(url, { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=600, s-maxage=600',
    'content-language': 'ja',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-encoding': 'br',
    vary: 'accept-encoding',
  });
  const etag = String(headers.etag);
  const again = await request(url, { 'if-none-match': etag });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  expect((await request('/open-data/sessions.json?lang=ru', { 'if-none-match': etag })).statusCode).toBe(200);
  const before = await catalogue();
  await incrementContentVersion(site.database.db);
  expect((await request(url, { 'if-none-match': etag })).statusCode).toBe(200);
  expect(Date.parse((await catalogue()).dateModified)).toBeGreaterThanOrEqual(Date.parse(before.dateModified));
});

test('a download during which the content changes is cut off, so that no cache stores a mixture', async () => {
  const { openData } = site.app.services;
  for (const format of ['csv', 'json'] as const) {
    const file = await openData.file({ name: 'booths', format, locale: 'en' });
    await incrementContentVersion(site.database.db);
    await expect(file.open('10.3.0.1').forEach(() => undefined)).rejects.toThrow('The content changed');
  }
});

test('a client gets 120 files an hour; unchanged files and the catalogue do not count', async () => {
  const client = '10.2.0.1';
  const url = '/open-data/sessions.csv?lang=en';
  const etag = String((await request(url, {}, client)).headers.etag);
  for (let count = 1; count < 120; count++) await request(url, {}, client);
  const { statusCode, headers, body } = await request(url, {}, client);
  expect([statusCode, (JSON.parse(body) as { data: { reason: string } }).data.reason]).toEqual([429, 'limit.exceeded']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await request(url, { 'if-none-match': etag }, client)).statusCode).toBe(304);
  expect((await request('/open-data.json', {}, client)).statusCode).toBe(200);
  expect((await request(url, {}, '10.2.0.2')).statusCode).toBe(200);
});

test('a list page names its files in its Link header, in its language', async () => {
  const linksOf = async (url: string) => (await site.get(url)).headers.link;
  expect(await linksOf('/ru/exhibitor-list')).toBe(
    '</open-data/exhibitors.csv?lang=ru>; rel="alternate"; type="text/csv", ' +
      '</open-data/exhibitors.json?lang=ru>; rel="alternate"; type="application/ld+json"',
  );
  expect(await linksOf('/en/meeting?date=2026-04-01')).toContain('</open-data/sessions.csv?lang=en>');
  expect(await linksOf('/en/news')).toBeUndefined();
});

test.each(LOCALES)('the page for people links the files, calendars and licence in %s', async (lang) => {
  const { status, html } = await site.get(`/${lang}/open-data`);
  expect(status).toBe(200);
  const files = datasetNames.flatMap((name) =>
    ['csv', 'json'].map((format) => `/open-data/${name}.${format}?lang=${lang}`),
  );
  const others = [`/exhibition.ics?lang=${lang}`, `/meetings.ics?lang=${lang}`, `/open-data.json?lang=${lang}`];
  const links = [...files, ...others, 'https://creativecommons.org/licenses/by/4.0/'];
  expect(links.filter((link) => !html.includes(`href="${link}"`))).toEqual([]);
});

test('llms.txt states dates, venue and counted figures, and links pages in five languages, files and the API', async () => {
  const { body, headers } = await request('/llms.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const { exhibitors, products, sessions } = await site.app.services.openData.figures();
  const [title = '', , summary = ''] = body.split('\n');
  expect(title).toBe('# 27th Shenzhen International Industrial Manufacturing Technology Exhibition');
  expect(summary).toMatch(/^> Trade exhibition, 31 March – 3 April 2026, Shenzhen World Exhibition/);
  for (const fact of [`${exhibitors} exhibitors`, `${products} products`, `${sessions} conference sessions`])
    expect(summary).toContain(fact);
  const urls = [...body.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, url = '']) => url.replace(origin, ''));
  expect(LOCALES.filter((locale) => !urls.includes(`/${locale}/exhibitor-list`))).toEqual([]);
  const files = urls.filter((url) => !/^\/(zh-cn|en|ru|zh-tw|ja)(\/|$)/.test(url));
  const responses = await Promise.all(files.map(async (url) => `${(await request(url)).statusCode} ${url}`));
  expect(responses.filter((response) => !response.startsWith('200 '))).toEqual([]);
});

test('the calendar of the exhibition has its days with opening hours and the last hour of pre-registration', async () => {
  const { body, headers } = await request('/exhibition.ics?lang=en');
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(body.match(/^DTSTART.*$/gm)?.map((line) => line.trim())).toEqual([
    'DTSTART:20260330T000000Z',
    'DTSTART:20260331T010000Z',
    'DTSTART:20260401T010000Z',
    'DTSTART:20260402T010000Z',
    'DTSTART:20260403T010000Z',
  ]);
  for (const end of ['DTEND:20260330T010000Z', 'DTEND:20260403T070000Z']) expect(body).toContain(end);
  expect((await request('/exhibition.ics?lang=xx')).statusCode).toBe(404);
});
