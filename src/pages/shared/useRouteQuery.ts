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
 * The full query string with its question mark, for links that pass it on. A cached page contains only the keys of its
 * route (all of them on a Chinese landing page, `classifyDocument`); campaign keys are added after hydration.
 */
export function useFullQuery(): string {
  const routeQuery = useRouteQuery().toString();
  const { search } = useLocation();
  if (useHydrated()) return search;
  return routeQuery && `?${routeQuery}`;
}
