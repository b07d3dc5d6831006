/** The user's favourites, for pages. */
import { useDispatch, useSelector } from 'react-redux';
import { createFavourite, type FavouriteKind, type FavouriteInput } from './favourites';
import { favouriteToggled, selectFavouriteIds, selectFavourites } from './persistedSlice';
import { useServices } from './ServicesContext';

/** What pages pass to lists and details: the favourite ids of a kind, and a function that adds or removes one. */
export interface Favourites {
  has: (id: string) => boolean;
  toggle: (favourite: FavouriteInput) => void;
}

/** The user's favourites of one kind. Empty on the server and until the persisted state has been read. */
export function useFavourites(kind: FavouriteKind): Favourites {
  const dispatch = useDispatch();
  const { clock } = useServices();
  const ids = useSelector((state: Parameters<typeof selectFavourites>[0]) => selectFavouriteIds(state, kind));
  return {
    has: (id) => ids.has(id),
    toggle: (favourite) => void dispatch(favouriteToggled(createFavourite(favourite, clock.now().toISOString()))),
  };
}

/** The number of favourites. */
export const useFavouriteCount = (): number => useSelector(selectFavourites).length;
