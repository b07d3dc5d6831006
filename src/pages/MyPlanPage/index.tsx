import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { type MeetingSummary, ownApi, selectEdition } from '@/api';
import { favouriteExhibitor } from '@/features/exhibitors/favourite';
import { PlanView } from '@/features/plan/components/PlanView';
import { favouriteProduct } from '@/features/products/components/ProductCard';
import { type Favourite, type FavouriteKind, favouriteOf, type FavouriteOf } from '@/state/favourites';
import { favouritesRefreshed, favouriteToggled, selectFavourites } from '@/state/persistedSlice';
import { useServices } from '@/state/ServicesContext';
import { crumbsTo, definePage } from '@/pages/shared/definePage';
import type { AppDispatch, RootState } from '@/app/store/makeStore';

/** The fields of a meeting in a visit plan. */
const favouriteMeeting = ({ id, title, lang, from, to, hall, room }: MeetingSummary): FavouriteOf => ({
  kind: 'meeting',
  id,
  name: title,
  lang,
  from,
  to,
  hall,
  room,
});

const idsOf = (favourites: readonly Favourite[]) => {
  const of = (wanted: FavouriteKind) => favourites.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  return { exhibitorIds: of('exhibitor'), exhibitIds: of('product'), meetingIds: of('meeting') };
};

/** Updates the favourites once from the server in the page's language. Offline they stay as persisted. */
function useRefresh(favourites: readonly Favourite[] | null): void {
  const [ownFavourites] = ownApi.endpoints.ownFavourites.useLazyQuery();
  const store = useStore<RootState>();
  const isRead = favourites !== null && favourites.length > 0;
  useEffect(() => {
    if (!isRead) return;
    const refresh = async () => {
      const favouritesQuery = idsOf(selectFavourites(store.getState()));
      const { data } = await ownFavourites({ favouritesQuery });
      if (!data) return;
      const found = [
        ...data.exhibitors.map(favouriteExhibitor),
        ...data.exhibits.map(favouriteProduct),
        ...data.meetings.map(favouriteMeeting),
      ];
      // `savedAt` stays unchanged.
      store.dispatch(favouritesRefreshed(found.map((one) => favouriteOf(one, ''))));
    };
    void refresh();
  }, [isRead, ownFavourites, store]);
}

function MyPlanPage() {
  const services = useServices();
  const edition = useSelector(selectEdition);
  const dispatch = useDispatch<AppDispatch>();
  const isRead = useSelector((state: RootState) => state.persisted._persist?.rehydrated ?? false);
  const favouritesInStore = useSelector(selectFavourites);
  const favourites = isRead ? favouritesInStore : null;
  useRefresh(favourites);
  const [make, { isLoading, isError }] = ownApi.endpoints.ownFavouritesExport.useMutation();
  return (
    <PlanView
      occasion={edition ? [edition.title, edition.range, edition.venue.name].join(' · ') : ''}
      favourites={favourites}
      onRemove={(favourite) => dispatch(favouriteToggled(favourite))}
      onPrint={() => services.print()}
      onExport={(format) => void make({ favouritesRequest: { format, ...idsOf(favouritesInStore) } })}
      exporting={isLoading}
      failed={isError}
    />
  );
}

export const page = definePage({
  // The plan is personal, so search engines must not index it.
  head: () => ({ noindex: true }),
  crumbs: crumbsTo('plan.title'),
  Component: MyPlanPage,
});
