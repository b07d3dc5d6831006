/** Rows of the site-wide search. `searchRow` creates them for every kind of content. */
import { termsOf } from './terms';

type Text = Record<string, string | undefined>;

/** The texts of a localised text in all languages. */
export const texts = (value: Text | undefined): string[] =>
  Object.values(value ?? {}).filter((text) => text !== undefined);

type SearchKind = 'exhibitor' | 'exhibit' | 'news' | 'meeting' | 'video' | 'image' | 'download' | 'page';

export interface SearchRecord {
  kind: SearchKind;
  id: string;
  /** Orders hits of equal rank within a kind, smallest first. */
  ordinal: number;
  /** The name of the record. Matches in it rank higher. */
  title: Text;
  /** False when matches in the title must not rank higher. */
  isTitleRanked?: boolean;
  /** Further texts to be matched. */
  texts: string[];
  /** Hidden from search before this instant. */
  visibleFrom?: Date | undefined;
  /** Shown with the hit. */
  summary: Text;
  picture: unknown;
  path: string;
  date?: string | null;
  booth?: { number: string; themeId: number } | undefined;
}

/** A row of search_document with its terms as lists (postings.ts decides which of them the row stores). */
export interface SearchRow {
  kind: string;
  id: string;
  ordinal: number;
  visible_from: Date | null;
  names: string[];
  terms: string[];
  shown: string;
}

/** Creates the search row of a record. */
export function searchRow({ kind, id, ordinal, visibleFrom, ...record }: SearchRecord): SearchRow {
  const { title, isTitleRanked = true, summary, picture, path, date = null, booth } = record;
  const [titleTexts, otherTexts] = isTitleRanked
    ? [texts(title), record.texts]
    : [[], [...texts(title), ...record.texts]];
  const names = termsOf(titleTexts);
  return {
    kind,
    id,
    ordinal,
    visible_from: visibleFrom ?? null,
    names,
    terms: [...new Set([...names, ...termsOf(otherTexts)])],
    shown: JSON.stringify({ title, summary, picture, path, date, booth }),
  };
}

/** An ordinal that puts newer records first. */
export const newestFirst = (instant: string): number => -Math.floor(Date.parse(instant) / 60_000);

const HTML_TAG = /<[^>]*>/g;

/** The texts of HTML or Markdown without tags. */
export const plainTexts = (texts: Text): string[] =>
  Object.values(texts).flatMap((text) => (text === undefined ? [] : [text.replace(HTML_TAG, ' ')]));
