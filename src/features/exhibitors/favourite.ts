import type { ExhibitorSummary } from '@/api';
import type { FavouriteOf } from '@/state/favourites';

/** The fields of an exhibitor in a visit plan. */
export const favouriteExhibitor = ({ id, name, lang, booths, themeIds }: ExhibitorSummary): FavouriteOf => ({
  kind: 'exhibitor',
  id,
  name,
  lang,
  booths: booths.map(({ number }) => number),
  themeId: themeIds[0] ?? null,
});
