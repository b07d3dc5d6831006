import type { Edition, MenuItem, SearchResult } from '@/api';
import type { Locale } from '@/i18n/locales';

/** Shows what a keyword finds, soon; cancelled by the function that is given back. */
export type Suggest = (keyword: string, show: (result: SearchResult | null) => void) => () => void;

/** What header and footer say on every page of a language. */
export interface ShellFacts {
  locale: Locale;
  edition: Edition;
  menu: readonly MenuItem[];
  hotKeywords: readonly string[];
  /** Days to the opening; 0 from that day on. */
  days: number;
  /** Pre-registration may be open outside of its phase (section 4). */
  registrationOpen?: boolean;
  /** The reader has a registration, known only after hydration. */
  isRegistered?: boolean;
  /** Follows the address of a search; without it the form does it as a document. */
  onSearch?: (href: string) => void;
  /** Finds while somebody types; absent without script. */
  suggest?: Suggest;
}

/** Where a page stands in the menu: the same for nearly all pages of an item. */
export interface MenuPlace {
  /** The place of the item that the page belongs to; -1 for none. */
  active: number;
  /** The page's path when a link of the menu leads there. */
  current: string | null;
}

/** The address of a page, and of the same page in other languages. */
export interface PageAddress {
  locale: Locale;
  /** Path of the page with its language, without query. */
  path: string;
  /** The query that the page keeps in another language: `?k=lathe`, or nothing. */
  query: string;
  /** Languages that are on another site, with its address. */
  origins?: Partial<Record<Locale, string>>;
}

/** What every part of the shell is drawn from. */
export type ShellData = ShellFacts & PageAddress;
