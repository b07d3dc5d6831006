/** Search terms for indexing and queries: pairs of Chinese characters and kana, otherwise lower-case stems. */

/** Han, kana and hangul: scripts without spaces, or whose words are matched by parts. */
const PACKED = /[\u3400-\u9fff\uf900-\ufaff\u3040-\u30ff\uac00-\ud7af]+/gu;
const WORD = /[\p{L}\p{N}]+/gu;
const MAX_TERM = 40;

/** English and Russian stop words. */
const EMPTY = new Set(
  'a an and are as at by for from has have in is it its of on or that the this to was with и в на с для по'.split(' '),
);

/** British and American spellings, and irregular stems. */
const sameAs = new Map(
  Object.entries({
    center: 'centre',
    fiber: 'fibre',
    mold: 'mould',
    leveler: 'leveller',
    gray: 'grey',
    aluminum: 'aluminium',
    colour: 'color',
  }),
);

/** Memoised stems, because words repeat. */
const stems = new Map<string, string>();
const MAX_STEMS = 50_000;

/** The stem of an English word, without plural, -ing, -ed, -er and silent e. */
export function stem(word: string): string {
  let known = stems.get(word);
  if (known === undefined) {
    known = cutStem(word);
    if (stems.size < MAX_STEMS) stems.set(word, known);
  }
  return known;
}

function cutStem(word: string): string {
  if (!/^[a-z]+$/.test(word) || word.length < 4) return word;
  let text = word;
  if (/(ss|us|is)$/.test(text) === false && text.endsWith('s'))
    text = text
      .replace(/ies$/, 'y')
      .replace(/(x|ch|sh|ss)es$/, '$1')
      .replace(/([^s])s$/, '$1');
  text = sameAs.get(text) ?? text;
  const cut = /^(.*[aeiouy].*?)(ing|ed|er)$/.exec(text)?.[1];
  if (cut && cut.length >= 3 && !/^(las|lay|oth|numb|pow|wat|timb|cov|comput)$/.test(cut))
    text = cut.replace(/([bdfgmnprt])\1$/, '$1');
  return text.length > 3 ? text.replace(/e$/, '') : text;
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Runs of packed scripts and words of other scripts, in order. */
function* pieces(text: string): Generator<{ packed: boolean; text: string }> {
  for (const [run] of plain(text).matchAll(WORD)) {
    let at = 0;
    for (const match of run.matchAll(PACKED)) {
      if (match.index > at) yield { packed: false, text: run.slice(at, match.index) };
      yield { packed: true, text: match[0] };
      at = match.index + match[0].length;
    }
    if (at < run.length) yield { packed: false, text: run.slice(at) };
  }
}

/** The distinct terms of texts. */
export function termsOf(texts: Iterable<string>): string[] {
  const found = new Set<string>();
  for (const text of texts)
    for (const piece of pieces(text)) {
      if (!piece.packed) {
        if (!EMPTY.has(piece.text)) found.add(stem(piece.text).slice(0, MAX_TERM));
      } else {
        for (let at = 0; at + 1 < piece.text.length; at++) found.add(piece.text.slice(at, at + 2));
        // So that a single character also matches at the end of a run.
        found.add(piece.text.slice(-1));
      }
    }
  return [...found];
}

const quoted = (term: string): string => `'${term.replace(/[\\']/g, '')}'`;

/** Formats terms as tsvector literal. */
export const vectorOf = (terms: string[]): string => terms.map(quoted).join(' ');

/** A term of a query; `prefix` matches words that start with it. */
export interface SearchTerm {
  term: string;
  prefix: boolean;
}

export function searchTerms(keyword: string): SearchTerm[] {
  const terms = new Map<string, SearchTerm>();
  for (const piece of pieces(keyword)) {
    if (piece.packed && piece.text.length > 1)
      for (let at = 0; at + 1 < piece.text.length; at++)
        terms.set(piece.text.slice(at, at + 2), { term: piece.text.slice(at, at + 2), prefix: false });
    else if (!EMPTY.has(piece.text)) {
      const term = piece.packed ? piece.text : stem(piece.text).slice(0, MAX_TERM);
      // A single letter as prefix would match too much.
      terms.set(term, { term, prefix: piece.packed || term.length > 1 });
    }
  }
  return [...terms.values()];
}

/** Combines terms by "and" as tsquery literal. */
export const tsquery = (terms: SearchTerm[]): string =>
  terms.map(({ term, prefix }) => `${quoted(term)}${prefix ? ':*' : ''}`).join(' & ');

export interface Mark {
  from: number;
  to: number;
}

const MAX_MARKS = 20;

/** The positions of a keyword's words in a text, for highlighting. They don't overlap. */
export function marksOf(text: string, keyword: string): Mark[] {
  const lower = text.toLowerCase();
  const found: Mark[] = [];
  for (const piece of pieces(keyword)) {
    if (piece.packed) {
      const whole = lower.includes(piece.text);
      const parts = whole
        ? [piece.text]
        : piece.text.length > 1
          ? Array.from({ length: piece.text.length - 1 }, (_, at) => piece.text.slice(at, at + 2))
          : [];
      for (const part of parts)
        for (let at = lower.indexOf(part); at >= 0; at = lower.indexOf(part, at + part.length))
          found.push({ from: at, to: at + part.length });
    } else {
      const start = stem(piece.text);
      for (const match of lower.matchAll(WORD))
        if (start.length > 1 ? stem(match[0]).startsWith(start) : match[0] === start)
          found.push({ from: match.index, to: match.index + match[0].length });
    }
  }
  found.sort((one, other) => one.from - other.from || other.to - one.to);
  const joined: Mark[] = [];
  for (const mark of found) {
    const last = joined.at(-1);
    if (last && mark.from <= last.to) last.to = Math.max(last.to, mark.to);
    else joined.push({ ...mark });
  }
  return joined.slice(0, MAX_MARKS);
}
