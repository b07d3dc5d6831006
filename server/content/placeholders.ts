/**
 * Placeholders in content texts: `{edition.lateFee}` from the edition's file, `{retention.records}` from the retention
 * periods.
 */
import { formatDay, formatHour } from '../../src/rules/formatDate';
import { isLocale, LOCALES, type Locale, languageTag } from '../../src/rules/locales';
import { shanghaiDate, shanghaiTime } from '../../src/rules/shanghai';
import { retention, type Retention } from '../db/personal';
import type { Content } from './read';
import type { EditionFile } from './schemas';
import type { Problem } from './source';

type Placeholder = (edition: EditionFile, locale: Locale) => string | undefined;

const FEN_PER_YUAN = 100;
const yuan = (fen: number): string => `¥${(fen / FEN_PER_YUAN).toFixed(fen % FEN_PER_YUAN === 0 ? 0 : 2)}`;

/** `30 March 2026, 9:00`, `2026年3月30日9:00`; without the time at midnight. */
function formatMoment(instant: string, locale: Locale): string {
  const at = new Date(instant);
  const { year, hour, minute } = shanghaiTime(at);
  const day = formatDay(shanghaiDate(at))[locale];
  const isMidnight = hour === 0 && minute === 0;
  const time = `${formatHour(String(hour))}:${String(minute).padStart(2, '0')}`;
  const isWestern = locale === 'en' || locale === 'ru';
  const date = isWestern ? `${day} ${year}` : `${year}年${day}`;
  return isMidnight ? date : `${date}${isWestern ? ', ' : ''}${time}`;
}

const editionPlaceholders: Record<string, Placeholder> = {
  lateFee: ({ lateFee }) => lateFee && yuan(lateFee.fen),
  lateFeeFrom: ({ lateFee }, locale) => lateFee && formatMoment(lateFee.from, locale),
  replyDays: ({ contacts }) => String(contacts.replyWorkingDays),
  email: ({ contacts }) => contacts.email,
  pressEmail: ({ contacts }) => contacts.pressEmail,
  groupEmail: ({ contacts }) => contacts.groupEmail,
  privacyEmail: ({ contacts }) => contacts.privacyEmail,
  preRegDeadline: ({ preRegDeadline }, locale) => formatMoment(preRegDeadline, locale),
};

/** `24 months`, `24个月`, `24 месяца`. */
function formatPeriod(name: string, locale: Locale): string | undefined {
  if (!Object.hasOwn(retention, name)) return undefined;
  const [[units = '', count = 0] = []] = Object.entries(retention[name as Retention]);
  const format = new Intl.NumberFormat(languageTag(locale), {
    style: 'unit',
    unit: units.slice(0, -1),
    unitDisplay: 'long',
  });
  const text = format.format(count);
  return locale === 'en' || locale === 'ru' ? text : text.replace(/\s/g, '');
}

const PLACEHOLDER = /\{(edition|retention)\.(\w+)\}/g;

/** Fills in the placeholders of the current edition. Unknown ones are reported as problems. */
export function fillPlaceholders(content: Content, problems: Problem[]): Content {
  const current = content.editions.find((edition) => edition.current);
  if (!current) return content;
  const fill = (text: string, locale: Locale): string =>
    text.replace(PLACEHOLDER, (placeholder, source: string, name: string) => {
      const value = Object.hasOwn(editionPlaceholders, name) ? editionPlaceholders[name]?.(current, locale) : undefined;
      const replacement = source === 'edition' ? value : formatPeriod(name, locale);
      if (replacement === undefined)
        problems.push({
          file: 'content',
          line: 1,
          field: placeholder,
          message: `unknown placeholder; the ${source} has ${Object.keys(source === 'edition' ? editionPlaceholders : retention).join(', ')}`,
        });
      return replacement ?? placeholder;
    });
  const walk = (value: unknown, locale: Locale): unknown => {
    if (typeof value === 'string') return /\{(?:edition|retention)\./.test(value) ? fill(value, locale) : value;
    if (Array.isArray(value)) return value.map((item) => walk(item, locale));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, walk(item, isLocale(key) ? key : locale)]),
    );
  };
  // Texts that are not localised are not shown, so any locale will do.
  return walk(content, LOCALES[0]) as Content;
}
