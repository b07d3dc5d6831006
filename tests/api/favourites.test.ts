import { read } from '@e965/xlsx';
import type { HandlerResponse } from '../../server/http/contract';
import { contentId } from '../../server/lib/ids';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';

let site: TestApp;
let anna: TestVisitor;
const lancore = contentId('exhibitor', 'lancore');
beforeAll(async () => {
  site = await buildTestApp();
  anna = site.visitor({ locale: 'en' });
  await site.database.db
    .updateTable('exhibitor')
    .set({ name: JSON.stringify({ 'zh-cn': '公式', en: '=HYPERLINK("http://x","a,b")' }) })
    .where('id', '=', contentId('exhibitor', 'panqie'))
    .execute();
});
afterAll(() => site.close());

const exportFavourites = (body: object) => anna.requestRaw('ownFavouritesExport', { body });

test('a spreadsheet lists the favourites and omits unknown ids', async () => {
  const response = await exportFavourites({ format: 'csv', exhibitorIds: [lancore, contentId('exhibitor', 'nobody')] });
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.body).toBe(
    `\ufeffKind,Name,Company,Time,Booth,Page\r\nExhibitor,Lancore Bearings,Lancore Bearings,,15-A09,http://127.0.0.1:8080/en/exhibitor-list/details/${lancore}\r\n`,
  );
});

test('does not let a name be interpreted as a formula, in either file format', async () => {
  const body = { exhibitorIds: [contentId('exhibitor', 'panqie')] };
  const [, line] = (await exportFavourites({ ...body, format: 'csv' })).body.split('\r\n');
  expect(line).toContain(`"'=HYPERLINK(""http://x"",""a,b"")"`);
  const { rawPayload } = await exportFavourites({ ...body, format: 'xlsx' });
  const { SheetNames, Sheets } = read(rawPayload, { type: 'buffer' });
  const cell = Sheets[SheetNames[0]!]!.B2;
  expect([cell.v, cell.f]).toEqual([`'=HYPERLINK("http://x","a,b")`, undefined]);
});

test('a calendar contains the favourite meetings, and a spreadsheet lists them with times', async () => {
  const [meeting] = (
    await anna
      .request('meetingPage', { body: { current: 1, size: 1 } })
      .then(({ data }) => data as { records: { id: string; title: string; from: string }[] })
  ).records;
  const body = { meetingIds: [meeting!.id, contentId('meeting', 'nothing')], exhibitorIds: [lancore] };
  const calendar = (await exportFavourites({ ...body, format: 'ics' })).body;
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(calendar.replace(/\r\n[ \t]/g, '')).toContain(
    `DTSTART:${new Date(meeting!.from).toISOString().replace(/[-:]|\.000/g, '')}`,
  );
  const lines = (await exportFavourites({ ...body, format: 'csv' })).body.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/,2026-0[34]-\d\d \d\d:\d\d,/);
  expect((await exportFavourites({ format: 'ics', exhibitorIds: [lancore] })).body).not.toContain('VEVENT');
});

test('returns the current data of favourites in the requested language and omits unknown ids', async () => {
  const nobody = contentId('exhibitor', 'nobody');
  const { data } = await anna.request('ownFavourites', {
    body: {
      exhibitorIds: [lancore, nobody],
      exhibitIds: [contentId('exhibit', 'hengzhun-sg700')],
      meetingIds: [nobody],
    },
  });
  const { exhibitors, exhibits, meetings } = data as Record<string, { name: string; lang: string }[]>;
  expect([exhibitors, exhibits, meetings].map((list) => list!.map(({ name, lang }) => [name, lang]))).toEqual([
    [['Lancore Bearings', 'en']],
    [['HE-SG375 precision surface grinder', 'en']],
    [],
  ]);
});

test('names an unknown format, too many favourites and malformed ids', async () => {
  const response = await anna.request('ownFavouritesExport', {
    body: { format: 'pdf', exhibitorIds: ['x'], exhibitIds: Array(501).fill(lancore) },
  });
  expect(errorOf(response)).toEqual({
    code: 400,
    reason: 'request.invalid',
    fields: ['/body/format', '/body/exhibitorIds/0', '/body/exhibitIds'],
  });
});

test('creates at most twenty files an hour for an IP address', async () => {
  const boris = site.visitor();
  for (let count = 0; count < 20; count++)
    expect((await boris.requestRaw('ownFavouritesExport', { body: { format: 'csv' } })).statusCode).toBe(200);
  expect(errorOf(await boris.request('ownFavouritesExport', { body: { format: 'csv' } }))).toEqual({
    code: 429,
    reason: 'limit.exceeded',
  });
});

describe('the catalogue of suggestions', () => {
  type Catalogue = HandlerResponse<'ownSuggestionCatalogue'>;
  const catalogueIn = async (locale: 'en' | 'ja') =>
    (await site.visitor({ locale }).request('ownSuggestionCatalogue')).data as Catalogue;
  const tagsOf = ({ items }: Catalogue, id: string) => items.find((item) => item.id === id)?.tags;

  test('has the questionnaire’s questions, without options that mean nothing for suggestions', async () => {
    const { questions } = await catalogueIn('ja');
    expect(questions.map(({ id, options }) => [id, options.length])).toEqual([
      ['purposes', 4],
      ['products', 17],
      ['business', 13],
    ]);
    expect(questions[1]!.options.find(({ code }) => code === '1018')).toEqual({
      code: '1018',
      label: 'マシンビジョン',
      tags: ['option:1018', 'category:305'],
    });
  });

  test('has something of each kind for each product of interest, and each session that is not cancelled', async () => {
    const joints = contentId('meeting', 'joints');
    const before = await catalogueIn('en');
    expect(tagsOf(before, joints)).toEqual(
      expect.arrayContaining(['session', 'programme:robotics', 'option:1016', 'category:306']),
    );
    const kinds = before.questions[1]!.options.map(({ code, tags }) => {
      const matches = before.items.filter((item) => item.tags.some((tag) => tags.includes(tag)));
      return [code, ['exhibitor', 'product'].every((kind) => matches.some((item) => item.kind === kind))];
    });
    expect(kinds.filter(([, hasBoth]) => !hasBoth)).toEqual([]);
    expect(before.items.length).toBeLessThanOrEqual(1500);
    await site.database.db.updateTable('meeting').set({ cancelled: true }).where('id', '=', joints).execute();
    const after = await catalogueIn('en');
    expect(after.items).toEqual(before.items.filter(({ id }) => id !== joints));
  });
});
