/** The plan in the order of a visit. */
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

/** Meetings by their day in Shenzhen, each day by time. */
export const byDay = (favourites: readonly Favourite[]): [string, Favourite[]][] =>
  grouped(
    favourites
      .filter(({ kind, from }) => kind === 'meeting' && from !== null)
      .sort((one, other) => (one.from ?? '').localeCompare(other.from ?? '')),
    ({ from }) => shanghaiDate(new Date(from ?? 0)),
  );

/** By code points: rules of languages would put signs before digits. */
const inOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** `14-C05` as something that sorts: halls by number, then the booths of a hall in the order of a walk. */
const placeOf = ({ booths: [booth] }: Favourite): string => {
  const [hall = '', position = ''] = (booth ?? '').split('-');
  return booth ? hall.padStart(3, '0') + position : '~';
};

/** Exhibitors and products by hall and booth; a product follows its exhibitor. What has no booth stands last, under an empty name. */
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
