/** Favourites as lists and export files. The browser stores the favourites; the server only looks them up. */
import { localise, type Locale } from '../../../src/rules/locales';
import type { RequestContext } from '../../http/context';
import type { HandlerResponse, FileResponse, Input } from '../../http/contract';
import type { MeetingRepository, MeetingRow } from '../meetings/meetingRepository';
import { calendarFile, meetingEntry } from '../meetings/calendarFile';
import { meetingSummary } from '../meetings/responses';
import { CONTENT_TYPES, sheetBytes } from '../../lib/spreadsheet/file';
import type { Cell, Table } from '../../lib/spreadsheet/table';
import { Labels } from './labels';
import { exhibitorSummary, exhibitSummary } from './summaries';
import type { SharedDeps } from '../sharedDeps';
import { serverText } from '../../lib/texts';

interface Deps extends Pick<SharedDeps, 'edition' | 'clock' | 'exhibitors' | 'labels' | 'limits'> {
  meetings: MeetingRepository;
}

const PER_HOUR = { name: 'favourites', max: 20, per: 'hour' } as const;
const TITLES = ['kind', 'name', 'company', 'time', 'booth', 'website'] as const;
const WIDTHS = { kind: 14, name: 44, company: 44, time: 20, booth: 24, website: 60 } as const;

export class FavouritesService {
  constructor(
    private readonly deps: Deps,
    private readonly origin: string,
  ) {}

  /** The favourites' list entries. Ids that no longer exist are skipped. */
  async find(
    { exhibitorIds = [], exhibitIds = [], meetingIds = [] }: Input<'ownFavourites'>['body'],
    locale: Locale,
  ): Promise<HandlerResponse<'ownFavourites'>> {
    const { exhibitors, labels, meetings, clock } = this.deps;
    const now = clock.now();
    const names = new Labels(await labels.all(now), locale);
    const favouriteMeetingIds = new Set(meetingIds);
    // Sequential queries: the lists are short, and the embedded database has one connection.
    const companies = await exhibitors.byIds(exhibitorIds);
    const products = await exhibitors.exhibitsByIds(exhibitIds);
    const sessions = (await meetings.all()).filter(({ id }) => favouriteMeetingIds.has(id));
    return {
      exhibitors: companies.map((row) => exhibitorSummary(row, names, locale)),
      exhibits: products.map((row) => exhibitSummary(row, names, locale)),
      meetings: sessions.map((row) => meetingSummary(row, locale, now)),
    };
  }

  /** Writes the export file. Ids that no longer exist are skipped. */
  async export(
    { format, exhibitorIds = [], exhibitIds = [], meetingIds = [] }: Input<'ownFavouritesExport'>['body'],
    { locale, clientIp }: RequestContext,
  ): Promise<FileResponse> {
    await this.deps.limits.enforceForIp(clientIp, PER_HOUR);
    const favouriteMeetingIds = new Set(meetingIds);
    const meetings = (await this.deps.meetings.all()).filter(({ id }) => favouriteMeetingIds.has(id));
    if (format === 'ics') return this.calendar(meetings, locale);
    const table: Table = {
      name: serverText('favourites.sheet', locale),
      columns: TITLES.map((key) => ({ title: serverText(`favourites.${key}`, locale), width: WIDTHS[key] })),
      rows: await this.rows(exhibitorIds, exhibitIds, meetings, locale),
    };
    return {
      contentType: CONTENT_TYPES[format],
      body: await sheetBytes(format, table),
      fileName: `favourites.${format}`,
    };
  }

  private async rows(
    exhibitorIds: string[],
    exhibitIds: string[],
    meetings: MeetingRow[],
    locale: Locale,
  ): Promise<Cell[][]> {
    const { exhibitors } = this.deps;
    const [companies, products] = [await exhibitors.byIds(exhibitorIds), await exhibitors.exhibitsByIds(exhibitIds)];
    const text = (value: Record<string, string>) => localise(value, locale);
    const numbers = (booths: { number: string }[]) => booths.map(({ number }) => number).join(' ');
    const pageUrl = (path: string) => `${this.origin}/${locale}${path}`;
    return [
      ...companies.map(({ id, name, booths }) => [
        serverText('favourites.exhibitor', locale),
        text(name),
        text(name),
        null,
        numbers(booths),
        pageUrl(`/exhibitor-list/details/${id}`),
      ]),
      ...products.map(({ id, name, exhibitor_name, exhibitor_booths }) => [
        serverText('favourites.exhibit', locale),
        text(name),
        text(exhibitor_name),
        null,
        numbers(exhibitor_booths),
        pageUrl(`/products/details/${id}`),
      ]),
      ...meetings.map(({ id, title, starts_at, room }) => [
        serverText('favourites.meeting', locale),
        text(title),
        null,
        starts_at,
        text(room),
        pageUrl(`/meeting/details/${id}`),
      ]),
    ];
  }

  /** The meetings as a calendar file, which may have no events. */
  private async calendar(meetings: MeetingRow[], locale: Locale): Promise<FileResponse> {
    const edition = await this.deps.edition.current();
    const { origin } = this;
    return calendarFile(
      meetings.map((row) => meetingEntry(row, edition, { locale, origin })),
      'favourites.ics',
    );
  }
}
