import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { redirect, useParams } from 'react-router-dom';
import { exhibitorApi, meetingApi, selectEdition, type Edition, type Meeting } from '@/api';
import { MeetingDetailsView } from '@/features/meeting/components/MeetingDetailsView';
import { paths } from '@/lib/paths';
import { selectMinute } from '@/state/countdownSlice';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { useFavourites } from '@/state/useFavourites';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired, loadOptional } from '@/pages/shared/loading';
import type { RootState } from '@/app/store/makeStore';

const SCHEMA_ORG = 'https://schema.org';

/** The meeting as an event of the exhibition (schema.org). */
function meetingEvent(meeting: Meeting, edition: Edition | undefined, url: string): object {
  const { title, summary, from, to, room, cover, speakers, price, state, seats } = meeting;
  const available = state === 'open' ? 'InStock' : state === 'full' ? 'SoldOut' : 'Discontinued';
  return {
    '@context': SCHEMA_ORG,
    '@type': 'BusinessEvent',
    name: title,
    description: summary,
    startDate: from,
    endDate: to,
    url,
    eventAttendanceMode: `${SCHEMA_ORG}/OfflineEventAttendanceMode`,
    eventStatus: `${SCHEMA_ORG}/${state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
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
      availability: `${SCHEMA_ORG}/${available}`,
      validFrom: meeting.enrolFrom,
    },
  };
}

const unsubscribed = { subscribe: false } as const;
/** The number of related meetings (of the same theme) to show. */
const MAX_RELATED_MEETINGS = 4;
const newsRequest = (meetingId: string) => ({ current: 1, size: 5, meetingId });
const meetingOf = (state: RootState, id = '') => meetingApi.endpoints.meetingById.select(id)(state).data;

function MeetingDetailsPage() {
  const locale = useSelector(selectLocale);
  const { id = '' } = useParams();
  const { clock, config } = useServices();
  const { data: meeting } = meetingApi.endpoints.meetingById.useQuery(id);
  const { data: statistics } = meetingApi.endpoints.meetingStatistics.useQuery(id);
  const { data: news } = meetingApi.endpoints.meetingDynamics.useQuery(newsRequest(id));
  const { data: theme } = meetingApi.endpoints.meetingTheme.useQuery(meeting?.themeId || skipToken);
  const { data: halls = [] } = exhibitorApi.endpoints.exhibitorHalls.useQuery();
  const now = useSelector(selectMinute);
  const favourites = useFavourites('meeting');
  if (!meeting) return null;
  return (
    <MeetingDetailsView
      meeting={meeting}
      now={now}
      statistics={statistics}
      news={news?.records ?? []}
      relatedMeetings={(theme?.meetings ?? [])
        .filter((other) => other.id !== meeting.id)
        .slice(0, MAX_RELATED_MEETINGS)}
      themeOfHall={Object.fromEntries(halls.map(({ number, themeIds }) => [number, themeIds[0] ?? 0]))}
      favourites={favourites}
      hasEnrolmentOpened={clock.now() >= new Date(meeting.enrolFrom)}
      enrolHref={paths.meetingEnrol.href({ lang: locale, id: meeting.id })}
      calendarHref={`${config.bases.main}/web/own/meeting/${meeting.id}/calendar?locale=${locale}`}
    />
  );
}

export const page = definePage({
  async load({ store: { dispatch }, locale, params: { id } }) {
    // A details page without an id redirects to its list (routes.tsv).
    if (!id) throw redirect(paths.meetings.href({ lang: locale }), 302);
    const meeting = dispatch(meetingApi.endpoints.meetingById.initiate(id, unsubscribed));
    await Promise.all([
      loadRequired(meeting),
      loadOptional(
        dispatch(meetingApi.endpoints.meetingStatistics.initiate(id, unsubscribed)),
        dispatch(meetingApi.endpoints.meetingDynamics.initiate(newsRequest(id), unsubscribed)),
        dispatch(exhibitorApi.endpoints.exhibitorHalls.initiate(undefined, unsubscribed)),
      ),
    ]);
    const { data } = await meeting;
    if (data?.themeId)
      await loadOptional(dispatch(meetingApi.endpoints.meetingTheme.initiate(data.themeId, unsubscribed)));
  },
  head(state, { locale, params }) {
    const meeting = meetingOf(state, params.id);
    if (!meeting) return {};
    const { title, summary, cover, languages, id } = meeting;
    const path = paths.meetingDetails.href({ lang: locale, id });
    return {
      title,
      description: summary,
      type: 'article',
      image: cover ?? undefined,
      languages,
      jsonLd: [meetingEvent(meeting, selectEdition(state), path)],
    };
  },
  crumbs: (state, { locale, params }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { message: 'meeting.title', path: paths.meetings.href({ lang: locale }) },
    { name: meetingOf(state, params.id)?.title ?? '' },
  ],
  Component: MeetingDetailsPage,
});
