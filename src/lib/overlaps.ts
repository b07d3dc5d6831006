/** Finds overlapping meetings among the chosen ones. */

interface Timed {
  id: string;
  from: string;
  to: string;
}

/** Pairs that overlap; a meeting that starts when another ends does not. */
export function overlapsOf<T extends Timed>(meetings: readonly T[]): [T, T][] {
  const byTime = [...meetings].sort((one, other) => one.from.localeCompare(other.from));
  return byTime.flatMap((one, at) =>
    byTime
      .slice(at + 1)
      .filter((other) => new Date(other.from) < new Date(one.to))
      .map((other): [T, T] => [one, other]),
  );
}

/** The meetings that overlap the one with this id. */
export const overlapping = <T extends Timed>(meetings: readonly T[], id: string): T[] =>
  overlapsOf(meetings)
    .filter((pair) => pair.some((meeting) => meeting.id === id))
    .map(([one, other]) => (one.id === id ? other : one));
