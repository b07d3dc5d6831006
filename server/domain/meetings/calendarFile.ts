/** Generates calendar files (RFC 5545). */
import { CALENDAR_TYPE, calendarText, type CalendarEntry } from '../../../src/rules/formats/calendar';
import { localise, type Locale } from '../../../src/rules/locales';
import type { EditionEntry } from '../../content/schemas';
import type { FileResponse } from '../../http/contract';
import type { MeetingRow } from './meetingRepository';

/** A calendar of these events. `name` is the display name of a feed. */
export const calendarFile = (entries: readonly CalendarEntry[], fileName: string, name?: string): FileResponse => ({
  contentType: CALENDAR_TYPE,
  body: calendarText(entries, name),
  fileName,
});

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
