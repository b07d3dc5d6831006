/** Structured data of the exhibition: JSON-LD with schema.org. */
import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Edition } from '@/api';

const context = 'https://schema.org';

/** The edition as an ExhibitionEvent. Memoised, because many pages include it. */
export const exhibitionEvent = weakMapMemoize(({ title, start, end, venue, organiser }: Edition): object => ({
  '@context': context,
  '@type': 'ExhibitionEvent',
  name: title,
  startDate: start,
  endDate: end,
  eventAttendanceMode: `${context}/OfflineEventAttendanceMode`,
  eventStatus: `${context}/EventScheduled`,
  location: {
    '@type': 'Place',
    name: venue.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.address,
      addressLocality: venue.city,
      addressCountry: venue.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: venue.latitude, longitude: venue.longitude },
  },
  organizer: { '@type': 'Organization', name: organiser },
}));

/** The organiser as an Organization, memoised too. */
export const organization = weakMapMemoize(({ organiser, contacts }: Edition): object => ({
  '@context': context,
  '@type': 'Organization',
  name: organiser,
  email: contacts.email,
  telephone: contacts.phoneInternational,
}));
