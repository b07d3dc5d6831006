/** Groups the visit plan (favourites) in the order in which the user can walk it. */
import { shanghaiDate } from '@/rules/shanghai';
import type { Favourite } from '@/state/favourites';

const groupBy = (
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
export const groupByDay = (favourites: readonly Favourite[]): [string, Favourite[]][] =>
  groupBy(
    favourites
      .filter(({ kind, from }) => kind === 'meeting' && from !== null)
      .sort((one, other) => (one.from ?? '').localeCompare(other.from ?? '')),
    ({ from }) => shanghaiDate(new Date(from ?? 0)),
  );

/** By code points: locale rules would sort signs before digits. */
const compareCodePoints = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Sort key of `14-C05`: halls by number, then booths in walking order. */
const boothSortKey = ({ booths: [booth] }: Favourite): string => {
  const [hall = '', position = ''] = (booth ?? '').split('-');
  return booth ? hall.padStart(3, '0') + position : '~';
};

/**
 * Exhibitors and products by hall and booth; a product follows its exhibitor. Those without a booth are last, in an
 * unnamed group.
 */
export const groupByHall = (favourites: readonly Favourite[]): [string, Favourite[]][] =>
  groupBy(
    favourites
      .filter(({ kind }) => kind !== 'meeting')
      .sort(
        (one, other) =>
          compareCodePoints(boothSortKey(one), boothSortKey(other)) ||
          one.kind.localeCompare(other.kind) ||
          one.name.localeCompare(other.name),
      ),
    ({ booths: [booth] }) => booth?.split('-')[0] ?? '',
  );
