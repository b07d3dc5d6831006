/**
 * Matches a path against the routes. Same result as the router's matching at a hundredth of its cost, because many
 * links are looked up.
 */
import { paths } from '@/lib/paths';
import { pickQuery } from '@/lib/listSearch';
import { isLocale } from '@/rules/locales';
import type { RouteDefinition } from './routeDefinition';
import { routes } from './routes';

/**
 * Query keys whose pages are cached per value. Other keys (list filters, codes) have too many values, so those pages
 * are not cached.
 */
const CACHEABLE_PARAMS = new Set(['current', 'size', 'k', 'sort', 'kind', 'lang', 'hall', 'booth', 'date', 'theme']);

interface DocumentKind {
  kind: 'content' | 'form';
  /**
   * Path and query to render with. Keys that the page does not read are removed, except on landing pages, which pass
   * all of them on.
   */
  url: string;
  /** The cache key for all users, or for a form for all users without a ticket; null if the page must not be cached. */
  key: string | null;
  /** Whether the page may use the camera. */
  camera: boolean;
  /** Whether the URL must not leak to other sites. */
  isPrivate: boolean;
  /** Whether its policy has a nonce for style elements. */
  hasNonce: boolean;
}

/** @param url Path and query of the request. */
export function classifyDocument(url: string): DocumentKind {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const route = matchRoute(pathname)?.route;
  const { query = [], kind = 'content', layout, camera = false, isPrivate = false, hasNonce = false } = route ?? {};
  // A URL without a language may name one by its query.
  const keys = [...query, ...(isLocale(pathname.split('/')[1]) ? [] : ['lang'])];
  const params = layout === 'landing-zh' ? searchParams : pickQuery(searchParams, keys);
  const renderedUrl =
    params.size < searchParams.size ? `${pathname}${params.size > 0 ? `?${params.toString()}` : ''}` : url;
  const isCacheable = !isPrivate && !hasNonce && [...params.keys()].every((key) => CACHEABLE_PARAMS.has(key));
  params.sort();
  const key = isCacheable ? `${pathname}?${params.toString()}` : null;
  return { kind, url: renderedUrl, key, camera, isPrivate, hasNonce };
}

/** A route's pattern with some of its optional segments. */
interface RouteCandidate {
  segments: string[];
  route: RouteDefinition;
}

const isParam = (segment: string): boolean => segment.startsWith(':');

/** `/a/:b?/c` becomes `/a/c` and `/a/:b/c`. */
const expandOptional = ([first, ...rest]: string[]): string[][] =>
  first === undefined
    ? [[]]
    : expandOptional(rest).flatMap((expanded) =>
        first.endsWith('?') ? [[first.slice(0, -1), ...expanded], expanded] : [[first, ...expanded]],
      );

const segmentsOf = (pathname: string): string[] => pathname.replace(/^\/|\/$/g, '').split('/');

/** The router's ranking: longer before shorter, static segments before parameters, wildcards last. */
const rank = ({ segments }: RouteCandidate): number =>
  segments.reduce((sum, segment) => sum + (segment === '*' ? -2 : isParam(segment) ? 4 : 11), 0);

const candidates: RouteCandidate[] = routes
  .flatMap((route) => expandOptional(segmentsOf(paths[route.name].pattern)).map((segments) => ({ segments, route })))
  .sort((one, other) => rank(other) - rank(one));

const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const matchesPath = ({ segments }: RouteCandidate, path: string[]): boolean => {
  const hasWildcard = segments.at(-1) === '*';
  if (hasWildcard ? path.length < segments.length - 1 : path.length !== segments.length) return false;
  return segments.every(
    (segment, index) =>
      segment === '*' || (isParam(segment) ? path[index] !== '' : segment.toLowerCase() === path[index]?.toLowerCase()),
  );
};

/** @returns The route and the path's parameters; undefined if no route matches. */
export function matchRoute(
  pathname: string,
): { route: RouteDefinition; params: Readonly<Record<string, string | undefined>> } | undefined {
  const path = segmentsOf(pathname).map(decodeSegment);
  const candidate = candidates.find((item) => matchesPath(item, path));
  if (!candidate) return undefined;
  const params = candidate.segments.flatMap((segment, index) => {
    if (segment === '*') return [['*', path.slice(index).join('/')]];
    return isParam(segment) ? [[segment.slice(1), path[index]]] : [];
  });
  return { route: candidate.route, params: Object.fromEntries(params) as Record<string, string> };
}
