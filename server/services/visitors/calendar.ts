/** A visit as a calendar file: one event a day with the opening hours (RFC 5545). */
import { createEvents, type EventAttributes } from 'ics';
import { localise, type Locale } from '../../../src/rules/locales';
import { shanghaiInstant } from '../../../src/rules/shanghai';
import type { EditionFile } from '../../content/schemas';
import type { FileAnswer } from '../../http/contract';

/** Calendars by edition, as JSON, and language: writing one takes as long as all else of a registration together. */
const written = new Map<string, string>();
const MOST_WRITTEN = 50;

/** The same for a mail: its stamp is the edition's, so that it is written once and gets each visitor's number. */
export function mailedCalendar(edition: EditionFile, { number, locale }: { number: string; locale: Locale }): string {
  const placeholder = number.replace(/[^-]/g, '0');
  const { id, title, days, venue, contacts } = edition;
  const key = JSON.stringify([id, locale, placeholder, title, days, venue, contacts]);
  let text = written.get(key);
  if (text === undefined) {
    text = String(calendarOf(edition, { number: placeholder, locale, stamp: new Date(edition.preRegOpensAt) }).body);
    if (written.size >= MOST_WRITTEN) written.clear();
    written.set(key, text);
  }
  return text.replaceAll(placeholder, number);
}

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
