import type { Edition, MenuItem, SearchResult } from '@/api/types';
import type { Locale } from '@/i18n/locales';
import type { LanguageOrigins } from './languages';

/** Shows what a keyword finds, soon; cancelled by the function that is given back. */
export type Suggest = (keyword: string, show: (result: SearchResult | null) => void) => () => void;

/** What every part of the shell is drawn from. */
export interface ShellData {
  locale: Locale;
  /** Path of the page with its language, without query. */
  path: string;
  edition: Edition;
  menu: readonly MenuItem[];
  hotKeywords: readonly string[];
  /** Days to the opening; 0 from that day on. */
  days: number;
  /** Pre-registration may be open outside of its phase (section 4). */
  registrationOpen?: boolean;
  /** Languages that are on another site, with its address. */
  origins?: LanguageOrigins;
  /** Follows the address of a search; without it the form does it as a document. */
  onSearch?: (href: string) => void;
  /** Finds while somebody types; absent without script. */
  suggest?: Suggest;
}
