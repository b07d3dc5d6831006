import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type Edition, exhibitorApi, meetingApi, selectEdition, siteApi } from '@/api';
import { itemList } from '@/pages/shared/listEndpoint';
import { ProgrammeView } from '@/features/meeting/programme/ProgrammeView';
import { readProgramme, type ProgrammeChoice } from '@/features/meeting/programmeHref';
import { useEdition } from '@/features/edition/useEdition';
import { paths } from '@/lib/paths';
import { shanghaiDate } from '@/rules/shanghai';
import { selectFavourites } from '@/state/persistedSlice';
import type { Services } from '@/state/services';
import { useServices } from '@/state/ServicesContext';
import { useMarks } from '@/state/useMarks';
import { AdvertPlace, loadAdverts } from '@/pages/shared/AdvertPlace';
import { crumbsTo, definePage } from '@/pages/shared/definePage';
import { loadRequired, loadOptional } from '@/pages/shared/loading';
import { useOwnQuery } from '@/pages/shared/useOwnQuery';

const once = { subscribe: false } as const;
/** More than a day has. */
const SIZE = 100;
const banners = { meetingBannerRequest: { current: 1, size: 6 } };
const news = { meetingDynamicRequest: { current: 1, size: 6 } };
const themes = { meetingThemeRequest: {} };

/** The day of a URL; by default today during the exhibition, else its first day. */
function choiceOf(query: URLSearchParams, edition: Edition | undefined, now: Date): ProgrammeChoice & { date: string } {
  const choice = readProgramme(query);
  const days = edition?.days.map(({ date }) => date) ?? [];
  const today = shanghaiDate(now);
  const date = choice?.date ?? (days.includes(today) ? today : days[0]);
  if (!choice || !date || (edition && !days.includes(date))) throw new Response(null, { status: 404 });
  return { ...choice, date };
}

/** The site's time from the store's services. */
const timeNow = (_dispatch: unknown, _state: unknown, { clock }: Services): Date => clock.now();

const requestOf = (choice: ProgrammeChoice) => ({ meetingPageRequest: { current: 1, size: SIZE, ...choice } });

function MeetingsPage() {
  const edition = useEdition();
  const { clock } = useServices();
  const query = useOwnQuery();
  const navigate = useNavigate();
  const choice = choiceOf(query, edition, clock.now());
  const { data: page, isError, refetch } = meetingApi.endpoints.meetingPage.useQuery(requestOf(choice));
  const { data: known = [] } = meetingApi.endpoints.meetingThemes.useQuery(themes);
  const { data: halls = [] } = exhibitorApi.endpoints.exhibitorHalls.useQuery();
  const { data: shown } = meetingApi.endpoints.meetingBanners.useQuery(banners);
  const { data: latest } = meetingApi.endpoints.meetingDynamics.useQuery(news);
  return (
    <ProgrammeView
      adverts={<AdvertPlace id="meeting-top" />}
      days={edition.days.map(({ date }) => date)}
      choice={choice}
      page={page}
      onRetry={isError ? () => void refetch() : undefined}
      total={known.reduce((sum, { meetingCount }) => sum + meetingCount, 0)}
      themes={known}
      themeOfHall={Object.fromEntries(halls.map(({ number, themeIds }) => [number, themeIds[0] ?? 0]))}
      banners={shown?.records ?? []}
      news={latest?.records ?? []}
      marks={useMarks('meeting')}
      favourites={useSelector(selectFavourites)}
      onFollow={(href) => void navigate(href, { preventScrollReset: true })}
    />
  );
}

export const page = definePage({
  async load({ store: { dispatch, getState }, query }) {
    // The page needs the edition before the shell has loaded it, because its days decide the request.
    await loadRequired(dispatch(siteApi.endpoints.ownEdition.initiate({}, once)));
    const choice = choiceOf(query, selectEdition(getState()), dispatch(timeNow));
    await Promise.all([
      loadRequired(dispatch(meetingApi.endpoints.meetingPage.initiate(requestOf(choice), once))),
      loadOptional(
        dispatch(meetingApi.endpoints.meetingThemes.initiate(themes, once)),
        dispatch(exhibitorApi.endpoints.exhibitorHalls.initiate(undefined, once)),
        dispatch(meetingApi.endpoints.meetingBanners.initiate(banners, once)),
        dispatch(meetingApi.endpoints.meetingDynamics.initiate(news, once)),
        loadAdverts({ dispatch }, 'meeting-top'),
      ),
    ]);
  },
  head: (state, { locale, query }) => {
    const choice = readProgramme(query);
    // A head has no clock: without a date in the URL, the requested day is found in the cache.
    const days = choice?.date ? [choice.date] : (selectEdition(state)?.days.map(({ date }) => date) ?? []);
    const shown = days.map(
      (date) => meetingApi.endpoints.meetingPage.select(requestOf({ ...choice, date }))(state).data,
    );
    const entries = shown
      .find((page) => page)
      ?.records.map(({ id, title }) => ({ name: title, url: paths.meetingDetails.href({ lang: locale, id }) }));
    return entries ? { structured: [itemList(entries)] } : {};
  },
  crumbs: crumbsTo('meeting.title'),
  Component: MeetingsPage,
});
