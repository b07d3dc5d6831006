/** Names of filter values in a language, and facets with counts. */
import { localise, type Locale } from '../../../src/rules/locales';
import type { Localised } from '../../db/schema';
import { inAllLocales } from '../../lib/texts';
import type { FacetCount } from './facetRepository';
import type { LabelRow } from './labelRepository';

export type LabelFacet = LabelRow['facet'] | 'origin';

const ORIGINS = ['domestic', 'hkMacaoTaiwan', 'overseas'] as const;

export interface FacetValue {
  value: string;
  label: string;
  count: number;
}

/** Facets with a conventional order of values. The others are sorted by frequency. */
const ORDERED_FACETS = new Set<string>(['theme', 'origin', 'hall']);

export class Labels {
  private readonly names = new Map<string, Localised>();

  constructor(
    rows: LabelRow[],
    private readonly locale: Locale,
  ) {
    for (const { facet, value, name } of rows) if (name) this.names.set(`${facet} ${value}`, name);
    for (const value of ORIGINS) this.names.set(`origin ${value}`, inAllLocales(`origin.${value}`));
  }

  /** The name of a value, or the value itself when it has none. */
  labelFor(facet: LabelFacet, value: string | number): string {
    const name = this.names.get(`${facet} ${value}`);
    return name ? localise(name, this.locale) : String(value);
  }

  has(facet: LabelFacet, value: string): boolean {
    return this.names.has(`${facet} ${value}`);
  }

  /** The number of an existing category; undefined for an unknown id. */
  parseCategoryId(id: string): number | undefined {
    return this.has('category', id) ? Number(id) : undefined;
  }

  /** The name itself if it is a value; otherwise the values with this name in any language. */
  findValuesByName(facet: LabelFacet, name: string): string[] {
    if (this.has(facet, name)) return [name];
    const lowerName = name.toLowerCase();
    return [...this.names]
      .filter(
        ([key, texts]) =>
          key.startsWith(`${facet} `) && Object.values(texts).some((text) => text.toLowerCase() === lowerName),
      )
      .map(([key]) => key.slice(facet.length + 1));
  }

  /** The values of a facet with label and count: those with matches, and the selected ones. */
  facetValues(
    facet: LabelFacet,
    counts: FacetCount[],
    selected: readonly (string | number)[] = [],
    limit = 100,
  ): FacetValue[] {
    const selectedValues = new Set(selected.map(String));
    const values = counts
      .filter((row) => row.facet === facet && (row.count > 0 || selectedValues.has(row.value)))
      .map(({ value, count }) => ({ value, label: this.labelFor(facet, value), count }));
    const byValue = (one: FacetValue, other: FacetValue): number =>
      Number(one.value) - Number(other.value) || (one.value < other.value ? -1 : 1);
    const byCount = (one: FacetValue, other: FacetValue): number =>
      other.count - one.count || (one.label < other.label ? -1 : 1);
    return values.sort(ORDERED_FACETS.has(facet) ? byValue : byCount).slice(0, limit);
  }
}

export const countOf = (counts: FacetCount[], facet: string): number =>
  counts.find((row) => row.facet === facet)?.count ?? 0;
