/** Finds overlapping meetings among the chosen ones. */

interface TimeRange {
  id: string;
  from: string;
  to: string;
}

/** Pairs that overlap; a meeting that starts when another ends does not. */
export function findOverlaps<T extends TimeRange>(meetings: readonly T[]): [T, T][] {
  const byTime = [...meetings].sort((one, other) => one.from.localeCompare(other.from));
  return byTime.flatMap((one, index) =>
    byTime
      .slice(index + 1)
      .filter((other) => new Date(other.from) < new Date(one.to))
      .map((other): [T, T] => [one, other]),
  );
}

/** The meetings that overlap the one with this id. */
export const overlapping = <T extends TimeRange>(meetings: readonly T[], id: string): T[] =>
  findOverlaps(meetings)
    .filter((pair) => pair.some((meeting) => meeting.id === id))
    .map(([one, other]) => (one.id === id ? other : one));
