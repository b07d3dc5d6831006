/** The row of the table that an address matches, as the router would find it, at a hundredth of its cost: links are looked up by the dozen. */
import { paths } from '@/lib/paths';
import { ownQuery } from '@/lib/ownQuery';
import { isLocale } from '@/rules/locales';
import type { RouteRow } from './rows';
import { table } from './table';

/** Keys of which a page is kept for each value. Of all others that it reads (filters of a list, codes) there are too many: it is drawn for that request alone. */
const CACHEABLE_PARAMS = new Set(['current', 'size', 'k', 'sort', 'kind', 'lang', 'hall', 'booth', 'date', 'theme']);

interface DocumentKind {
  kind: 'reading' | 'form';
  /** Path and query by which it is drawn: a page is the same for every key that it does not read, but for a landing page that leads on with all of them. */
  url: string;
  /** The name under which the page may be kept for every reader, that of a form for every reader who is not known; null where it may not. */
  key: string | null;
  /** Whether the page may use the camera. */
  camera: boolean;
  /** Whether other sites may not learn the address. */
  isPrivate: boolean;
}

/** @param url Path and query of the request. */
export function documentOf(url: string): DocumentKind {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const { query = [], kind = 'reading', layout, camera = false, isPrivate = false } = rowOf(pathname)?.row ?? {};
  // An address that names no language asks for one by its query.
  const keys = [...query, ...(isLocale(pathname.split('/')[1]) ? [] : ['lang'])];
  const params = layout === 'landing-zh' ? searchParams : ownQuery(searchParams, keys);
  const renderedUrl = params.size < searchParams.size ? `${pathname}${params.size > 0 ? `?${params.toString()}` : ''}` : url;
  const isCacheable = !isPrivate && [...params.keys()].every((key) => CACHEABLE_PARAMS.has(key));
  params.sort();
  return { kind, url: renderedUrl, key: isCacheable ? `${pathname}?${params.toString()}` : null, camera, isPrivate };
}

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

const fits = ({ segments }: Way, path: string[]): boolean => {
  const isOpen = segments.at(-1) === '*';
  if (isOpen ? path.length < segments.length - 1 : path.length !== segments.length) return false;
  return segments.every(
    (segment, at) =>
      segment === '*' || (isName(segment) ? path[at] !== '' : segment.toLowerCase() === path[at]?.toLowerCase()),
  );
};

/** @returns The row with the names in the path; undefined where no route matches. */
export function rowOf(
  pathname: string,
): { row: RouteRow; params: Readonly<Record<string, string | undefined>> } | undefined {
  const path = segmentsOf(pathname).map(decoded);
  const way = ways.find((each) => fits(each, path));
  if (!way) return undefined;
  const params = way.segments.flatMap((segment, at) => {
    if (segment === '*') return [['*', path.slice(at).join('/')]];
    return isName(segment) ? [[segment.slice(1), path[at]]] : [];
  });
  return { row: way.row, params: Object.fromEntries(params) as Record<string, string> };
}
