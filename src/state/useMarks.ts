/** The marks of the reader, for pages. */
import { useDispatch, useSelector } from 'react-redux';
import { favouriteOf, type FavouriteKind, type FavouriteOf } from './favourites';
import { favouriteToggled, selectFavouriteIds, selectFavourites } from './persistedSlice';
import { useServices } from './ServicesContext';

/** What pages hand to lists and details: which ids of a kind are marked, and the way to mark one or to take the mark away. */
export interface Marks {
  has: (id: string) => boolean;
  toggle: (favourite: FavouriteOf) => void;
}

/** The reader's marks of one kind. Empty on the server and until the browser's storage has been read. */
export function useMarks(kind: FavouriteKind): Marks {
  const dispatch = useDispatch();
  const { clock } = useServices();
  const ids = useSelector((state: Parameters<typeof selectFavourites>[0]) => selectFavouriteIds(state, kind));
  return {
    has: (id) => ids.has(id),
    toggle: (favourite) => void dispatch(favouriteToggled(favouriteOf(favourite, clock.now().toISOString()))),
  };
}

/** How many things are marked. */
export const useMarkCount = (): number => useSelector(selectFavourites).length;
