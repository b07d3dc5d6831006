import type { Edition, MenuItem, SearchResult } from '@/api';
import type { Locale } from '@/i18n/locales';

/** Shows search results for a keyword after a short pause. Returns a function that cancels it. */
export type Suggest = (keyword: string, show: (result: SearchResult | null) => void) => () => void;

/** What header and footer show on every page of a language. */
export interface ShellContent {
  locale: Locale;
  edition: Edition;
  menu: readonly MenuItem[];
  hotKeywords: readonly string[];
  /** Days to the opening; 0 from that day on. */
  days: number;
  /** Pre-registration may be open outside its phase (section 4). */
  registrationOpen?: boolean;
  /** The user has a registration; known only after hydration. */
  isRegistered?: boolean;
  /** Navigates to the search URL; without it the form loads a document. */
  onSearch?: (href: string) => void;
  /** Searches while the user types; absent without JavaScript. */
  suggest?: Suggest;
}

/** A page's place in the menu: the same for nearly all pages of an item. */
export interface MenuPosition {
  /** The index of the item that the page belongs to; -1 for none. */
  active: number;
  /** The page's path when a link of the menu leads there. */
  current: string | null;
}

/** The URL of a page, and of the same page in other languages. */
export interface PageAddress {
  locale: Locale;
  /** Path of the page with its language, without query. */
  path: string;
  /** The part of the query that other languages share: `?k=lathe`, or empty. */
  query: string;
  /** Languages that are on another site, with its origin. */
  origins?: Partial<Record<Locale, string>>;
}

/** The data of every part of the shell. */
export type ShellData = ShellContent & PageAddress;
