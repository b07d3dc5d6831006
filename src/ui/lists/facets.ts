/** The filters of a list as data: values with their counts, and ranges. */
import { useState } from 'react';
import type { IntlShape } from 'react-intl';
import { LIMITS, limitOf } from '@/lib/listSearch';

export interface FacetOption {
  /** As the form sends it. */
  name: string;
  value: string;
  label: string;
  /** The number of results with this value and the other current filters. */
  count: number;
  /** Background of its tick; `--ink` by default. */
  colour?: string;
}

/** A number with limits, which the form sends as `min.{key}` and `max.{key}`. */
export interface FacetRange {
  key: string;
  /** With its unit: `X travel (mm)`. */
  label: string;
  /** The extent of the values. */
  min: number;
  max: number;
}

export interface FacetGroupData {
  id: string;
  title: string;
  options: readonly FacetOption[];
  ranges?: readonly FacetRange[];
  /** A line above the values. */
  note?: string;
  /** Collapsed until it is opened or one of its values is chosen. */
  isCollapsed?: boolean;
}

const isSame = (one: FacetOption, other: FacetOption): boolean => one.name === other.name && one.value === other.value;

/** The current groups in their previous order; values without results get a count of 0. */
const mergeGroups = (
  previousGroups: readonly FacetGroupData[],
  newGroups: readonly FacetGroupData[],
): FacetGroupData[] =>
  newGroups.map((group) => {
    const previousOptions = previousGroups.find(({ id }) => id === group.id)?.options ?? [];
    const updatedOptions = previousOptions.map(
      (option) => group.options.find((other) => isSame(option, other)) ?? { ...option, count: 0 },
    );
    return {
      ...group,
      options: [
        ...updatedOptions,
        ...group.options.filter((option) => !previousOptions.some((k) => isSame(k, option))),
      ],
    };
  });

/**
 * Keeps filter values in place while their counts change: a checkbox that moved under the pointer or lost the focus
 * would be unusable. While the next response is pending, the last one stays.
 */
export function useStableGroups(groups: readonly FacetGroupData[] | undefined): readonly FacetGroupData[] {
  const [lastGroups, setSeen] = useState(() => ({ text: JSON.stringify(groups), steadyGroups: groups ?? [] }));
  const text = JSON.stringify(groups);
  if (!groups || text === lastGroups.text) return lastGroups.steadyGroups;
  const steadyGroups = mergeGroups(lastGroups.steadyGroups, groups);
  setSeen({ text, steadyGroups });
  return steadyGroups;
}

const LIMIT_SIGNS = { min: '≥', max: '≤' } as const;

/** The limits of the query, labelled like chosen values: `X travel (mm) ≥ 1,400`. */
export const limitOptions = (
  groups: readonly FacetGroupData[],
  query: URLSearchParams,
  { formatNumber }: IntlShape,
): FacetOption[] =>
  groups.flatMap(({ ranges = [] }) =>
    ranges.flatMap(({ key, label }) =>
      LIMITS.flatMap((limit) => {
        const value = limitOf(query, limit, key);
        if (value === undefined) return [];
        const number = formatNumber(value, { maximumFractionDigits: 6 });
        const name = `${limit}.${key}`;
        return [{ name, value: query.get(name) ?? '', label: `${label} ${LIMIT_SIGNS[limit]} ${number}`, count: 0 }];
      }),
    ),
  );
