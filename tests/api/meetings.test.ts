/** Public meetings: thirty in eight themes, by time, with counts that agree with the filters. */
import { meetingWith } from '../support/meetings';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';
import { newestOf } from '../support/newestOf.mjs';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.clock.set('2026-03-10T10:00:00+08:00'));

interface Meeting {
  id: string;
  title: string;
  date: string;
  from: string;
  themeId: string;
  hall: string | null;
  price: number;
  state: string;
}

interface Page {
  records: Meeting[];
  total: number;
  facets: Record<'dates' | 'themes' | 'halls', { value: string; label: string; count: number }[]>;
}

const page = async (filter: object = {}, locale = 'en'): Promise<Page> =>
  (await site.visitor({ locale }).request('meetingPage', { body: { current: 1, size: 100, ...filter } })).data;

test('lists thirty meetings in eight themes by time', async () => {
  const { records, total, facets } = await page();
  expect([records.length, total, facets.themes.length]).toEqual([30, 30, 8]);
  expect(records.map(({ from }) => from)).toEqual(records.map(({ from }) => from).sort());
  expect(facets.dates).toEqual([
    { value: '2026-03-31', label: '2026-03-31', count: 7 },
    { value: '2026-04-01', label: '2026-04-01', count: 9 },
    { value: '2026-04-02', label: '2026-04-02', count: 10 },
    { value: '2026-04-03', label: '2026-04-03', count: 4 },
  ]);
});

test('each count of a filter equals the number of results it gives', async () => {
  const { facets } = await page({ date: '2026-04-02' });
  for (const { value, count } of facets.dates) expect((await page({ date: value })).total).toBe(count);
  for (const { value, count } of facets.themes)
    expect((await page({ date: '2026-04-02', themeId: value })).total).toBe(count);
  for (const { value, count } of facets.halls)
    expect((await page({ date: '2026-04-02', hall: value })).total).toBe(count);
});

test('filters combine with AND; a keyword matches any language', async () => {
  expect((await page({ charged: true })).records.map(({ price }) => price).sort()).toEqual([19900, 29900]);
  expect((await page({ keyword: '叶轮' })).records.map(({ title }) => title)).toEqual([
    'Five-axis machining and aero-engine impellers',
  ]);
  expect((await page({ keyword: 'IMPELLERS', hall: '10' })).total).toBe(0);
  expect((await page({ keyword: '%%' })).total).toBe(0);
});

test('marks past meetings, and closes a meeting whose enrolment has ended', async () => {
  site.clock.set('2026-04-01T10:30:00+08:00');
  expect((await page({ state: 'over' })).total).toBe(7);
  const running = (await page({ state: 'closed' })).records.map(({ date }) => date);
  expect(new Set(running)).toEqual(new Set(['2026-04-01']));
  expect((await page({ state: 'open' })).total).toBe(30 - 7 - running.length);
});

test('returns a meeting in its language, with matching programme and speakers', async () => {
  const id = await meetingWith(site, 'impellers');
  const english = (await site.visitor().request('meetingById', { path: { id } })).data as Record<string, unknown>;
  expect(english).toMatchObject({
    title: 'Five-axis machining and aero-engine impellers',
    room: 'Hall 9, room A',
    from: '2026-03-31T06:00:00.000Z',
    state: 'open',
    seats: { total: 120, taken: 0, left: 120, waiting: 0 },
    form: { formId: 'meeting-enrol', formVersion: newestOf('meeting-enrol') },
    languages: ['zh-cn', 'en', 'ru', 'zh-tw', 'ja'],
    lang: 'en',
  });
  const speakers = (english.speakers as { id: string }[]).map((speaker) => speaker.id);
  const named = (english.agenda as { speakerIds: string[] }[]).flatMap(({ speakerIds }) => speakerIds);
  expect(named).toEqual(speakers);
  const chinese = (await site.visitor({ locale: 'zh-tw' }).request('meetingById', { path: { id } })).data as {
    title: string;
  };
  expect(chinese.title).toBe('五軸加工與航空葉輪專場');
});

test('a speaker’s exhibiting company has its booth, and its page lists the meeting', async () => {
  const anna = site.visitor();
  const [record] = (await page({ keyword: 'bearing life' })).records;
  const { speakers } = (await anna.request('meetingById', { path: { id: record!.id } })).data as {
    speakers: { company: string; exhibitor: { id: string; boothNumber: string; themeId: number } | null }[];
  };
  const [first, second] = speakers;
  const exhibitor = (await anna.request('exhibitorById', { path: { id: first!.exhibitor!.id } })).data as {
    name: string;
    booths: { number: string }[];
    meetings: { id: string }[];
  };
  expect(second?.exhibitor).toBeNull();
  expect(first).toMatchObject({
    company: exhibitor.name,
    exhibitor: { boothNumber: exhibitor.booths[0]?.number, themeId: 4 },
  });
  expect([exhibitor.name, exhibitor.meetings.map(({ id }) => id)]).toEqual(['Lancore Bearings', [record!.id]]);
});

test('exports a meeting to a calendar with its room, in the language of the link', async () => {
  const id = await meetingWith(site, 'impellers');
  const response = await site.visitor().requestRaw('ownMeetingCalendar', { path: { id }, query: { locale: 'zh-cn' } });
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = response.body.replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines).toContain('SUMMARY:五轴加工与航空叶轮专场');
  expect(lines).toContain('DTSTART:20260331T060000Z');
  expect(lines).toContain('DTEND:20260331T083000Z');
  expect(lines.find((line) => line.startsWith('LOCATION:'))).toContain('9号馆');
  expect(lines.find((line) => line.startsWith('URL'))).toContain(`/zh-cn/meeting/details/${id}`);
});

test('returns 404 for unpublished meetings and omits them from lists', async () => {
  const id = await meetingWith(site, 'fastener-failures', { published: false });
  expect(errorOf(await site.visitor().request('meetingById', { path: { id } }))).toEqual({
    code: 404,
    reason: 'meeting.notFound',
  });
  expect(errorOf(await site.visitor().request('meetingStatistics', { path: { id } }))).toEqual({
    code: 404,
    reason: 'meeting.notFound',
  });
  expect((await page({ keyword: 'fasteners' })).total).toBe(0);
  await meetingWith(site, 'fastener-failures', { published: true });
});

test('themes include their meetings, banners, news and days', async () => {
  const visitor = site.visitor();
  const themes = (await visitor.request('meetingThemes', { body: {} })).data as { id: string; title: string }[];
  expect(themes.map(({ title }) => title)).toEqual([
    'Main forums',
    'Metal cutting',
    'Metal forming',
    'Additive manufacturing',
    'Robotics and smart factory',
    'Industrial measurement',
    'Industrial supply',
    'Electronics manufacturing',
  ]);
  const robotics = themes[4]?.id ?? '';
  expect((await visitor.request('meetingTheme', { path: { id: robotics } })).data).toMatchObject({
    meetingCount: 5,
    dates: ['2026-03-31', '2026-04-01', '2026-04-02'],
  });
  expect((await visitor.request('meetingThemes', { body: { keyword: 'robot' } })).data).toMatchObject([
    { id: robotics },
  ]);
  const paged = await visitor.request('meetingThemePage', { body: { current: 2, size: 5 } });
  expect(paged.data).toMatchObject({ total: 8, pages: 2, records: themes.slice(5) });
  expect(errorOf(await visitor.request('meetingTheme', { path: { id: '00000000000000000000000000' } }))).toEqual({
    code: 404,
    reason: 'record.notFound',
  });
  const news = await visitor.request('meetingDynamics', { body: { current: 1, size: 20, themeId: robotics } });
  expect((news.data as { records: { title: string }[] }).records.map(({ title }) => title)).toEqual([
    'Joints session moves to the technology stage',
    'Recordings of four robotics sessions',
  ]);
  expect((await visitor.request('meetingBanners', { body: { current: 1, size: 2 } })).data).toMatchObject({
    total: 3,
    pages: 2,
  });
});

test('omits future news', async () => {
  site.clock.set('2026-02-01T10:00:00+08:00');
  const news = await site.visitor().request('meetingDynamics', { body: { current: 1, size: 20 } });
  expect((news.data as { total: number }).total).toBe(2);
});

test('a topic lists the meetings that reference it', async () => {
  const list = await site.visitor().request('meetingTopicList', { body: { topicId: 'additive' } });
  expect((list.data as Meeting[]).map(({ date }) => date)).toEqual(['2026-03-31', '2026-04-01', '2026-04-02']);
  expect(errorOf(await site.visitor().request('meetingTopicList', { body: { topicId: 'nothing' } }))).toEqual({
    code: 404,
    reason: 'record.notFound',
  });
});

test.each([
  ['meetingPage', { body: { current: 0, size: 20 } }, '/body/current'],
  ['meetingPage', { body: { current: 1, size: 20, date: 'tomorrow' } }, '/body/date'],
  ['meetingBanners', { body: { current: 1 } }, '/body/size'],
  ['meetingDynamics', { body: { current: 1, size: 101 } }, '/body/size'],
  ['meetingThemePage', { body: { current: 1, size: 0 } }, '/body/size'],
  ['meetingThemes', { body: { word: 'x' } }, '/body/word'],
  ['meetingTopicList', { body: {} }, '/body/topicId'],
  ['meetingById', { path: { id: 'x' } }, '/path/id'],
] as const)('%s names what is wrong with %j', async (id, request, field) => {
  expect(errorOf(await site.visitor().request(id, request as never))).toEqual({
    code: 400,
    reason: 'request.invalid',
    fields: [field],
  });
});
