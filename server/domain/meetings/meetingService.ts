/** Published meetings in the request's language, by time. */
import { shanghaiDate } from '../../../src/rules/shanghai';
import { LOCALES, localise, type Locale } from '../../../src/rules/locales';
import type { Picture } from '../../db/columns';
import type { HandlerResponse, FileResponse, Input } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import type { MeetingRepository, MeetingRow, MeetingThemeRow } from './meetingRepository';
import { calendarFile, meetingEntry } from './calendarFile';
import { pageOf, pageOfList, rangeOf } from '../content/pagination';
import { localisePath, pictureResponse } from '../content/pictures';
import { contentId } from '../../lib/ids';
import {
  newsResponse,
  exhibitorsOf,
  homeSession,
  meetingDetails,
  meetingState,
  meetingSummary,
  seatsOf,
  themeResponse,
} from './responses';
import type { SharedDeps } from '../sharedDeps';

type PageRequest = Input<'meetingPage'>['body'];
type Filter = Omit<PageRequest, 'current' | 'size'>;

interface BannerEntry {
  id: string;
  theme: string | null;
  title: Record<string, string>;
  subtitle: Record<string, string>;
  path: string | null;
  picture: Picture;
}

const BANNER = { width: 1920, height: 640 };

interface Deps extends Pick<
  SharedDeps,
  'exhibitors' | 'enrolments' | 'content' | 'edition' | 'forms' | 'clock' | 'origin'
> {
  meetings: MeetingRepository;
}

/** Whether one of the texts contains the keyword in any language, ignoring case. */
const containsKeyword = (texts: Record<string, string>[], keyword: string): boolean =>
  texts.some((text) => LOCALES.some((locale) => text[locale]?.toLowerCase().includes(keyword.toLowerCase())));

export class MeetingService {
  constructor(private readonly deps: Deps) {}

  /** Meetings by filters. Each filter value has its count with the other filters applied. */
  async page(request: PageRequest, locale: Locale): Promise<HandlerResponse<'meetingPage'>> {
    const all = await this.deps.meetings.all();
    const { current: _current, size: _size, ...filter } = request;
    const filterRows = (without?: keyof Filter) =>
      all.filter((row) => this.matches(row, without ? { ...filter, [without]: undefined } : filter));
    const matchingRows = filterRows();
    const now = this.deps.clock.now();
    const page = pageOfList(request, matchingRows);
    return {
      ...page,
      records: page.records.map((row) => meetingSummary(row, locale, now)),
      facets: {
        dates: countValues(filterRows('date'), ({ starts_at }) => [shanghaiDate(starts_at)]).map(([value, count]) => ({
          value,
          label: value,
          count,
        })),
        themes: countValues(filterRows('themeId'), ({ theme_id }) => (theme_id ? [theme_id] : [])).map(
          ([value, count]) => ({
            value,
            label: localise(all.find(({ theme_id }) => theme_id === value)?.theme_title ?? undefined, locale),
            count,
          }),
        ),
        halls: countValues(filterRows('hall'), ({ hall }) => (hall ? [hall] : []))
          .sort(([one], [other]) => Number(one) - Number(other))
          .map(([value, count]) => ({ value, label: value, count })),
      },
    };
  }

  async byId(id: string, locale: Locale): Promise<HandlerResponse<'meetingById'>> {
    const row = await this.find(id);
    const ids = exhibitorsOf(row);
    const exhibitors = ids.length > 0 ? await this.deps.exhibitors.byIds(ids) : [];
    const companies = new Map(
      exhibitors.map(({ id: company, booths, theme_ids }) => [
        company,
        { id: company, boothNumber: booths[0]?.number ?? null, themeId: theme_ids[0] ?? null },
      ]),
    );
    const form = await this.deps.forms.currentReference(row.form);
    return { ...meetingDetails(row, companies, locale, this.deps.clock.now()), form };
  }

  /** The sessions that are on and those that begin next, during the exhibition. */
  async nowAndNext(locale: Locale): Promise<Pick<HandlerResponse<'configHome'>['conference'], 'now' | 'next'>> {
    const { clock, edition, meetings } = this.deps;
    if ((await edition.phase()) !== 'during') return { now: [], next: [] };
    const now = clock.now();
    const all = (await meetings.all()).filter(({ cancelled }) => !cancelled);
    const later = all.filter(({ starts_at }) => starts_at > now);
    const start = later[0]?.starts_at.getTime();
    const toSession = (row: MeetingRow) => homeSession(row, locale);
    return {
      now: all.filter(({ starts_at, ends_at }) => starts_at <= now && now < ends_at).map(toSession),
      next: later.filter(({ starts_at }) => starts_at.getTime() === start).map(toSession),
    };
  }

  /** When a session begins or ends next, during the exhibition: a cached page must expire then. */
  async nextChange(): Promise<Date | null> {
    const { clock, edition, meetings } = this.deps;
    return (await edition.phase()) === 'during' ? meetings.nextChange(clock.now()) : null;
  }

  /** A meeting as a calendar file. */
  async calendar(id: string, locale: Locale): Promise<FileResponse> {
    const { edition, origin } = this.deps;
    const [row, current] = await Promise.all([this.find(id), edition.current()]);
    return calendarFile([meetingEntry(row, current, { locale, origin })], `${row.slug}.ics`);
  }

  /** All meetings as a calendar feed. */
  async programme(locale: Locale): Promise<FileResponse> {
    const { edition, meetings, origin } = this.deps;
    const [rows, current] = await Promise.all([meetings.all(), edition.current()]);
    const entries = rows.map((row) => meetingEntry(row, current, { locale, origin }));
    return calendarFile(entries, `meetings-${locale}.ics`, localise(current.name, locale));
  }

  async statistics(id: string): Promise<HandlerResponse<'meetingStatistics'>> {
    const row = await this.find(id);
    const states = await this.deps.enrolments.countByState(row.id);
    return {
      meetingId: row.id,
      seats: seatsOf(row),
      enrolled: row.taken,
      paid: row.price > 0 ? (states.paid ?? 0) + (states.signedIn ?? 0) : 0,
      signedIn: states.signedIn ?? 0,
      views: row.views,
      asOf: this.deps.clock.now().toISOString(),
    };
  }

  async themes(keyword: string | undefined, locale: Locale): Promise<HandlerResponse<'meetingThemes'>> {
    const [themes, all] = await Promise.all([this.deps.meetings.themes(), this.deps.meetings.all()]);
    return themes
      .filter(({ title, summary }) => keyword === undefined || containsKeyword([title, summary], keyword))
      .map((theme) => themeResponse(theme, inTheme(all, theme), locale));
  }

  async themePage(
    request: Input<'meetingThemePage'>['body'],
    locale: Locale,
  ): Promise<HandlerResponse<'meetingThemePage'>> {
    return pageOfList(request, await this.themes(request.keyword, locale));
  }

  async theme(id: string, locale: Locale): Promise<HandlerResponse<'meetingTheme'>> {
    const [themes, all] = await Promise.all([this.deps.meetings.themes(), this.deps.meetings.all()]);
    const theme = themes.find((candidate) => candidate.id === id || candidate.slug === id);
    if (!theme) throw new DomainError('record.notFound');
    const meetings = inTheme(all, theme);
    const now = this.deps.clock.now();
    return {
      ...themeResponse(theme, meetings, locale),
      body: localise(theme.body, locale),
      banners: (await this.allBanners(theme.slug, locale)).slice(0, 12),
      meetings: meetings.map((row) => meetingSummary(row, locale, now)),
      languages: LOCALES.filter((candidate) => theme.body[candidate]),
    };
  }

  async news(request: Input<'meetingDynamics'>['body'], locale: Locale): Promise<HandlerResponse<'meetingDynamics'>> {
    const { meetingId, themeId } = request;
    const filter = { meetingId, themeId, before: this.deps.clock.now() };
    const result = await this.deps.meetings.news(filter, rangeOf(request));
    return pageOf(request, result, (row) => newsResponse(row, locale));
  }

  async banners(request: Input<'meetingBanners'>['body'], locale: Locale): Promise<HandlerResponse<'meetingBanners'>> {
    return pageOfList(request, await this.allBanners(null, locale));
  }

  async ofTopic(topicId: string, locale: Locale): Promise<HandlerResponse<'meetingTopicList'>> {
    const { clock, content, meetings } = this.deps;
    const topic = await content.document<{ published: boolean }>('topic', topicId);
    if (!topic?.published) throw new DomainError('record.notFound');
    const now = clock.now();
    return (await meetings.all())
      .filter(({ topics }) => topics.includes(topicId))
      .map((row) => meetingSummary(row, locale, now));
  }

  /**
   * A published meeting.
   * @throws DomainError `meeting.notFound`
   */
  async find(id: string): Promise<MeetingRow> {
    const row = await this.deps.meetings.byId(id);
    if (!row) throw new DomainError('meeting.notFound');
    return row;
  }

  all(): Promise<MeetingRow[]> {
    return this.deps.meetings.all();
  }

  private async allBanners(theme: string | null, locale: Locale) {
    const banners = await this.deps.content.documents<BannerEntry>('meetingBanner');
    return banners
      .filter((banner) => banner.theme === theme)
      .map((banner) => ({
        id: contentId('meetingBanner', banner.id),
        title: localise(banner.title, locale),
        subtitle: localise(banner.subtitle, locale),
        picture: pictureResponse(banner.picture, locale, BANNER),
        mobilePicture: null,
        link: banner.path && localisePath(banner.path, locale),
        linkTarget: '_self' as const,
      }));
  }

  private matches(row: MeetingRow, filter: Filter): boolean {
    const { keyword, themeId, date, hall, state, charged } = filter;
    return (
      (keyword === undefined || containsKeyword([row.title, row.summary], keyword)) &&
      (themeId === undefined || row.theme_id === themeId) &&
      (date === undefined || shanghaiDate(row.starts_at) === date) &&
      (hall === undefined || row.hall === hall) &&
      (state === undefined || meetingState(row, this.deps.clock.now()) === state) &&
      (charged === undefined || row.price > 0 === charged)
    );
  }
}

const inTheme = (all: MeetingRow[], { id }: MeetingThemeRow): MeetingRow[] =>
  all.filter(({ theme_id }) => theme_id === id);

/** The distinct values with their counts, in the order of their first occurrence. */
function countValues(rows: MeetingRow[], valuesOf: (row: MeetingRow) => string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of rows.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}
