/** Generates calendar files (RFC 5545). */
import { createEvents, type EventAttributes } from 'ics';
import { localise, type Locale } from '../../../src/rules/locales';
import type { EditionEntry } from '../../content/schemas';
import type { FileResponse } from '../../http/contract';
import type { MeetingRow } from './meetingRepository';

export interface CalendarEntry {
  uid: string;
  title: string;
  description: string;
  location: string;
  geo?: { lat: number; lon: number };
  url?: string;
  start: Date;
  end: Date;
  /** When the event last changed, so that an unchanged event has identical bytes. */
  modifiedAt: Date;
  cancelled?: boolean;
}

const PRODUCT = 'exhibition/site';
const EMPTY_CALENDAR = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:${PRODUCT}\r\nEND:VCALENDAR\r\n`;

/** The package uses the current time for DTSTAMP unless `timestamp` is set, which its types lack. */
type StampedEvent = EventAttributes & { timestamp: number };

const toEvent =
  (name: string | undefined) =>
  ({ start, end, modifiedAt, cancelled = false, ...entry }: CalendarEntry): StampedEvent => ({
    ...entry,
    ...(name && { calName: name }),
    ...(cancelled && { status: 'CANCELLED' as const }),
    start: start.getTime(),
    end: end.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    timestamp: modifiedAt.getTime(),
    created: modifiedAt.getTime(),
    lastModified: modifiedAt.getTime(),
    productId: PRODUCT,
  });

/** A calendar of these events. `name` is the display name of a feed. */
export function calendarFile(entries: readonly CalendarEntry[], fileName: string, name?: string): FileResponse {
  const { error, value } = createEvents(entries.map(toEvent(name)));
  if (error) throw new Error(`The calendar could not be written: ${error.message}`);
  return { contentType: 'text/calendar; charset=utf-8', body: value || EMPTY_CALENDAR, fileName };
}

/** A meeting as an event, with its room in the venue. */
export function meetingEntry(
  { id, title, summary, room, starts_at, ends_at, enrol_from, cancelled }: MeetingRow,
  { venue }: Pick<EditionEntry, 'venue'>,
  { locale, origin }: { locale: Locale; origin: string },
): CalendarEntry {
  const text = (value: Record<string, string>) => localise(value, locale);
  return {
    uid: `${id}@meetings`,
    title: text(title),
    description: text(summary),
    location: [room, venue.name, venue.address].map(text).join(', '),
    geo: { lat: venue.latitude, lon: venue.longitude },
    url: `${origin}/${locale}/meeting/details/${id}`,
    start: starts_at,
    end: ends_at,
    // Meetings store no time of change, so a stable instant is used.
    modifiedAt: enrol_from,
    cancelled,
  };
}
