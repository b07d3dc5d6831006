/** A visit as a calendar file: one event a day with the opening hours (RFC 5545). */
import { createEvents, type EventAttributes } from 'ics';
import { localise, type Locale } from '../../../src/rules/locales';
import { shanghaiInstant } from '../../../src/rules/shanghai';
import type { EditionFile } from '../../content/schemas';
import type { FileAnswer } from '../../http/contract';

/** The calendar of an edition's days. `stamp` is when the registration last changed, so that the same visit is the same bytes. */
export function calendarOf(edition: EditionFile, visit: { number: string; locale: Locale; stamp: Date }): FileAnswer {
  const { locale, number } = visit;
  const events = edition.days.map(({ date, open, close }): EventAttributes => ({
    uid: `${number}-${date}@${edition.contacts.email.split('@')[1] ?? 'exhibition'}`,
    title: localise(edition.title, locale),
    description: number,
    location: `${localise(edition.venue.name, locale)}, ${localise(edition.venue.address, locale)}`,
    geo: { lat: edition.venue.latitude, lon: edition.venue.longitude },
    start: shanghaiInstant(date, open).getTime(),
    end: shanghaiInstant(date, close).getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    created: visit.stamp.getTime(),
    lastModified: visit.stamp.getTime(),
    productId: 'exhibition/site',
  }));
  const { error, value } = createEvents(events);
  if (error || !value) throw new Error(`The calendar could not be written: ${error?.message ?? 'no text'}`);
  return { contentType: 'text/calendar; charset=utf-8', body: value, fileName: `${number}.ics` };
}
