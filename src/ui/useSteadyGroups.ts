import { useState } from 'react';
import type { FacetGroupData, FacetOption } from './FacetGroup';

const isSame = (one: FacetOption, other: FacetOption): boolean => one.name === other.name && one.value === other.value;

/** The groups as they are now, with what was there before in its old place: what leaves nothing any more has a count of 0. */
const steady = (before: readonly FacetGroupData[], now: readonly FacetGroupData[]): FacetGroupData[] =>
  now.map((group) => {
    const known = before.find(({ id }) => id === group.id)?.options ?? [];
    const kept = known.map((option) => group.options.find((other) => isSame(option, other)) ?? { ...option, count: 0 });
    return { ...group, options: [...kept, ...group.options.filter((option) => !known.some((k) => isSame(k, option)))] };
  });

/**
 * Filters whose values stay where they are while their counts change: a checkbox that moved away below the pointer, or lost the focus
 * with its place, could not be used. While the next answer is on its way the last one stays.
 */
export function useSteadyGroups(groups: readonly FacetGroupData[] | undefined): readonly FacetGroupData[] {
  const [seen, setSeen] = useState(() => ({ text: JSON.stringify(groups), shown: groups ?? [] }));
  const text = JSON.stringify(groups);
  if (!groups || text === seen.text) return seen.shown;
  const shown = steady(seen.shown, groups);
  setSeen({ text, shown });
  return shown;
}
