import {
  formatDate,
  formatDateTime,
  formatExhibitionDay,
  formatMeetingTime,
  formatShortMeetingTime,
  formatWeekday,
} from './dates';
import { inLocale, langOf } from './locales';

// 16:30 UTC is half past midnight of the next day in Shanghai.
const justAfterMidnight = '2026-01-16T16:30:00Z';

test('formats a day as the day in Shanghai, in the language', () => {
  expect(formatDate(justAfterMidnight, 'zh-cn')).toBe('2026.01.17');
  expect(formatDate(justAfterMidnight, 'zh-tw')).toBe('2026.01.17');
  expect(formatDate(justAfterMidnight, 'en')).toBe('17 January 2026');
  expect(formatDate(justAfterMidnight, 'ru')).toBe('17 января 2026 г.');
  expect(formatDate(justAfterMidnight, 'ja')).toBe('2026年1月17日');
});

test('formats programme days in a short form', () => {
  expect(formatExhibitionDay('2026-03-31', 'zh-cn')).toBe('03.31');
  expect(formatExhibitionDay('2026-03-31', 'en')).toBe('31 Mar');
  expect(formatWeekday('2026-03-31', 'zh-cn')).toBe('周二');
  expect(formatWeekday('2026-03-31', 'en')).toBe('Tue');
});

test.each([
  ['zh-cn', '2026.03.31（周二）09:30–11:00', '3月31日（周二）09:30–11:00'],
  ['zh-tw', '2026.03.31（週二）09:30–11:00', '3月31日（週二）09:30–11:00'],
  ['ja', '2026年3月31日（火）09:30–11:00', '3月31日（火）09:30–11:00'],
  ['ru', 'вт, 31 марта 2026 г., 09:30–11:00', 'вт, 31 мар., 09:30–11:00'],
  ['en', 'Tue, 31 March 2026, 09:30–11:00', 'Tue, 31 Mar, 09:30–11:00'],
] as const)('formats the day and time of a session in %s', (locale, full, short) => {
  const [from, to] = ['2026-03-31T09:30:00+08:00', '2026-03-31T11:00:00+08:00'];
  expect(formatMeetingTime(from, to, locale)).toBe(full);
  expect(formatShortMeetingTime(from, to, locale)).toBe(short);
});

test.each([
  ['zh-cn', '2026年1月17日 00:30'],
  ['zh-tw', '2026年1月17日 00:30'],
  ['ja', '2026年1月17日 00:30'],
  ['ru', '17 января 2026 г. в 00:30'],
  ['en', '17 January 2026 at 00:30'],
] as const)('formats an instant in %s with the date in words and a 24-hour time', (locale, text) => {
  expect(formatDateTime(justAfterMidnight, locale)).toBe(text);
});

test('links to the same page in another language', () => {
  expect(inLocale('/zh-cn/news/details/1', 'ru')).toBe('/ru/news/details/1');
  expect(inLocale('/', 'en')).toBe('/en');
  expect(inLocale('/me/register', 'ja')).toBe('/ja');
});

test('sets lang only on parts in another language than the page', () => {
  expect(langOf('en', 'en')).toBeUndefined();
  expect(langOf('zh-cn', 'en')).toBe('zh-CN');
});
