/** What the server sends to the browser with the rendered page: the store's state and what hydration needs. */
import type { TextPart } from '@/i18n/texts';
import type { SiteConfig } from '@/state/services';
import type { RootState } from '@/app/store/makeStore';

export interface Assets {
  /** The script that loads the others after the first paint (entry.start.ts). */
  start: string;
  /** URLs of scripts and style sheets that this page needs, in order. */
  scripts: string[];
  styles: string[];
  /**
   * Fonts of the page's language, fetched with the style sheets: only fonts that arrive before the first paint are
   * used (src/ui/styles/fonts.css).
   */
  letters: string[];
  /** Scripts to preload: the page's own chunk. */
  preloads: string[];
  /** Text files to preload. */
  texts: string[];
}

export interface Bootstrap {
  state: Partial<RootState>;
  config: SiteConfig;
  /** The site's time at rendering, ISO instant. */
  now: string;
  assets: Assets;
  /** The file of each text part in the document's language, below ASSETS_BASE. */
  texts: Record<TextPart, string>;
  document: 'content' | 'form';
  /** Statuses of the routes that failed, by route id. */
  errors: Record<string, number> | null;
}

/** Base URL of built files. */
export const ASSETS_BASE = '/assets/';

export const BOOTSTRAP_ID = 'bootstrap';

/**
 * Characters that could end the script element or open a comment, and the line separators that older scripts don't
 * allow in strings.
 */
const UNSAFE_CHARACTERS = /[<\u2028\u2029]/g;

const escapeCharacter = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON that is safe inside a script element: it can neither end the element nor open a comment. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replace(UNSAFE_CHARACTERS, escapeCharacter);
