/** The exhibition days of a registration as a calendar file: one event per day with the opening hours (RFC 5545). */
import { LRUCache } from 'lru-cache';
import { localise, type Locale } from '../../../src/rules/locales';
import { shanghaiInstant } from '../../../src/rules/shanghai';
import type { EditionEntry } from '../../content/schemas';
import type { FileResponse } from '../../http/contract';
import { calendarFile } from '../meetings/calendarFile';

/**
 * Calendars by edition (as JSON) and language. Cached, because generating one takes as long as the rest of a
 * registration.
 */
const calendarCache = new LRUCache<string, string>({ max: 50 });

/**
 * The calendar of a mail. It is generated once per edition with a placeholder, which each visitor's number replaces.
 */
export function mailCalendar(edition: EditionEntry, { number, locale }: { number: string; locale: Locale }): string {
  const placeholder = number.replace(/[^-]/g, '0');
  const { id, title, days, venue, contacts } = edition;
  const key = JSON.stringify([id, locale, placeholder, title, days, venue, contacts]);
  let text = calendarCache.get(key);
  if (text === undefined) {
    text = String(
      calendarOf(edition, { number: placeholder, locale, modifiedAt: new Date(edition.preRegOpensAt) }).body,
    );
    calendarCache.set(key, text);
  }
  return text.replaceAll(placeholder, number);
}

/**
 * The calendar of an edition's days. `modifiedAt` is when the registration last changed, so that an unchanged
 * registration
 * has identical bytes.
 */
export function calendarOf(
  edition: EditionEntry,
  registration: { number: string; locale: Locale; modifiedAt: Date },
): FileResponse {
  const { locale, number } = registration;
  const { contacts, title, venue } = edition;
  const entries = edition.days.map(({ date, open, close }) => ({
    uid: `${number}-${date}@${contacts.email.split('@')[1] ?? 'exhibition'}`,
    title: localise(title, locale),
    description: number,
    location: `${localise(venue.name, locale)}, ${localise(venue.address, locale)}`,
    geo: { lat: venue.latitude, lon: venue.longitude },
    start: shanghaiInstant(date, open),
    end: shanghaiInstant(date, close),
    modifiedAt: registration.modifiedAt,
  }));
  return calendarFile(entries, `${number}.ics`);
}
