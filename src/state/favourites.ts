/** What a reader marks without an account. It is kept in the browser, with all that a plan needs when there is no network. */
import type { Locale } from '@/rules/locales';

export type FavouriteKind = 'exhibitor' | 'product' | 'meeting';

export interface Favourite {
  kind: FavouriteKind;
  id: string;
  name: string;
  /** The language of the name. */
  lang: Locale;
  /** Of an exhibitor, or of the exhibitor of a product: `14-C05`. */
  booths: string[];
  /** 1 to 5: colours the booth's sign. */
  themeId: number | null;
  /** Who shows a product. */
  company: string | null;
  /** Of a meeting: its instants, its hall and where in it. */
  from: string | null;
  to: string | null;
  hall: string | null;
  room: string | null;
  /** ISO instant. */
  savedAt: string;
}

/** What a favourite is made of: the fields of its kind; the rest is empty. */
export type FavouriteOf = Pick<Favourite, 'kind' | 'id' | 'name' | 'lang'> & Partial<Favourite>;

/** A favourite marked at an instant. */
export const favouriteOf = (item: FavouriteOf, savedAt: string): Favourite => ({
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
