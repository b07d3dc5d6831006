/** The days and deadlines of the exhibition as a calendar. Its sessions are another one (/meetings.ics). */
import { localise, type Locale } from '../../../src/rules/locales';
import { deriveEdition } from '../../../src/rules/editionTexts';
import { shanghaiInstant } from '../../../src/rules/shanghai';
import type { EditionEntry } from '../../content/schemas';
import type { FileResponse } from '../../http/contract';
import { serverText } from '../../lib/texts';
import type { CalendarEntry } from '../../../src/rules/formats/calendar';
import { calendarFile } from '../meetings/calendarFile';

const HOUR_MS = 3_600_000;

/** The opening hours of each day, and the last hour of pre-registration: an event must not end when it starts. */
export function exhibitionCalendar(edition: EditionEntry, locale: Locale, origin: string): FileResponse {
  const text = (value: Parameters<typeof localise>[0]) => localise(value, locale);
  const { year, days, venue, title, preRegOpensAt, preRegDeadline } = edition;
  const name = text(title);
  const shared = {
    location: `${text(venue.name)}, ${text(venue.address)}`,
    geo: { lat: venue.latitude, lon: venue.longitude },
    url: `${origin}/${locale}`,
    // An edition stores no time of change, so a stable instant is used.
    modifiedAt: new Date(preRegOpensAt),
  };
  const deadline = new Date(preRegDeadline);
  const entries: CalendarEntry[] = [
    {
      ...shared,
      uid: `${year}-pre-registration@exhibition`,
      title: serverText('calendar.preRegistrationEnds', locale, { name }),
      description: text(deriveEdition(edition).range),
      start: new Date(deadline.getTime() - HOUR_MS),
      end: deadline,
    },
    ...days.map(({ date, open, close }, index) => ({
      ...shared,
      uid: `${year}-day-${index + 1}@exhibition`,
      title: serverText('calendar.day', locale, { name, day: index + 1 }),
      description: text(deriveEdition(edition).dailyOpeningHours),
      start: shanghaiInstant(date, open),
      end: shanghaiInstant(date, close),
    })),
  ];
  return calendarFile(entries, `exhibition-${locale}.ics`, name);
}
