/** The row of the table that an address matches, as the router would find it, at a hundredth of its cost: links are looked up by the dozen. */
import { paths } from '@/lib/paths';
import type { RouteRow } from './rows';
import { table } from './table';

/** A row's pattern with some of its optional segments. */
interface Way {
  segments: string[];
  row: RouteRow;
}

const isName = (segment: string): boolean => segment.startsWith(':');

/** `/a/:b?/c` is `/a/c` and `/a/:b/c`. */
const withoutOptions = ([first, ...rest]: string[]): string[][] =>
  first === undefined
    ? [[]]
    : withoutOptions(rest).flatMap((ways) =>
        first.endsWith('?') ? [[first.slice(0, -1), ...ways], ways] : [[first, ...ways]],
      );

const segmentsOf = (pathname: string): string[] => pathname.replace(/^\/|\/$/g, '').split('/');

/** The router's order: the longer before the shorter, what is written out before a name, and what ends in any way last. */
const rank = ({ segments }: Way): number =>
  segments.reduce((sum, segment) => sum + (segment === '*' ? -2 : isName(segment) ? 4 : 11), 0);

const ways: Way[] = table
  .flatMap((row) => withoutOptions(segmentsOf(paths[row.name].pattern)).map((segments) => ({ segments, row })))
  .sort((one, other) => rank(other) - rank(one));

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const fits = ({ segments }: Way, given: string[]): boolean => {
  const isOpen = segments.at(-1) === '*';
  if (isOpen ? given.length < segments.length - 1 : given.length !== segments.length) return false;
  return segments.every(
    (segment, at) =>
      segment === '*' || (isName(segment) ? given[at] !== '' : segment.toLowerCase() === given[at]?.toLowerCase()),
  );
};

/** @returns The row with the names in the path; undefined where no route matches. */
export function rowOf(
  pathname: string,
): { row: RouteRow; params: Readonly<Record<string, string | undefined>> } | undefined {
  const given = segmentsOf(pathname).map(decoded);
  const way = ways.find((each) => fits(each, given));
  if (!way) return undefined;
  const params = way.segments.flatMap((segment, at) => {
    if (segment === '*') return [['*', given.slice(at).join('/')]];
    return isName(segment) ? [[segment.slice(1), given[at]]] : [];
  });
  return { row: way.row, params: Object.fromEntries(params) as Record<string, string> };
}
