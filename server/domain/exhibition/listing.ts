/** Shared logic of the lists of exhibitors and exhibits: filters, keyword search and order. */
import type { Locale } from '../../../src/rules/locales';
import { searchTerms } from '../../content/terms';
import { BitSet } from './bitSet';
import type { ExhibitorRepository, ListOrder } from './exhibitorRepository';
import type { FacetKind, FacetRepository } from './facetRepository';

/** The selected values of each facet. An empty list is no filter. */
export const toFilters = (
  selection: Record<string, readonly (string | number)[] | undefined>,
): { facet: string; value: string }[] =>
  Object.entries(selection).flatMap(([facet, values]) =>
    (values ?? []).map((value) => ({ facet, value: String(value) })),
  );

export const flagValues = (isSet: boolean | undefined): string[] => (isSet ? ['1'] : []);

/** The matches of a keyword; undefined without a keyword. A keyword without words matches nothing. */
export async function findKeywordMatches(facets: FacetRepository, kind: FacetKind, keyword: string | undefined) {
  if (keyword === undefined) return undefined;
  const terms = searchTerms(keyword);
  return terms.length > 0 ? facets.findMatches(kind, terms) : { all: BitSet.of([], 0), nameMatches: BitSet.of([], 0) };
}

/** Names are sorted in the script of the language. */
export const nameOrder = (locale: Locale): ListOrder => (locale.startsWith('zh') ? 'name-zh' : 'name-en');

/** The ordinals of one page. By default, matches by name come first, then featured ones. */
export async function pageOrdinals(
  exhibitors: ExhibitorRepository,
  kind: FacetKind,
  matches: BitSet,
  nameMatches: BitSet | undefined,
  order: ListOrder | null,
  range: { offset: number; limit: number },
): Promise<number[]> {
  if (order) return exhibitors.sortedOrdinals(kind, matches, order, range);
  if (!nameMatches) return matches.slice(range.offset, range.limit);
  return matches.pageWith(nameMatches, range.offset, range.limit);
}
