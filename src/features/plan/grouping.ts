/** Groups the plan in the order of a visit. */
import { shanghaiDate } from '@/rules/shanghai';
import type { Favourite } from '@/state/favourites';

const grouped = (
  favourites: readonly Favourite[],
  keyOf: (favourite: Favourite) => string,
): [string, Favourite[]][] => {
  const groups = new Map<string, Favourite[]>();
  for (const favourite of favourites) {
    const key = keyOf(favourite);
    groups.set(key, [...(groups.get(key) ?? []), favourite]);
  }
  return [...groups];
};

/** Meetings by day in Shenzhen, each day by time. */
export const byDay = (favourites: readonly Favourite[]): [string, Favourite[]][] =>
  grouped(
    favourites
      .filter(({ kind, from }) => kind === 'meeting' && from !== null)
      .sort((one, other) => (one.from ?? '').localeCompare(other.from ?? '')),
    ({ from }) => shanghaiDate(new Date(from ?? 0)),
  );

/** By code points: locale rules would sort signs before digits. */
const inOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Sort key of `14-C05`: halls by number, then booths in walking order. */
const placeOf = ({ booths: [booth] }: Favourite): string => {
  const [hall = '', position = ''] = (booth ?? '').split('-');
  return booth ? hall.padStart(3, '0') + position : '~';
};

/**
 * Exhibitors and products by hall and booth; a product follows its exhibitor. Those without a booth are last, in an
 * unnamed group.
 */
export const byHall = (favourites: readonly Favourite[]): [string, Favourite[]][] =>
  grouped(
    favourites
      .filter(({ kind }) => kind !== 'meeting')
      .sort(
        (one, other) =>
          inOrder(placeOf(one), placeOf(other)) ||
          one.kind.localeCompare(other.kind) ||
          one.name.localeCompare(other.name),
      ),
    ({ booths: [booth] }) => booth?.split('-')[0] ?? '',
  );
