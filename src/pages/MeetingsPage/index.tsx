import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type Edition, exhibitorApi, meetingApi, selectEdition, siteApi } from '@/api';
import { itemList } from '@/pages/shared/listEndpoint';
import { ProgrammeView } from '@/features/meeting/programme/ProgrammeView';
import { parseProgrammeQuery, type ProgrammeChoice } from '@/features/meeting/programmeHref';
import { useEdition } from '@/features/edition/useEdition';
import { paths } from '@/lib/paths';
import { shanghaiDate } from '@/rules/shanghai';
import { selectMinute } from '@/state/countdownSlice';
import { selectFavourites } from '@/state/persistedSlice';
import type { Services } from '@/state/services';
import { useServices } from '@/state/ServicesContext';
import { useFavourites } from '@/state/useFavourites';
import { AdvertPlacement, loadAdverts } from '@/pages/shared/AdvertPlacement';
import { crumbsTo, definePage } from '@/pages/shared/definePage';
import { loadRequired, loadOptional } from '@/pages/shared/loading';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';

const unsubscribed = { subscribe: false } as const;
/** Larger than the number of meetings of any day. */
const PAGE_SIZE = 100;
const bannersRequest = { current: 1, size: 6 };
const newsRequest = { current: 1, size: 6 };
const themesRequest = {};

/** The day of a URL; by default today during the exhibition, else its first day. */
function toChoice(query: URLSearchParams, edition: Edition | undefined, now: Date): ProgrammeChoice & { date: string } {
  const choice = parseProgrammeQuery(query);
  const days = edition?.days.map(({ date }) => date) ?? [];
  const today = shanghaiDate(now);
  const date = choice?.date ?? (days.includes(today) ? today : days[0]);
  if (!choice || !date || (edition && !days.includes(date))) throw new Response(null, { status: 404 });
  return { ...choice, date };
}

/** The site's time from the store's services. */
const currentTime = (_dispatch: unknown, _state: unknown, { clock }: Services): Date => clock.now();

const toRequest = (choice: ProgrammeChoice) => ({ current: 1, size: PAGE_SIZE, ...choice });

function MeetingsPage() {
  const edition = useEdition();
  const { clock } = useServices();
  const query = useRouteQuery();
  const navigate = useNavigate();
  const choice = toChoice(query, edition, clock.now());
  const { data: page, isError, refetch } = meetingApi.endpoints.meetingPage.useQuery(toRequest(choice));
  const { data: allThemes = [] } = meetingApi.endpoints.meetingThemes.useQuery(themesRequest);
  const { data: halls = [] } = exhibitorApi.endpoints.exhibitorHalls.useQuery();
  const { data: bannerPage } = meetingApi.endpoints.meetingBanners.useQuery(bannersRequest);
  const { data: newsPage } = meetingApi.endpoints.meetingDynamics.useQuery(newsRequest);
  return (
    <ProgrammeView
      adverts={<AdvertPlacement id="meeting-top" />}
      days={edition.days.map(({ date }) => date)}
      choice={choice}
      page={page}
      now={useSelector(selectMinute)}
      onRetry={isError ? () => void refetch() : undefined}
      total={allThemes.reduce((sum, { meetingCount }) => sum + meetingCount, 0)}
      themes={allThemes}
      themeOfHall={Object.fromEntries(halls.map(({ number, themeIds }) => [number, themeIds[0] ?? 0]))}
      banners={bannerPage?.records ?? []}
      news={newsPage?.records ?? []}
      favouriteMeetings={useFavourites('meeting')}
      favourites={useSelector(selectFavourites)}
      onNavigate={(href) => void navigate(href, { preventScrollReset: true })}
    />
  );
}

export const page = definePage({
  async load({ store: { dispatch, getState }, query }) {
    // The page needs the edition before the shell has loaded it, because its days decide the request.
    await loadRequired(dispatch(siteApi.endpoints.ownEdition.initiate(undefined, unsubscribed)));
    const choice = toChoice(query, selectEdition(getState()), dispatch(currentTime));
    await Promise.all([
      loadRequired(dispatch(meetingApi.endpoints.meetingPage.initiate(toRequest(choice), unsubscribed))),
      loadOptional(
        dispatch(meetingApi.endpoints.meetingThemes.initiate(themesRequest, unsubscribed)),
        dispatch(exhibitorApi.endpoints.exhibitorHalls.initiate(undefined, unsubscribed)),
        dispatch(meetingApi.endpoints.meetingBanners.initiate(bannersRequest, unsubscribed)),
        dispatch(meetingApi.endpoints.meetingDynamics.initiate(newsRequest, unsubscribed)),
        loadAdverts({ dispatch }, 'meeting-top'),
      ),
    ]);
  },
  head: (state, { locale, query }) => {
    const choice = parseProgrammeQuery(query);
    // A head has no clock: without a date in the URL, the requested day is found in the cache.
    const days = choice?.date ? [choice.date] : (selectEdition(state)?.days.map(({ date }) => date) ?? []);
    const cachedPages = days.map(
      (date) => meetingApi.endpoints.meetingPage.select(toRequest({ ...choice, date }))(state).data,
    );
    const entries = cachedPages
      .find((page) => page)
      ?.records.map(({ id, title }) => ({ name: title, url: paths.meetingDetails.href({ lang: locale, id }) }));
    return entries ? { jsonLd: [itemList(entries)] } : {};
  },
  crumbs: crumbsTo('meeting.title'),
  Component: MeetingsPage,
});
