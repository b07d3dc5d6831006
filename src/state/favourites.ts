/** A user's favourite; needs no account. Persisted in the browser with all data that the visit plan needs offline. */
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';

export type FavouriteKind = 'exhibitor' | 'product' | 'meeting';

export interface Favourite {
  kind: FavouriteKind;
  id: string;
  name: string;
  /** The language of the name. */
  lang: Locale;
  /** Booths of the exhibitor, or of the product's exhibitor: `14-C05`. */
  booths: string[];
  /** 1 to 5: the colour of the booth sign. */
  themeId: number | null;
  /** The exhibitor of a product. */
  company: string | null;
  /** Of a meeting: start and end (ISO instants), hall and room. */
  from: string | null;
  to: string | null;
  hall: string | null;
  room: string | null;
  /** ISO instant. */
  savedAt: string;
}

/** The fields that a kind of favourite has; the rest is empty. */
export type FavouriteInput = Pick<Favourite, 'kind' | 'id' | 'name' | 'lang'> & Partial<Favourite>;

/** Creates a favourite that was saved at an instant. */
export const createFavourite = (item: FavouriteInput, savedAt: string): Favourite => ({
  booths: [],
  themeId: null,
  company: null,
  from: null,
  to: null,
  hall: null,
  room: null,
  ...item,
  savedAt,
});

/** The page of a favourite. */
export const favouriteHref = ({ kind, id }: Pick<Favourite, 'kind' | 'id'>, lang: Locale): string =>
  ({
    exhibitor: paths.exhibitorDetails,
    product: paths.productDetails,
    meeting: paths.meetingDetails,
  })[kind].href({ lang, id });
