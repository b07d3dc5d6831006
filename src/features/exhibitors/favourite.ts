import type { ExhibitorSummary } from '@/api';
import type { FavouriteInput } from '@/state/favourites';

/** The fields of an exhibitor in a visit plan. */
export const exhibitorFavourite = ({ id, name, lang, booths, themeIds }: ExhibitorSummary): FavouriteInput => ({
  kind: 'exhibitor',
  id,
  name,
  lang,
  booths: booths.map(({ number }) => number),
  themeId: themeIds[0] ?? null,
});
