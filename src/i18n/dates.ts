/** Dates for display in Shanghai time whatever the machine's time zone, so that server and browser render the same. */
import { shanghaiTime } from '@/rules/shanghai';
import { intlTag, isChinese, isChineseOrJapanese, type Locale } from './locales';

const SHANGHAI = { timeZone: 'Asia/Shanghai' } as const;
const formatCache = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formatCache.get(key) ?? new Intl.DateTimeFormat(intlTag(locale), { ...SHANGHAI, ...options });
  formatCache.set(key, format);
  return format;
}

/** ICU versions use different space characters; server and browser must render the same one. */
const formatInstant = (format: Intl.DateTimeFormat, instant: string): string =>
  format.format(dateOf(instant)).replace(/\s/gu, ' ');

// A date without a time means Shanghai; UTC midnight is the same day there.
const dateOf = (instant: string): Date => new Date(instant);

/** `16 January 2026`, `16 января 2026 г.`, `2026年1月16日`; in Chinese `2026.01.16`, as in print there. */
export function formatDate(instant: string, locale: Locale): string {
  if (!isChinese(locale))
    return formatInstant(formatOf(locale, { day: 'numeric', month: 'long', year: 'numeric' }), instant);
  const parts = formatOf(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(dateOf(instant));
  return parts.flatMap(({ type, value }) => (type === 'literal' ? [] : [value])).join('.');
}

/** `Tue`, `周二`, `вт` */
export const formatWeekday = (instant: string, locale: Locale): string =>
  formatInstant(formatOf(locale, { weekday: 'short' }), instant);

/** Listed by field, because with `dateStyle` and 24 hours zh-TW falls back to 2026/1/16. */
const DATE_TIME_OPTIONS = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** `16 January 2026 at 14:05` */
export const formatDateTime = (instant: string, locale: Locale): string =>
  formatInstant(formatOf(locale, DATE_TIME_OPTIONS), instant);

/** A day of the exhibition in large type: `03.31` in Chinese and Japanese, `31 Mar` elsewhere. */
export function formatExhibitionDay(day: string, locale: Locale): string {
  if (isChineseOrJapanese(locale)) return day.slice(5).replace('-', '.');
  return formatInstant(formatOf(locale, { day: 'numeric', month: 'short' }), day);
}

/** A day with its weekday, which Chinese and Japanese write in brackets behind it. */
const withWeekday = (date: string, day: string, locale: Locale): string =>
  isChineseOrJapanese(locale) ? `${date}（${formatWeekday(day, locale)}）` : `${formatWeekday(day, locale)}, ${date}`;

/** `Tue, 31 March 2026`, `2026年3月31日（火）` */
export const formatDayInFull = (day: string, locale: Locale): string =>
  withWeekday(formatDate(day, locale), day, locale);

/** `Tue, 31 Mar`, `3月31日（火）` */
function formatDayInShort(day: string, locale: Locale): string {
  const format = formatOf(locale, { day: 'numeric', month: isChineseOrJapanese(locale) ? 'long' : 'short' });
  return withWeekday(formatInstant(format, day), day, locale);
}

/** `09:30` in Shanghai time, the same in all languages. */
export function formatTimeOfDay(instant: string): string {
  const { hour, minute } = shanghaiTime(dateOf(instant));
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** `09:30–11:00` */
export const formatTimeRange = (from: string, to: string): string => `${formatTimeOfDay(from)}–${formatTimeOfDay(to)}`;

const withTime = (day: string, from: string, to: string): string =>
  day + (day.endsWith('）') ? '' : ', ') + formatTimeRange(from, to);

/** `Tue, 31 March 2026, 09:30–11:00`, `2026年3月31日（火）09:30–11:00` */
export const formatMeetingTime = (from: string, to: string, locale: Locale): string =>
  withTime(formatDayInFull(from, locale), from, to);

/** `Tue, 31 Mar, 09:30–11:00`, `3月31日（火）09:30–11:00` */
export const formatShortMeetingTime = (from: string, to: string, locale: Locale): string =>
  withTime(formatDayInShort(from, locale), from, to);
