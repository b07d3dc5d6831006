import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { type EditionDay, ownApi, planApi, selectEdition } from '@/api';
import { DayPlan } from '@/features/plan/components/DayPlan';
import { PlanView } from '@/features/plan/components/PlanView';
import { SharePlan } from '@/features/plan/components/SharePlan';
import { planCalendar } from '@/features/plan/planCalendar';
import { planFavourites } from '@/features/plan/planVisit';
import { decodePlan, FRAGMENT, type SharedIds } from '@/features/plan/sharedPlan';
import { paths } from '@/lib/paths';
import { type Favourite, type FavouriteKind, createFavourite } from '@/state/favourites';
import { toastRaised } from '@/state/noticesSlice';
import { selectLocale } from '@/state/localeSlice';
import {
  favouritesRefreshed,
  favouriteToggled,
  selectFavourites,
  selectVisitSettings,
  visitSettingsChanged,
} from '@/state/persistedSlice';
import { useServices } from '@/state/ServicesContext';
import { crumbsTo, definePage } from '@/pages/shared/definePage';
import { loadOptional } from '@/pages/shared/loading';
import type { AppDispatch, RootState } from '@/app/store/makeStore';
import { toFavourites } from './favourites';
import { Received } from './Received';
// A lazy part would be missing from a page that is cached for offline use before it is opened.
import { Suggestions } from './Suggestions';
import { useArrival } from './useArrival';

/** The same list each time, so that nothing is planned again. */
const NO_DAYS: EditionDay[] = [];

const toFavouriteIds = (favourites: readonly Favourite[]) => {
  const idsOfKind = (wantedKind: FavouriteKind) =>
    favourites.filter(({ kind }) => kind === wantedKind).map(({ id }) => id);
  return { exhibitorIds: idsOfKind('exhibitor'), exhibitIds: idsOfKind('product'), meetingIds: idsOfKind('meeting') };
};

/** Updates the favourites once from the server in the page's language. Offline they stay as persisted. */
function useRefreshFavourites(favourites: readonly Favourite[] | null): void {
  const [ownFavourites] = ownApi.endpoints.ownFavourites.useLazyQuery();
  const store = useStore<RootState>();
  const isRehydrated = favourites !== null && favourites.length > 0;
  useEffect(() => {
    if (!isRehydrated) return;
    const refresh = async () => {
      const favouritesQuery = toFavouriteIds(selectFavourites(store.getState()));
      const { data } = await ownFavourites(favouritesQuery);
      if (!data) return;
      // `savedAt` stays unchanged.
      store.dispatch(favouritesRefreshed(toFavourites(data).map((one) => createFavourite(one, ''))));
    };
    void refresh();
  }, [isRehydrated, ownFavourites, store]);
}

/**
 * The plan of somebody else in the fragment of the address. It is removed from the address, so that it is in no history
 * entry, screenshot or copied link.
 */
function useReceivedIds() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch<AppDispatch>();
  const { formatMessage } = useIntl();
  const [ids, setIds] = useState<SharedIds | null>(null);
  useEffect(() => {
    if (!hash.startsWith(FRAGMENT)) return;
    const decoded = decodePlan(hash);
    setIds(decoded);
    if (!decoded) dispatch(toastRaised({ kind: 'error', text: formatMessage({ id: 'visit.receivedInvalid' }) }));
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [hash, pathname, search, navigate, dispatch, formatMessage]);
  return [ids, () => setIds(null)] as const;
}

const TICK_MS = 30_000;

/** The time, each half minute. */
function useNow(): Date {
  const { clock, timers } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => timers.every(TICK_MS, () => setNow(clock.now())), [clock, timers]);
  return now;
}

const unsubscribed = { subscribe: false } as const;

function MyPlanPage() {
  const services = useServices();
  const { formatMessage } = useIntl();
  const locale = useSelector(selectLocale);
  const edition = useSelector(selectEdition);
  const dispatch = useDispatch<AppDispatch>();
  const isRehydrated = useSelector((state: RootState) => state.persisted._persist?.rehydrated ?? false);
  const storedFavourites = useSelector(selectFavourites);
  const settings = useSelector(selectVisitSettings);
  const { data: map, isLoading: isMapLoading } = planApi.endpoints.ownWalkingMap.useQuery();
  const now = useNow();
  const favourites = isRehydrated ? storedFavourites : null;
  useRefreshFavourites(favourites);
  useArrival(map, isRehydrated && !isMapLoading);
  const [receivedIds, closeReceived] = useReceivedIds();
  const [isSharing, setSharing] = useState(false);
  const [exportFavourites, { isLoading, isError }] = ownApi.endpoints.ownFavouritesExport.useMutation();
  const editionDays = edition?.days ?? NO_DAYS;

  const saveCalendar = () => {
    if (!map || !edition) return;
    const plan = planFavourites({ favourites: storedFavourites, settings, map, editionDays, now });
    const file = planCalendar(plan, {
      now,
      locale,
      origin: services.config.origin,
      venue: edition.venue.name,
      boothText: (booth) => formatMessage({ id: 'ui.booth' }, { booth }),
    });
    services.download(services.objectUrl(file), 'visit.ics');
  };
  return (
    <PlanView
      exhibitionLine={edition ? [edition.title, edition.range, edition.venue.name].join(' · ') : ''}
      favourites={favourites}
      onPrint={() => services.print()}
      onShare={() => setSharing(true)}
      onCalendar={saveCalendar}
      onExport={async () => {
        const { data } = await exportFavourites({ format: 'xlsx', ...toFavouriteIds(storedFavourites) });
        if (data) services.download(data.url, data.fileName);
      }}
      exporting={isLoading}
      failed={isError}
      suggestions={favourites && <Suggestions favourites={favourites} />}
      dialogs={
        <>
          {isSharing && edition && (
            <SharePlan
              favourites={storedFavourites}
              themes={edition.themes}
              url={services.config.origin + paths.myPlan.href({ lang: locale })}
              onClose={() => setSharing(false)}
            />
          )}
          {receivedIds && favourites && (
            <Received ids={receivedIds} ownFavourites={favourites} onClose={closeReceived} />
          )}
        </>
      }
    >
      {favourites && (
        <DayPlan
          favourites={favourites}
          settings={settings}
          map={map}
          editionDays={editionDays}
          now={now}
          onSettings={(changed) => dispatch(visitSettingsChanged(changed))}
          onRemove={(favourite) => dispatch(favouriteToggled(favourite))}
        />
      )}
    </PlanView>
  );
}

export const page = definePage({
  load: ({ store: { dispatch } }) =>
    loadOptional(dispatch(planApi.endpoints.ownWalkingMap.initiate(undefined, unsubscribed))),
  // The plan is personal, so search engines must not index it.
  head: () => ({ noindex: true }),
  crumbs: crumbsTo('plan.title'),
  Component: MyPlanPage,
});
