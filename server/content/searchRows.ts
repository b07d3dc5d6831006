/** Rows of the search over the whole site: every kind of content is made findable by `searchRow`. */
import { termsOf } from './terms';

type Text = Record<string, string | undefined>;

type SearchKind = 'exhibitor' | 'exhibit' | 'news' | 'meeting' | 'video' | 'image' | 'download' | 'page';

export interface Findable {
  kind: SearchKind;
  id: string;
  /** Among equally good hits of a kind the smaller one comes first. */
  ordinal: number;
  /** What it is called, in all languages: a hit here counts more. */
  names: string[];
  /** What else is said of it. */
  texts: string[];
  /** Not found before this instant. */
  visibleFrom?: Date;
  shown: { title: Text; summary: Text; picture: unknown; path: string; date: string | null };
}

/** The row of search_document, its words still a list (postings.ts says which of them the row keeps). */
export interface SearchRow {
  kind: string;
  id: string;
  ordinal: number;
  visible_from: Date | null;
  names: string[];
  terms: string[];
  shown: string;
}

/** The row of search_document of one thing. */
export function searchRow({ kind, id, ordinal, names, texts, visibleFrom, shown }: Findable): SearchRow {
  const named = termsOf(names);
  return {
    kind,
    id,
    ordinal,
    visible_from: visibleFrom ?? null,
    names: named,
    terms: [...new Set([...named, ...termsOf(texts)])],
    shown: JSON.stringify(shown),
  };
}

const HTML_TAG = /<[^>]*>/g;

/** The texts of HTML or Markdown, without its signs. */
export const plainTexts = (texts: Text): string[] =>
  Object.values(texts).flatMap((text) => (text === undefined ? [] : [text.replace(HTML_TAG, ' ')]));
