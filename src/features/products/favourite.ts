import type { ExhibitSummary } from '@/api';
import type { FavouriteOf } from '@/state/favourites';

/** What a plan keeps of a product. */
export const favouriteProduct = (product: ExhibitSummary): FavouriteOf => {
  const { id, name, lang, boothNumbers, themeId, exhibitorName } = product;
  return { kind: 'product', id, name, lang, booths: boothNumbers, themeId, company: exhibitorName };
};
