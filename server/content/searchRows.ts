/** Rows of the search over the whole site: every kind of content is made findable by `searchRow`. */
import { termsOf } from './terms';

type Text = Record<string, string | undefined>;

/** The texts of a localised text, in all of its languages. */
export const texts = (value: Text | undefined): string[] =>
  Object.values(value ?? {}).filter((text) => text !== undefined);

type SearchKind = 'exhibitor' | 'exhibit' | 'news' | 'meeting' | 'video' | 'image' | 'download' | 'page';

export interface Findable {
  kind: SearchKind;
  id: string;
  /** Among equally good hits of a kind the smaller one comes first. */
  ordinal: number;
  /** What it is called: a hit here counts more. */
  title: Text;
  /** False where a hit in the title counts like one elsewhere. */
  isNamed?: boolean;
  /** More texts that find it. */
  texts: string[];
  /** Not found before this instant. */
  visibleFrom?: Date | undefined;
  /** What a hit shows besides its title. */
  summary: Text;
  picture: unknown;
  path: string;
  date?: string | null;
  booth?: { number: string; themeId: number } | undefined;
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
export function searchRow({ kind, id, ordinal, visibleFrom, ...found }: Findable): SearchRow {
  const { title, isNamed = true, summary, picture, path, date = null, booth } = found;
  const [named, others] = isNamed ? [texts(title), found.texts] : [[], [...texts(title), ...found.texts]];
  const names = termsOf(named);
  return {
    kind,
    id,
    ordinal,
    visible_from: visibleFrom ?? null,
    names,
    terms: [...new Set([...names, ...termsOf(others)])],
    shown: JSON.stringify({ title, summary, picture, path, date, booth }),
  };
}

/** Puts newer things first. */
export const newestFirst = (instant: string): number => -Math.floor(Date.parse(instant) / 60_000);

const HTML_TAG = /<[^>]*>/g;

/** The texts of HTML or Markdown, without its signs. */
export const plainTexts = (texts: Text): string[] =>
  Object.values(texts).flatMap((text) => (text === undefined ? [] : [text.replace(HTML_TAG, ' ')]));
