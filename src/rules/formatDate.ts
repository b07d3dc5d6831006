/**
 * Formats months, weekdays and date ranges in five languages. Own tables make the result independent of the ICU
 * version.
 */
import type { Locale, LocalisedText } from './locales';
import { shanghaiInstant, shanghaiTime } from './shanghai';

const MONTHS_EN = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',');
const MONTHS_RU = 'января,февраля,марта,апреля,мая,июня,июля,августа,сентября,октября,ноября,декабря'.split(',');
const WEEKDAYS: Record<Locale, string[]> = {
  'zh-cn': '星期日,星期一,星期二,星期三,星期四,星期五,星期六'.split(','),
  en: 'Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday'.split(','),
  ru: 'воскресенье,понедельник,вторник,среда,четверг,пятница,суббота'.split(','),
  'zh-tw': '星期日,星期一,星期二,星期三,星期四,星期五,星期六'.split(','),
  ja: '日曜日,月曜日,火曜日,水曜日,木曜日,金曜日,土曜日'.split(','),
};
const SHORT_WEEKDAYS_EN = 'Sun,Mon,Tue,Wed,Thu,Fri,Sat'.split(',');
const SHORT_WEEKDAYS_RU = 'вс,пн,вт,ср,чт,пт,сб'.split(',');

const partsOf = (date: string) => shanghaiTime(shanghaiInstant(date));
const monthNameEn = (month: number) => MONTHS_EN[month - 1] ?? '';
const monthNameRu = (month: number) => MONTHS_RU[month - 1] ?? '';

export const weekdayOf = (date: string, locale: Locale): string => WEEKDAYS[locale][partsOf(date).weekday] ?? '';
export const shortWeekdayEn = (date: string): string => SHORT_WEEKDAYS_EN[partsOf(date).weekday] ?? '';
export const shortWeekdayRu = (date: string): string => SHORT_WEEKDAYS_RU[partsOf(date).weekday] ?? '';

/** `9:00`, as the specification writes hours. */
export const formatHour = (time: string): string => time.replace(/^0(?=\d:)/, '');

/** `30/3/2026` */
export function formatSlashDate(instant: Date): string {
  const { year, month, day } = shanghaiTime(instant);
  return `${day}/${month}/${year}`;
}

/** `3 April`, `4月3日`, `3 апреля`: a day without its year. */
export function formatDay(date: string): LocalisedText {
  const { month, day } = partsOf(date);
  const han = `${month}月${day}日`;
  return {
    'zh-cn': han,
    en: `${day} ${monthNameEn(month)}`,
    ru: `${day} ${monthNameRu(month)}`,
    'zh-tw': han,
    ja: han,
  };
}

/** `3 April 2026`, `2026年4月3日`, `3 апреля 2026 г.` */
export function formatDate(date: string): LocalisedText {
  const { year } = partsOf(date);
  const day = formatDay(date);
  const han = `${year}年${day['zh-cn']}`;
  return { 'zh-cn': han, en: `${day.en} ${year}`, ru: `${day.ru} ${year} г.`, 'zh-tw': han, ja: han };
}

/** `31 March – 3 April 2026`, `2026年3月31日至4月3日`, …; a shared month or year is written once. */
export function formatDateRange(from: string, to: string): LocalisedText {
  const a = partsOf(from);
  const b = partsOf(to);
  const sameYear = a.year === b.year;
  const sameMonth = sameYear && a.month === b.month;
  const formatWesternRange = (name: (month: number) => string, suffix: string) => {
    if (sameMonth) return `${a.day}–${b.day} ${name(b.month)} ${b.year}${suffix}`;
    return `${a.day} ${name(a.month)}${sameYear ? '' : ` ${a.year}${suffix}`} – ${b.day} ${name(b.month)} ${b.year}${suffix}`;
  };
  const start = `${a.year}年${a.month}月${a.day}日`;
  const end = `${sameYear ? '' : `${b.year}年`}${sameMonth ? '' : `${b.month}月`}${b.day}日`;
  return {
    'zh-cn': `${start}至${end}`,
    en: formatWesternRange(monthNameEn, ''),
    ru: formatWesternRange(monthNameRu, ' г.'),
    'zh-tw': `${start}至${end}`,
    ja: `${start}～${end}`,
  };
}
