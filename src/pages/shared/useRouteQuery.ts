import { useMemo } from 'react';
import { useLocation, useMatches, type UIMatch } from 'react-router-dom';
import { pickQuery } from '@/lib/listSearch';
import { useHydrated } from '@/ui/hooks/useHydrated';

const NO_KEYS: readonly string[] = [];

/** The query of the URL, reduced to the keys that the route of the current page reads. */
export function useRouteQuery(): URLSearchParams {
  const { search } = useLocation();
  const match = (useMatches() as UIMatch<unknown, { route?: { query?: readonly string[] } } | undefined>[]).at(-1);
  const keys = match?.handle?.route?.query ?? NO_KEYS;
  return useMemo(() => pickQuery(new URLSearchParams(search), keys), [search, keys]);
}

/**
 * The query string that links pass on, with its question mark: the whole one after hydration, before it only the keys of
 * the route, because a cached page has no others (on a Chinese landing page it has all, see `classifyDocument`).
 */
export function useForwardedQuery(): string {
  const routeQuery = useRouteQuery().toString();
  const { search } = useLocation();
  if (useHydrated()) return search;
  return routeQuery && `?${routeQuery}`;
}
