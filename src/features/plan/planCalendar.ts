/** The visit as a calendar file (RFC 5545), written in the browser: it works offline. */
import { createEvents, type EventAttributes } from 'ics';
import type { Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import type { Favourite } from '@/state/favourites';
import type { VisitPlan } from './planVisit';

interface CalendarContext {
  locale: Locale;
  /** The public origin. */
  origin: string;
  venue: string;
  /** The text of a booth number: `Booth 13-A01`. */
  boothText: (booth: string) => string;
}

const pathOf = ({ kind, id }: Favourite, lang: Locale): string => {
  if (kind === 'exhibitor') return paths.exhibitorDetails.href({ lang, id });
  return kind === 'product' ? paths.productDetails.href({ lang, id }) : paths.meetingDetails.href({ lang, id });
};

/** Each stop of the plan as an event with its place. */
export function planCalendar({ days }: VisitPlan, { locale, origin, venue, boothText }: CalendarContext): Blob {
  const events = days.flatMap(({ stops }) =>
    stops.flatMap(({ stop, start, end }): EventAttributes[] => {
      if (!stop) return [];
      const [first, ...others] = stop.favourites;
      return [
        {
          uid: `${stop.key.replace(' ', '-')}@visit`,
          title: first.name,
          description: others.map(({ name }) => name).join('\n'),
          location: [stop.kind === 'booth' ? boothText(stop.booth) : first.room, venue].filter(Boolean).join(', '),
          url: origin + pathOf(first, locale),
          start: Date.parse(start),
          end: Date.parse(end),
          startInputType: 'utc',
          startOutputType: 'utc',
          endInputType: 'utc',
          endOutputType: 'utc',
          productId: 'exhibition/site',
        },
      ];
    }),
  );
  const { error, value } = createEvents(events);
  if (error) throw new Error(`The calendar could not be written: ${error.message}`);
  return new Blob([value ?? ''], { type: 'text/calendar;charset=utf-8' });
}
