import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { type MeetingSummary, ownApi, selectEdition } from '@/api';
import { exhibitorFavourite } from '@/features/exhibitors/favourite';
import { PlanView } from '@/features/plan/components/PlanView';
import { productFavourite } from '@/features/products/components/ProductCard';
import { type Favourite, type FavouriteKind, createFavourite, type FavouriteInput } from '@/state/favourites';
import { favouritesRefreshed, favouriteToggled, selectFavourites } from '@/state/persistedSlice';
import { useServices } from '@/state/ServicesContext';
import { crumbsTo, definePage } from '@/pages/shared/definePage';
import type { AppDispatch, RootState } from '@/app/store/makeStore';

/** The fields of a meeting in a visit plan. */
const meetingFavourite = ({ id, title, lang, from, to, hall, room }: MeetingSummary): FavouriteInput => ({
  kind: 'meeting',
  id,
  name: title,
  lang,
  from,
  to,
  hall,
  room,
});

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
      const latestFavourites = [
        ...data.exhibitors.map(exhibitorFavourite),
        ...data.exhibits.map(productFavourite),
        ...data.meetings.map(meetingFavourite),
      ];
      // `savedAt` stays unchanged.
      store.dispatch(favouritesRefreshed(latestFavourites.map((one) => createFavourite(one, ''))));
    };
    void refresh();
  }, [isRehydrated, ownFavourites, store]);
}

function MyPlanPage() {
  const services = useServices();
  const edition = useSelector(selectEdition);
  const dispatch = useDispatch<AppDispatch>();
  const isRehydrated = useSelector((state: RootState) => state.persisted._persist?.rehydrated ?? false);
  const storedFavourites = useSelector(selectFavourites);
  const favourites = isRehydrated ? storedFavourites : null;
  useRefreshFavourites(favourites);
  const [exportFavourites, { isLoading, isError }] = ownApi.endpoints.ownFavouritesExport.useMutation();
  return (
    <PlanView
      exhibitionLine={edition ? [edition.title, edition.range, edition.venue.name].join(' · ') : ''}
      favourites={favourites}
      onRemove={(favourite) => dispatch(favouriteToggled(favourite))}
      onPrint={() => services.print()}
      onExport={async (format) => {
        const { data } = await exportFavourites({ format, ...toFavouriteIds(storedFavourites) });
        if (data) services.download(data.url, data.fileName);
      }}
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
