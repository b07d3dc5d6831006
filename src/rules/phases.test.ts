import fc from 'fast-check';
import { clockFrom } from './clock';
import { deriveEdition } from './editionTexts';
import type { EditionConfig } from './edition';
import { formatDateRange } from './formatDate';
import { LOCALES, localise, localiseWithLang } from './locales';
import {
  countdownDays,
  countdownSeconds,
  nextCountdownDayAt,
  nextPhaseAt,
  phaseOf,
  isPreRegistrationOpen,
} from './phases';
import { nextMidnight, shanghaiDate, shanghaiInstant } from './shanghai';

const edition: EditionConfig = {
  year: 2026,
  number: 27,
  days: [
    { id: 1, date: '2026-03-31', open: '09:00', close: '17:00' },
    { id: 2, date: '2026-04-01', open: '09:00', close: '17:00' },
    { id: 3, date: '2026-04-02', open: '09:00', close: '17:00' },
    { id: 4, date: '2026-04-03', open: '09:00', close: '15:00' },
  ],
  preRegOpensAt: '2025-12-08T09:00:00+08:00',
  preRegDeadline: '2026-03-30T09:00:00+08:00',
};
const at = (text: string) => new Date(`${text}+08:00`);

const ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Kiritimati', 'Europe/Moscow'];
const zone = process.env['TZ'];
afterAll(() => {
  process.env['TZ'] = zone;
});

describe.each(ZONES)('in the time zone %s', (name) => {
  beforeEach(() => {
    process.env['TZ'] = name;
  });

  it.each([
    ['2025-12-08T08:59:59.999', 'before'],
    ['2025-12-08T09:00:00', 'open'],
    ['2026-03-30T08:59:59.999', 'open'],
    ['2026-03-30T09:00:00', 'closed'],
    ['2026-03-31T08:59:59.999', 'closed'],
    ['2026-03-31T09:00:00', 'during'],
    ['2026-04-03T14:59:59.999', 'during'],
    ['2026-04-03T15:00:00', 'after'],
  ])('at %s in Shanghai the phase is %s', (time, phase) => {
    expect(phaseOf(edition, at(time))).toBe(phase);
  });

  it('counts whole days to 09:00 on the opening day, consistent with the seconds', () => {
    expect(countdownDays(edition, at('2026-01-17T09:00:00'))).toBe(73);
    expect(countdownDays(edition, at('2026-01-17T09:00:01'))).toBe(72);
    expect(countdownDays(edition, at('2026-03-30T09:00:00'))).toBe(1);
    expect(countdownDays(edition, at('2026-03-30T09:00:01'))).toBe(0);
    expect(countdownDays(edition, at('2026-04-02T00:00:00'))).toBe(0);
  });

  it('counts seconds to 09:00 on the opening day', () => {
    expect(countdownSeconds(edition, at('2026-03-31T08:59:59'))).toBe(1);
    expect(countdownSeconds(edition, at('2026-03-30T09:00:00'))).toBe(86_400);
    expect(countdownSeconds(edition, at('2026-03-31T09:00:00'))).toBe(0);
  });

  it('derives the same texts in every time zone', () => {
    expect(deriveEdition(edition)).toMatchObject({
      range: {
        en: '31 March – 3 April 2026',
        'zh-cn': '2026年3月31日至4月3日',
        'zh-tw': '2026年3月31日至4月3日',
        ru: '31 марта – 3 апреля 2026 г.',
        ja: '2026年3月31日～4月3日',
      },
      ranges: { full: '2026年3月31日至4月3日', short: '3月31日至4月3日', dotted: '2026.03.31-04.03' },
      weekRange: { en: 'Tuesday – Friday', 'zh-cn': '星期二至星期五' },
      dailyOpeningHours: {
        en: 'Daily 9:00–17:00, on 3 April 9:00–15:00',
        'zh-cn': '每天 9:00–17:00，4月3日 9:00–15:00',
      },
      preRegCloseDateStr: '30/3/2026',
      end: Date.UTC(2026, 3, 3, 7),
    });
    expect(deriveEdition(edition).days[3]).toEqual({
      id: 4,
      date: '2026-04-03',
      md: '04.03',
      datetime: '2026-04-03T09:00:00+08:00',
      week: '周五',
      weekEn: 'Fri',
      weekRu: 'пт',
      time: '9:00-15:00',
    });
  });
});

it('opens pre-registration until the deadline, or when it is forced open', () => {
  expect(isPreRegistrationOpen(edition, at('2026-03-30T08:59:59'))).toBe(true);
  expect(isPreRegistrationOpen(edition, at('2026-03-30T09:00:00'))).toBe(false);
  expect(isPreRegistrationOpen(edition, at('2026-03-30T09:00:00'), true)).toBe(true);
});

it('returns the instant at which the day countdown changes next', () => {
  const next = nextCountdownDayAt(edition, at('2026-03-29T12:00:00'));
  expect(next).toEqual(at('2026-03-30T09:00:01'));
  expect(next && countdownDays(edition, next)).toBe(0);
  expect(nextCountdownDayAt(edition, at('2026-03-30T12:00:00'))).toBeNull();
});

it('returns the instant at which the phase changes next', () => {
  expect(nextPhaseAt(edition, at('2026-03-30T10:00:00'))).toEqual(at('2026-03-31T09:00:00'));
  expect(nextPhaseAt(edition, at('2026-04-03T15:00:00'))).toBeNull();
  expect(nextMidnight(at('2026-03-30T10:00:00'))).toEqual(at('2026-03-31T00:00:00'));
});

it('is monotonic: a later instant has no earlier phase and no longer countdown', () => {
  const order = ['before', 'open', 'closed', 'during', 'after'];
  const instant = fc.integer({ min: Date.UTC(2025, 10, 1), max: Date.UTC(2026, 4, 1) });
  fc.assert(
    fc.property(instant, instant, (a, b) => {
      const [early, late] = [new Date(Math.min(a, b)), new Date(Math.max(a, b))];
      expect(order.indexOf(phaseOf(edition, early))).toBeLessThanOrEqual(order.indexOf(phaseOf(edition, late)));
      expect(countdownDays(edition, early)).toBeGreaterThanOrEqual(countdownDays(edition, late));
      expect(countdownSeconds(edition, early)).toBeGreaterThanOrEqual(countdownSeconds(edition, late));
    }),
  );
});

it('parses the date that it formats', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (time) => {
      const date = shanghaiDate(new Date(time));
      expect(shanghaiDate(shanghaiInstant(date))).toBe(date);
      expect(time - shanghaiInstant(date).getTime()).toBeLessThan(86_400_000);
    }),
  );
});

it('writes common parts of a date range only once', () => {
  expect(formatDateRange('2020-09-01', '2020-09-04').en).toBe('1–4 September 2020');
  expect(formatDateRange('2020-09-01', '2020-09-04')['zh-cn']).toBe('2020年9月1日至4日');
  expect(formatDateRange('2026-12-30', '2027-01-02').en).toBe('30 December 2026 – 2 January 2027');
  expect(formatDateRange('2026-12-30', '2027-01-02').ja).toBe('2026年12月30日～2027年1月2日');
});

it('runs a clock from another instant', () => {
  let real = 1000;
  const clock = clockFrom(new Date(50_000), { now: () => new Date(real) });
  real = 1500;
  expect(clock.now()).toEqual(new Date(50_500));
});

describe('texts with missing languages', () => {
  it('fall back to the closest one', () => {
    expect(localise({ 'zh-cn': '展', en: 'show' }, 'zh-tw')).toBe('展');
    expect(localise({ en: 'show' }, 'zh-tw')).toBe('show');
    expect(localise({ 'zh-cn': '展', en: 'show' }, 'ja')).toBe('show');
    expect(localise({ 'zh-cn': '展', en: 'show' }, 'ru')).toBe('show');
    expect(localiseWithLang({ 'zh-cn': '展' }, 'ru')).toEqual({ text: '展', lang: 'zh-cn' });
  });
  it('are empty only if there is no text at all', () => {
    expect(LOCALES.map((locale) => localise({ ja: '展示' }, locale))).toEqual(LOCALES.map(() => '展示'));
    expect(localise(undefined, 'en')).toBe('');
  });
});
