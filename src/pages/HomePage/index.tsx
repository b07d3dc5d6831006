import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { configApi, mediaApi, selectEdition } from '@/api';
import { CountdownFigures } from '@/features/home/components/CountdownFigures';
import { HomeView } from '@/features/home/components/HomeView';
import { selectPreRegistrationOpen } from '@/features/registration/registrationSlice';
import { useEdition } from '@/features/edition/useEdition';
import { exhibitionEvent, organization } from '@/features/edition/jsonLd';
import { paths } from '@/lib/paths';
import { selectIsRegistered } from '@/state/clientSlice';
import { selectCountdownDays, selectCountdownSeconds } from '@/state/countdownSlice';
import { selectLocale } from '@/state/localeSlice';
import { definePage } from '@/pages/shared/definePage';
import { HomeAdvertPlacement } from '@/pages/shared/AdvertPlacement';
import { loadRequired, loadOptional } from '@/pages/shared/loading';

const NEWEST_FIVE = { current: 1, size: 5 };

const advertsTop = <HomeAdvertPlacement id="home-top" />;
const advertsMiddle = <HomeAdvertPlacement id="home-middle" />;

/** The only part of the page that updates every second. */
function Countdown() {
  const { phase } = useEdition();
  const days = useSelector(selectCountdownDays);
  const seconds = useSelector(selectCountdownSeconds);
  return <CountdownFigures phase={phase} days={days} seconds={seconds} />;
}

/** Meetings begin and end on the quarter hour. */
const MEETINGS_POLLING_MS = 5 * 60_000;

function HomePage() {
  const edition = useEdition();
  const { data: home } = configApi.endpoints.configHome.useQuery(undefined, {
    pollingInterval: edition.phase === 'during' ? MEETINGS_POLLING_MS : 0,
  });
  const { data: news } = mediaApi.endpoints.mediaNewsPage.useQuery(NEWEST_FIVE);
  const registrationOpen = useSelector(selectPreRegistrationOpen) ?? undefined;
  const isRegistered = useSelector(selectIsRegistered);
  const lang = useSelector(selectLocale);
  const navigate = useNavigate();
  const onSearch = useCallback(
    (keyword: string) =>
      void navigate(`${paths.search.href({ lang })}?${new URLSearchParams({ k: keyword }).toString()}`),
    [lang, navigate],
  );
  if (!home) return null;
  return (
    <HomeView
      home={home}
      news={news?.records ?? []}
      edition={edition}
      countdown={<Countdown />}
      registrationOpen={registrationOpen}
      isRegistered={isRegistered}
      advertsTop={advertsTop}
      advertsMiddle={advertsMiddle}
      onSearch={onSearch}
    />
  );
}

export const page = definePage({
  load: async ({ store: { dispatch } }) => {
    await Promise.all([
      loadRequired(
        dispatch(configApi.endpoints.configHome.initiate(undefined, { subscribe: false })),
        dispatch(mediaApi.endpoints.mediaNewsPage.initiate(NEWEST_FIVE, { subscribe: false })),
      ),
      loadOptional(dispatch(configApi.endpoints.configHomeAdverts.initiate(undefined, { subscribe: false }))),
    ]);
  },
  head: (state) => {
    const edition = selectEdition(state);
    return edition ? { jsonLd: [exhibitionEvent(edition), organization(edition)] } : {};
  },
  Component: HomePage,
});
