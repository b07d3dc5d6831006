/** What the server hands to the browser beside the drawn page: the store's state, and what is needed to go on from there. */
import type { TextPart } from '@/i18n/texts';
import type { SiteConfig } from '@/state/services';
import type { RootState } from '@/app/store/makeStore';

export interface Assets {
  /** The script that fetches the others after the first paint (entry.start.ts). */
  start: string;
  /** Addresses of scripts and style sheets that this page needs, in their order. */
  scripts: string[];
  styles: string[];
  /** Letters that the page is written in: fetched beside the styles, since only what comes before the first paint is shown (src/ui/styles/fonts.css). */
  letters: string[];
  /** Scripts to fetch ahead: the page's own chunk. */
  preloads: string[];
  /** Files of texts to fetch ahead. */
  texts: string[];
}

export interface Bootstrap {
  state: Partial<RootState>;
  config: SiteConfig;
  /** The site's time when the page was drawn, ISO instant. */
  now: string;
  assets: Assets;
  /** The file of each part of the texts in the document's language, below ASSETS_BASE. */
  texts: Record<TextPart, string>;
  document: 'reading' | 'form';
  /** Statuses of the routes that failed, by route id. */
  errors: Record<string, number> | null;
}

/** Where built files are. */
export const ASSETS_BASE = '/assets/';

export const BOOTSTRAP_ID = 'bootstrap';

/** What could end the element or open a comment, and what was no part of a string in older scripts. */
const DANGEROUS = /[<\u2028\u2029]/g;

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON that may stand inside of a script element: nothing in it can end the element or open a comment. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replace(DANGEROUS, escaped);
