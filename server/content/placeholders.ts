/**
 * Placeholders in content texts: `{edition.lateFee}` from the edition's file, `{retention.records}` from the retention
 * periods, `{facts.exhibitors}` counted in the content, `{figures.2025.exhibitors}` of a past edition.
 */
import { contentId } from '../lib/ids';
import { dataLicenceOf } from './dataLicence';
import { filmSeconds } from './library/films';
import { formatDate, formatDateRange, formatHour } from '../../src/rules/formatDate';
import { formatYuan } from '../../src/rules/formatYuan';
import { isLocale, LOCALES, type Locale, languageTag } from '../../src/rules/locales';
import { shanghaiDate, shanghaiTime } from '../../src/rules/shanghai';
import { retention, type RetentionPeriod } from '../db/personal';
import { countFact, FACT_NAMES } from './facts';
import type { Content } from './read';
import type { EditionEntry } from './schemas';
import type { Problem } from './source';

type Placeholder = (edition: EditionEntry, locale: Locale) => string | undefined;

/** `30 March 2026, 9:00`, `30 марта 2026 г., 9:00`, `2026年3月30日9:00`; without the time at midnight. */
function formatMoment(instant: string, locale: Locale): string {
  const at = new Date(instant);
  const { hour, minute } = shanghaiTime(at);
  const isMidnight = hour === 0 && minute === 0;
  const time = `${formatHour(String(hour))}:${String(minute).padStart(2, '0')}`;
  const isWestern = locale === 'en' || locale === 'ru';
  const date = formatDate(shanghaiDate(at))[locale];
  return isMidnight ? date : `${date}${isWestern ? ', ' : ''}${time}`;
}

const editionPlaceholders: Record<string, Placeholder> = {
  lateFee: ({ lateFee }, locale) => lateFee && formatYuan(lateFee.fen, locale),
  lateFeeFrom: ({ lateFee }, locale) => lateFee && formatMoment(lateFee.from, locale),
  dataLicence: (edition) => dataLicenceOf(edition).name,
  dataLicenceUrl: (edition) => dataLicenceOf(edition).url,
  replyDays: ({ contacts }) => String(contacts.replyWorkingDays),
  email: ({ contacts }) => contacts.email,
  pressEmail: ({ contacts }) => contacts.pressEmail,
  groupEmail: ({ contacts }) => contacts.groupEmail,
  privacyEmail: ({ contacts }) => contacts.privacyEmail,
  preRegDeadlineInstant: ({ preRegDeadline }) => preRegDeadline,
  preRegOpensAt: ({ preRegOpensAt }, locale) => formatMoment(preRegOpensAt, locale),
  preRegDeadline: ({ preRegDeadline }, locale) => formatMoment(preRegDeadline, locale),
  nextDates: ({ nextEdition }, locale) => nextEdition && formatDateRange(nextEdition.start, nextEdition.end)[locale],
};

/** `24 months`, `24个月`, `24 месяца`. */
function formatPeriod(name: string, locale: Locale): string | undefined {
  if (!Object.hasOwn(retention, name)) return undefined;
  const [[units = '', count = 0] = []] = Object.entries(retention[name as RetentionPeriod]);
  const format = new Intl.NumberFormat(languageTag(locale), {
    style: 'unit',
    unit: units.slice(0, -1),
    unitDisplay: 'long',
  });
  const text = format.format(count);
  return locale === 'en' || locale === 'ru' ? text : text.replace(/\s/g, '');
}

const formatNumber = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTag(locale)).format(value);

/** A figure of a past edition: `{figures.2025.exhibitors}`. */
function pastFigure({ editions }: Content, year: string, id: string | undefined): number | undefined {
  const edition = editions.find((candidate) => candidate.year === Number(year));
  return edition?.figures?.find((figure) => figure.id === id)?.value;
}

const SOURCES = {
  edition: Object.keys(editionPlaceholders),
  retention: Object.keys(retention),
  facts: FACT_NAMES,
  figures: ['<year>.<figure>'],
};
const PLACEHOLDER = /\{(edition|retention|facts|figures)\.(\w+)(?:\.(\w+))?\}/g;
const HAS_PLACEHOLDER = /\{(?:edition|retention|facts|figures)\./;

/**
 * Fills in the placeholders of a value: values of the current edition, retention periods, and facts of the content. Reports
 * unknown ones.
 */
export function fillTexts<T>(value: T, content: Content, problems: Problem[]): T {
  const current = content.editions.find((edition) => edition.current);
  if (!current) return value;
  const valueOf = (source: keyof typeof SOURCES, name: string, scope: string | undefined, locale: Locale) => {
    if (source === 'retention') return formatPeriod(name, locale);
    if (source === 'edition')
      return Object.hasOwn(editionPlaceholders, name) ? editionPlaceholders[name]?.(current, locale) : undefined;
    const number = source === 'facts' ? countFact(content, name, scope) : pastFigure(content, name, scope);
    return number === undefined ? undefined : formatNumber(number, locale);
  };
  const fill = (text: string, locale: Locale): string =>
    text.replace(PLACEHOLDER, (placeholder, source: keyof typeof SOURCES, name: string, scope: string | undefined) => {
      const value = valueOf(source, name, scope, locale);
      if (value === undefined)
        problems.push({
          file: 'content',
          line: 1,
          field: placeholder,
          message: `unknown placeholder; ${source} has ${SOURCES[source].join(', ')}`,
        });
      return value ?? placeholder;
    });
  const walk = (value: unknown, locale: Locale): unknown => {
    if (typeof value === 'string') return HAS_PLACEHOLDER.test(value) ? fill(value, locale) : value;
    if (Array.isArray(value)) return value.map((item) => walk(item, locale));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, walk(item, isLocale(key) ? key : locale)]),
    );
  };
  // Texts that are not localised are not shown, so any locale will do.
  return walk(value, LOCALES[0]) as T;
}

/** Fills in all placeholders of the content. */
export function fillPlaceholders(content: Content, problems: Problem[]): Content {
  const filled = fillTexts(content, content, problems);
  const hero = filled.home.find((block) => block.id === 'hero');
  for (const figures of [...filled.library.landings.map((landing) => landing.figures), hero?.figures ?? []])
    for (const figure of figures) {
      const [year, id] = figure.fact.split('.');
      const value = id ? pastFigure(content, year!, id) : countFact(content, figure.fact, undefined);
      if (value === undefined)
        problems.push({
          file: 'landing.json',
          line: 1,
          field: figure.fact,
          message: 'this edition has no such figure',
        });
      figure.value = value ?? 0;
    }
  const films = filled.home.find((block) => block.id === 'videos')?.items ?? [];
  for (const item of films) {
    const video = filled.library.videos.find(({ id }) => id === item.id);
    const path = `/video/details/${contentId('video', item.id)}`;
    if (video) item.film = { title: video.title, seconds: filmSeconds(video), picture: video.cover, path };
  }
  return filled;
}
