/** The user's favourites, for pages. */
import { useDispatch, useSelector } from 'react-redux';
import { favouriteOf, type FavouriteKind, type FavouriteOf } from './favourites';
import { favouriteToggled, selectFavouriteIds, selectFavourites } from './persistedSlice';
import { useServices } from './ServicesContext';

/** What pages pass to lists and details: the favourite ids of a kind, and a function that adds or removes one. */
export interface Marks {
  has: (id: string) => boolean;
  toggle: (favourite: FavouriteOf) => void;
}

/** The user's favourites of one kind. Empty on the server and until the persisted state has been read. */
export function useMarks(kind: FavouriteKind): Marks {
  const dispatch = useDispatch();
  const { clock } = useServices();
  const ids = useSelector((state: Parameters<typeof selectFavourites>[0]) => selectFavouriteIds(state, kind));
  return {
    has: (id) => ids.has(id),
    toggle: (favourite) => void dispatch(favouriteToggled(favouriteOf(favourite, clock.now().toISOString()))),
  };
}

/** The number of favourites. */
export const useMarkCount = (): number => useSelector(selectFavourites).length;
