/** Favourites as stops of a day: booths with all that is to see there, and sessions. */
import type { Favourite } from '@/state/favourites';
import type { VisitSettings } from '@/state/visitSettings';

export type VisitStop = {
  /** `booth 13-A01` or `session 01HZX3K8Q4N6T2V9B7M5C1D0EF`. */
  key: string;
  minutes: number;
  /** What to see: at a booth the exhibitor first, then its products. */
  favourites: [Favourite, ...Favourite[]];
} & (
  { kind: 'booth'; booth: string; hall: string } | { kind: 'session'; from: string; to: string; hall: string | null }
);

const DEFAULT_MINUTES = 20;
export const MINUTES = [10, 15, 20, 30, 45, 60, 90] as const;

const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;

/** The stops, and the favourites that have no place yet: exhibitors without a booth. */
export function visitStops(
  favourites: readonly Favourite[],
  { minutes }: Pick<VisitSettings, 'minutes'>,
): { stops: VisitStop[]; withoutPlace: Favourite[] } {
  const stops = new Map<string, VisitStop>();
  const withoutPlace: Favourite[] = [];
  const exhibitorsFirst = [...favourites].sort(
    (one, other) => Number(other.kind === 'exhibitor') - Number(one.kind === 'exhibitor'),
  );
  for (const favourite of exhibitorsFirst) {
    const { kind, id, from, to, hall, booths } = favourite;
    const [booth] = booths;
    if (kind === 'meeting' && from && to) {
      const key = `session ${id}`;
      stops.set(key, {
        kind: 'session',
        key,
        from,
        to,
        hall,
        minutes: minutesBetween(from, to),
        favourites: [favourite],
      });
    } else if (booth) {
      const key = `booth ${booth}`;
      const known = stops.get(key);
      if (known) known.favourites.push(favourite);
      else
        stops.set(key, {
          kind: 'booth',
          key,
          booth,
          hall: booth.split('-')[0] ?? '',
          minutes: minutes[key] ?? DEFAULT_MINUTES,
          favourites: [favourite],
        });
    } else withoutPlace.push(favourite);
  }
  return { stops: [...stops.values()], withoutPlace };
}
