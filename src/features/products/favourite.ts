import type { ExhibitSummary } from '@/api';
import type { FavouriteInput } from '@/state/favourites';

/** The fields of a product in a visit plan. */
export const productFavourite = (product: ExhibitSummary): FavouriteInput => {
  const { id, name, lang, boothNumbers, themeId, exhibitorName } = product;
  return { kind: 'product', id, name, lang, booths: boothNumbers, themeId, company: exhibitorName };
};
