/** Writes calendar files (RFC 5545), on the server and in the browser. */
import { createEvents, type EventAttributes } from 'ics';

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

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

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
export function calendarText(entries: readonly CalendarEntry[], name?: string): string {
  const { error, value } = createEvents(entries.map(toEvent(name)));
  if (error) throw new Error(`The calendar could not be written: ${error.message}`);
  return value || EMPTY_CALENDAR;
}
