/** A meeting for machines: schema.org's BusinessEvent. */
import type { Edition, Meeting } from '@/api';

const context = 'https://schema.org';

/** The meeting as an event of the exhibition. */
export function meetingEvent(meeting: Meeting, edition: Edition | undefined, url: string): object {
  const { title, summary, from, to, room, cover, speakers, price, state, seats } = meeting;
  const available = state === 'open' ? 'InStock' : state === 'full' ? 'SoldOut' : 'Discontinued';
  return {
    '@context': context,
    '@type': 'BusinessEvent',
    name: title,
    description: summary,
    startDate: from,
    endDate: to,
    url,
    eventAttendanceMode: `${context}/OfflineEventAttendanceMode`,
    eventStatus: `${context}/${state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    ...(cover && { image: cover.url }),
    ...(seats.total !== null && { maximumAttendeeCapacity: seats.total }),
    location: {
      '@type': 'Place',
      name: room,
      ...(edition && {
        address: {
          '@type': 'PostalAddress',
          name: edition.venue.name,
          streetAddress: edition.venue.address,
          addressLocality: edition.venue.city,
          addressCountry: edition.venue.country,
        },
      }),
    },
    performer: speakers.map(({ name, title: position, company }) => ({
      '@type': 'Person',
      name,
      jobTitle: position,
      affiliation: { '@type': 'Organization', name: company },
    })),
    ...(edition && { organizer: { '@type': 'Organization', name: edition.organiser } }),
    offers: {
      '@type': 'Offer',
      url,
      price: price / 100,
      priceCurrency: 'CNY',
      availability: `${context}/${available}`,
      validFrom: meeting.enrolFrom,
    },
  };
}
