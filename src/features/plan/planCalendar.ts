/** The visit as a calendar file, written in the browser: it works offline. */
import type { Locale } from '@/i18n/locales';
import { CALENDAR_TYPE, calendarText, type CalendarEntry } from '@/rules/formats/calendar';
import { favouriteHref } from '@/state/favourites';
import type { VisitPlan } from './planVisit';

interface CalendarContext {
  locale: Locale;
  /** The public origin. */
  origin: string;
  venue: string;
  now: Date;
  /** The text of a booth number: `Booth 13-A01`. */
  boothText: (booth: string) => string;
}

/** Each stop of the plan as an event with its place. */
export function planCalendar({ days }: VisitPlan, context: CalendarContext): Blob {
  const { locale, origin, venue, now, boothText } = context;
  const entries = days.flatMap(({ stops }) =>
    stops.flatMap(({ stop, start, end }): CalendarEntry[] => {
      if (!stop) return [];
      const [first, ...others] = stop.favourites;
      return [
        {
          uid: `${stop.key.replace(' ', '-')}@visit`,
          title: first.name,
          description: others.map(({ name }) => name).join('\n'),
          location: [stop.kind === 'booth' ? boothText(stop.booth) : first.room, venue].filter(Boolean).join(', '),
          url: origin + favouriteHref(first, locale),
          start: new Date(start),
          end: new Date(end),
          modifiedAt: now,
        },
      ];
    }),
  );
  return new Blob([calendarText(entries)], { type: CALENDAR_TYPE });
}
