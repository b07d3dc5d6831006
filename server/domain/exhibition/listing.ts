/** Shared logic of the lists of exhibitors and exhibits: filters, keyword search and order. */
import type { Locale } from '../../../src/rules/locales';
import { searchTerms } from '../../content/terms';
import { BitSet } from './bitSet';
import type { ExhibitorRepository, ListOrder } from './exhibitorRepository';
import type { FacetKind, FacetRepository } from './facetRepository';

/** The selected values of each facet. An empty list is no filter. */
export const wantedOf = (
  chosen: Record<string, readonly (string | number)[] | undefined>,
): { facet: string; value: string }[] =>
  Object.entries(chosen).flatMap(([facet, values]) => (values ?? []).map((value) => ({ facet, value: String(value) })));

export const flag = (on: boolean | undefined): string[] => (on ? ['1'] : []);

/** The matches of a keyword; undefined without a keyword. A keyword without words matches nothing. */
export async function matchingOf(facets: FacetRepository, kind: FacetKind, keyword: string | undefined) {
  if (keyword === undefined) return undefined;
  const terms = searchTerms(keyword);
  return terms.length > 0 ? facets.matching(kind, terms) : { all: BitSet.of([], 0), named: BitSet.of([], 0) };
}

/** Names are sorted in the script of the language. */
export const nameOrder = (locale: Locale): ListOrder => (locale.startsWith('zh') ? 'name-zh' : 'name-en');

/** The ordinals of one page. By default, matches by name come first, then featured ones. */
export async function pageOfFound(
  exhibitors: ExhibitorRepository,
  kind: FacetKind,
  found: BitSet,
  named: BitSet | undefined,
  order: ListOrder | null,
  at: { offset: number; limit: number },
): Promise<number[]> {
  if (order) return exhibitors.ordered(kind, found, order, at);
  if (!named) return found.slice(at.offset, at.limit);
  return found.pageWith(named, at.offset, at.limit);
}
