import type { HandlerResponse } from '../../server/http/contract';
import { buildTestSite, textOf, type TestSite } from '../support/testSite';

type Session = HandlerResponse<'meetingPage'>['records'][number];

let site: TestSite;
/** The sessions of the first day. */
let sessions: Session[];
beforeAll(async () => {
  site = await buildTestSite({ at: '2026-03-31T10:40:00+08:00' });
  const { data } = await site
    .visitor({ locale: 'en' })
    .request('meetingPage', { body: { current: 1, size: 100, date: '2026-03-31' } });
  sessions = (data as HandlerResponse<'meetingPage'>).records;
});
afterAll(() => site.close());

const shanghai = (time: string) => Date.parse(`2026-03-31T${time}:00+08:00`);
const isRunningAt = (time: string) => (session: Session) =>
  Date.parse(session.from) <= shanghai(time) && Date.parse(session.to) > shanghai(time);
/** The text of a session's list item. */
const rowOf = (html: string, { id }: Session): string =>
  textOf(html.split(/<li\b/).find((item) => new RegExp(`href="[^"]*/meeting/details/${id}"`).test(item)) ?? '');

test.each([
  ['en', 'Now', 'Next', 'sessions on now. Next at 14:00.'],
  ['zh-cn', '进行中', '下一场', '场正在进行。 下一场14:00开始。'],
  ['ru', 'Сейчас', 'Далее', 'Следующее — в 14:00.'],
  ['zh-tw', '進行中', '下一場', '場進行中。 下一場 14:00 開始。'],
  ['ja', '開催中', '次に開始', '件を開催中です。 次は14:00に始まります。'],
])(
  'at 10:40 of the first day /%s/meeting marks running sessions "%s" and the next ones "%s"',
  async (lang, now, next, line) => {
    const { html } = await site.get(`/${lang}/meeting`);
    expect(textOf(html)).toContain(line);
    const running = sessions.filter(isRunningAt('10:40'));
    const atTwo = sessions.filter(({ from }) => Date.parse(from) === shanghai('14:00'));
    expect(Math.min(running.length, atTwo.length)).toBeGreaterThan(1);
    for (const session of running) expect(rowOf(html, session)).toContain(now);
    for (const session of atTwo) expect(rowOf(html, session)).toContain(next);
  },
);

test('no session of another day is now or next', async () => {
  const text = textOf((await site.get('/en/meeting?date=2026-04-01')).html);
  expect(text).not.toMatch(/on now\.|Next at/);
});

test('a session’s page closes its enrolment at the start, and ends', async () => {
  const session = sessions.find(({ to }) => Date.parse(to) === shanghai('15:15'));
  if (!session) throw new Error('no session ends at 15:15');
  const url = `/en/meeting/details/${session.id}`;
  const headAt = async (time: string) => {
    site.clock.set(`2026-03-31T${time}:00+08:00`);
    const { html } = await site.get(url);
    return { text: textOf(html.slice(html.indexOf('<h1') - 600)), canEnrol: html.includes(`${url}/enrol"`) };
  };
  expect(await headAt('13:50')).toMatchObject({ canEnrol: true });
  expect(await headAt('14:10')).toMatchObject({ canEnrol: false, text: expect.stringContaining('Now') });
  expect(await headAt('15:20')).toMatchObject({
    canEnrol: false,
    text: expect.stringContaining('This session has ended.'),
  });
  const { html } = await site.get('/en/meeting');
  expect(rowOf(html, session)).toContain('Ended');
});
