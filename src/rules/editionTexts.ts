import {
  formatDay,
  formatHour,
  formatDateRange,
  shortWeekdayEn,
  shortWeekdayRu,
  formatSlashDate,
  weekdayOf,
} from './formatDate';
import { firstDay, lastDay, type EditionConfig, type EditionDayConfig } from './edition';
import { LOCALES, type Locale, type LocalisedText } from './locales';
import { endOf, startOf } from './phases';

/** One day of the exhibition in pages and API (section 3, exhibition date config). */
interface EditionDay {
  id: string | number;
  date: string;
  /** `03.31` */
  md: string;
  /** `2026-03-31T09:00:00+08:00`, the opening */
  datetime: string;
  /** `周二`, `Tue`, `вт` */
  week: string;
  weekEn: string;
  weekRu: string;
  /** `9:00-17:00` */
  time: string;
}

export interface DerivedEdition {
  days: EditionDay[];
  /** `31 March – 3 April 2026`, `2026年3月31日至4月3日`, … */
  range: LocalisedText;
  /** The Chinese formats that pages use: in full, without the year, with dots. */
  ranges: { full: string; short: string; dotted: string };
  /** `Tuesday – Friday`, `星期二至星期五`, … */
  weekRange: LocalisedText;
  /** `Daily 9:00–17:00, on 3 April 9:00–15:00`, … */
  dailyOpeningHours: LocalisedText;
  /** `2026-03-30T09:00:00+08:00`, as configured */
  preRegDeadline: string;
  /** `30/3/2026` */
  preRegCloseDateStr: string;
  /** Milliseconds since 1970: opening of the first day, closing of the last. */
  start: number;
  end: number;
}

const forAllLocales = (text: (locale: Locale) => string): LocalisedText =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)])) as LocalisedText;

const toDay = ({ id, date, open, close }: EditionDayConfig): EditionDay => ({
  id,
  date,
  md: date.slice(5).replace('-', '.'),
  datetime: `${date}T${open}:00+08:00`,
  week: weekdayOf(date, 'zh-cn').replace('星期', '周'),
  weekEn: shortWeekdayEn(date),
  weekRu: shortWeekdayRu(date),
  time: `${formatHour(open)}-${formatHour(close)}`,
});

const JOINERS: Record<Locale, string> = { 'zh-cn': '至', en: ' – ', ru: ' – ', 'zh-tw': '至', ja: '～' };

function openingHours({ days }: EditionConfig): LocalisedText {
  const hours = (day: EditionDayConfig) => `${formatHour(day.open)}–${formatHour(day.close)}`;
  const usualHours = days[0] ? hours(days[0]) : '';
  const exceptions = days.filter((day) => hours(day) !== usualHours);
  const list = (separator: string, one: (day: EditionDayConfig) => string) =>
    exceptions.map((day) => separator + one(day)).join('');
  const han = (daily: string) =>
    daily + usualHours + list('，', (day) => `${formatDay(day.date)['zh-cn']} ${hours(day)}`);
  return {
    'zh-cn': han('每天 '),
    en: `Daily ${usualHours}${list(', on ', (day) => `${formatDay(day.date).en} ${hours(day)}`)}`,
    ru: `Ежедневно ${usualHours}${list(', ', (day) => `${formatDay(day.date).ru} ${hours(day)}`)}`,
    'zh-tw': han('每天 '),
    ja: `毎日 ${usualHours}${list('、', (day) => `${formatDay(day.date).ja} ${hours(day)}`)}`,
  };
}

/**
 * Derives all dates and texts from an edition's days and deadline (section 3), independent of the machine's time zone.
 */
export function deriveEdition(edition: EditionConfig): DerivedEdition {
  const from = firstDay(edition).date;
  const to = lastDay(edition).date;
  const range = formatDateRange(from, to);
  const dots = (date: string) => date.replaceAll('-', '.');
  return {
    days: edition.days.map(toDay),
    range,
    ranges: {
      full: range['zh-cn'],
      short: range['zh-cn'].replace(/^\d+年/, ''),
      dotted: `${dots(from)}-${dots(to).replace(`${from.slice(0, 4)}.`, '')}`,
    },
    weekRange: forAllLocales((locale) => weekdayOf(from, locale) + JOINERS[locale] + weekdayOf(to, locale)),
    dailyOpeningHours: openingHours(edition),
    preRegDeadline: edition.preRegDeadline,
    preRegCloseDateStr: formatSlashDate(new Date(edition.preRegDeadline)),
    start: startOf(edition).getTime(),
    end: endOf(edition).getTime(),
  };
}
