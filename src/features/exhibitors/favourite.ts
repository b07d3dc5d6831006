import type { ExhibitorSummary } from '@/api';
import type { FavouriteOf } from '@/state/favourites';

/** What a plan keeps of an exhibitor. */
export const favouriteExhibitor = ({ id, name, lang, booths, themeIds }: ExhibitorSummary): FavouriteOf => ({
  kind: 'exhibitor',
  id,
  name,
  lang,
  booths: booths.map(({ number }) => number),
  themeId: themeIds[0] ?? null,
});
