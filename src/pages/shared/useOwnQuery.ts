import { useMemo } from 'react';
import { useLocation, useMatches, type UIMatch } from 'react-router-dom';
import { ownQuery } from '@/lib/ownQuery';
import { useHydrated } from '@/ui/hooks/useHydrated';

const NONE: readonly string[] = [];

/** The query keys that the current page's route reads, without foreign ones. */
export function useOwnQuery(): URLSearchParams {
  const { search } = useLocation();
  const match = (useMatches() as UIMatch<unknown, { row?: { query?: readonly string[] } } | undefined>[]).at(-1);
  const keys = match?.handle?.row?.query ?? NONE;
  return useMemo(() => ownQuery(new URLSearchParams(search), keys), [search, keys]);
}

/**
 * The whole query with its question mark, for links that pass it on. A cached page contains only the keys of its
 * route (all of them on a Chinese landing page, `documentOf`); campaign keys are added after hydration.
 */
export function useWholeQuery(): string {
  const own = useOwnQuery().toString();
  const { search } = useLocation();
  if (useHydrated()) return search;
  return own && `?${own}`;
}
