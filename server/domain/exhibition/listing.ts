/** What pages of exhibitors and of exhibits have in common: filters to bitmaps, and the order of what was found. */
import type { Locale } from '../../../src/rules/locales';
import { searchTerms } from '../../content/terms';
import { BitSet } from './bitSet';
import type { ExhibitorRepository, ListOrder } from './exhibitorRepository';
import type { FacetKind, FacetRepository } from './facetRepository';

/** The values that were chosen, facet by facet; an empty list is no filter. */
export const wantedOf = (
  chosen: Record<string, readonly (string | number)[] | undefined>,
): { facet: string; value: string }[] =>
  Object.entries(chosen).flatMap(([facet, values]) => (values ?? []).map((value) => ({ facet, value: String(value) })));

export const flag = (on: boolean | undefined): string[] => (on ? ['1'] : []);

/** What a keyword finds; undefined without a keyword. A keyword without a single word finds nothing. */
export async function matchingOf(facets: FacetRepository, kind: FacetKind, keyword: string | undefined) {
  if (keyword === undefined) return undefined;
  const terms = searchTerms(keyword);
  return terms.length > 0 ? facets.matching(kind, terms) : { all: BitSet.of([], 0), named: BitSet.of([], 0) };
}

/** Names are sorted in the script that the reader reads. */
export const nameOrder = (locale: Locale): ListOrder => (locale.startsWith('zh') ? 'name-zh' : 'name-en');

/** The ordinals of one page. Without an order it is the smart one: whose name matches first, then featured ones. */
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
