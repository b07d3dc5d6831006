/** Search terms for indexing and queries: pairs of Chinese characters and kana, otherwise lower-case stems. */

/** Han, kana and hangul: scripts without spaces between words, or whose words are matched by parts. */
const UNSPACED = /[\u3400-\u9fff\uf900-\ufaff\u3040-\u30ff\uac00-\ud7af]+/gu;
const WORD = /[\p{L}\p{N}]+/gu;
const MAX_TERM_LENGTH = 40;

/** English and Russian stop words. */
const STOP_WORDS = new Set(
  'a an and are as at by for from has have in is it its of on or that the this to was with и в на с для по'.split(' '),
);

/** British and American spellings, and irregular stems. */
const SPELLINGS = new Map(
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
  let cached = stems.get(word);
  if (cached === undefined) {
    cached = computeStem(word);
    if (stems.size < MAX_STEMS) stems.set(word, cached);
  }
  return cached;
}

function computeStem(word: string): string {
  if (!/^[a-z]+$/.test(word) || word.length < 4) return word;
  let text = word;
  if (/(ss|us|is)$/.test(text) === false && text.endsWith('s'))
    text = text
      .replace(/ies$/, 'y')
      .replace(/(x|ch|sh|ss)es$/, '$1')
      .replace(/([^s])s$/, '$1');
  text = SPELLINGS.get(text) ?? text;
  const base = /^(.*[aeiouy].*?)(ing|ed|er)$/.exec(text)?.[1];
  if (base && base.length >= 3 && !/^(las|lay|oth|numb|pow|wat|timb|cov|comput)$/.test(base))
    text = base.replace(/([bdfgmnprt])\1$/, '$1');
  return text.length > 3 ? text.replace(/e$/, '') : text;
}

const normalise = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Splits a text into runs of unspaced scripts and words of other scripts. */
function* segments(text: string): Generator<{ isUnspaced: boolean; text: string }> {
  for (const [run] of normalise(text).matchAll(WORD)) {
    let at = 0;
    for (const match of run.matchAll(UNSPACED)) {
      if (match.index > at) yield { isUnspaced: false, text: run.slice(at, match.index) };
      yield { isUnspaced: true, text: match[0] };
      at = match.index + match[0].length;
    }
    if (at < run.length) yield { isUnspaced: false, text: run.slice(at) };
  }
}

/** The distinct terms of texts. */
export function termsOf(texts: Iterable<string>): string[] {
  const terms = new Set<string>();
  for (const text of texts)
    for (const segment of segments(text)) {
      if (!segment.isUnspaced) {
        if (!STOP_WORDS.has(segment.text)) terms.add(stem(segment.text).slice(0, MAX_TERM_LENGTH));
      } else {
        for (let at = 0; at + 1 < segment.text.length; at++) terms.add(segment.text.slice(at, at + 2));
        // So that a single character also matches at the end of a run.
        terms.add(segment.text.slice(-1));
      }
    }
  return [...terms];
}

const quote = (term: string): string => `'${term.replace(/[\\']/g, '')}'`;

/** Formats terms as tsvector literal. */
export const tsvector = (terms: string[]): string => terms.map(quote).join(' ');

/** A term of a query; `prefix` matches words that start with it. */
export interface SearchTerm {
  term: string;
  prefix: boolean;
}

export function searchTerms(keyword: string): SearchTerm[] {
  const terms = new Map<string, SearchTerm>();
  for (const segment of segments(keyword)) {
    if (segment.isUnspaced && segment.text.length > 1)
      for (let at = 0; at + 1 < segment.text.length; at++)
        terms.set(segment.text.slice(at, at + 2), { term: segment.text.slice(at, at + 2), prefix: false });
    else if (!STOP_WORDS.has(segment.text)) {
      const term = segment.isUnspaced ? segment.text : stem(segment.text).slice(0, MAX_TERM_LENGTH);
      // A single letter as prefix would match too much.
      terms.set(term, { term, prefix: segment.isUnspaced || term.length > 1 });
    }
  }
  return [...terms.values()];
}

/** Combines terms by "and" as tsquery literal. */
export const tsquery = (terms: SearchTerm[]): string =>
  terms.map(({ term, prefix }) => `${quote(term)}${prefix ? ':*' : ''}`).join(' & ');

export interface Highlight {
  from: number;
  to: number;
}

const MAX_HIGHLIGHTS = 20;

/** The positions of a keyword's words in a text, for highlighting. They don't overlap. */
export function findHighlights(text: string, keyword: string): Highlight[] {
  const lower = text.toLowerCase();
  const ranges: Highlight[] = [];
  for (const segment of segments(keyword)) {
    if (segment.isUnspaced) {
      const whole = lower.includes(segment.text);
      const parts = whole
        ? [segment.text]
        : segment.text.length > 1
          ? Array.from({ length: segment.text.length - 1 }, (_, at) => segment.text.slice(at, at + 2))
          : [];
      for (const part of parts)
        for (let at = lower.indexOf(part); at >= 0; at = lower.indexOf(part, at + part.length))
          ranges.push({ from: at, to: at + part.length });
    } else {
      const start = stem(segment.text);
      for (const match of lower.matchAll(WORD))
        if (start.length > 1 ? stem(match[0]).startsWith(start) : match[0] === start)
          ranges.push({ from: match.index, to: match.index + match[0].length });
    }
  }
  ranges.sort((one, other) => one.from - other.from || other.to - one.to);
  const merged: Highlight[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else merged.push({ ...range });
  }
  return merged.slice(0, MAX_HIGHLIGHTS);
}
