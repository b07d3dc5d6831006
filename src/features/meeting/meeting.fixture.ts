/** Meetings for tests. */
import type { MeetingPage, MeetingSummary, MeetingTheme } from '@/api';

export const meeting = (id: string, overrides: Partial<MeetingSummary> = {}): MeetingSummary => ({
  id,
  title: `Title ${id}`,
  summary: `Summary ${id}`,
  themeId: null,
  themeName: null,
  date: '2026-04-01',
  from: '2026-04-01T02:00:00.000Z',
  to: '2026-04-01T03:30:00.000Z',
  hall: '9',
  room: 'Hall 9, room A',
  cover: null,
  price: 0,
  seats: { total: 80, taken: 0, left: 80, waiting: 0 },
  state: 'open',
  spokenLanguages: ['中文'],
  speakerNames: ['Li Na'],
  isHot: false,
  lang: 'en',
  ...overrides,
});

export const theme = (id: string, title: string): MeetingTheme => ({
  id,
  title,
  summary: `About ${title}`,
  cover: null,
  meetingCount: 2,
  dates: ['2026-04-01'],
  sort: 1,
  lang: 'en',
});

export const pageOf = (records: MeetingSummary[]): MeetingPage => ({
  records,
  total: records.length,
  size: 100,
  current: 1,
  pages: 1,
  facets: {
    dates: [
      { value: '2026-03-31', label: '2026-03-31', count: 3 },
      { value: '2026-04-01', label: '2026-04-01', count: records.length },
    ],
    themes: [],
    halls: [
      { value: '9', label: '9', count: 1 },
      { value: '15', label: '15', count: 2 },
    ],
  },
});
