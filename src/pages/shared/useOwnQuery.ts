import { useMemo } from 'react';
import { useLocation, useMatches, type UIMatch } from 'react-router-dom';
import { ownQuery } from '@/lib/ownQuery';
import { useHydrated } from '@/ui/hooks/useHydrated';

const NONE: readonly string[] = [];

/** What the address asks of the page that is shown: the keys of its route, and none that others have added. */
export function useOwnQuery(): URLSearchParams {
  const { search } = useLocation();
  const match = (useMatches() as UIMatch<unknown, { row?: { query?: readonly string[] } } | undefined>[]).at(-1);
  const keys = match?.handle?.row?.query ?? NONE;
  return useMemo(() => ownQuery(new URLSearchParams(search), keys), [search, keys]);
}

/**
 * The whole query of the address with its question mark, for links that lead on with it. A cached page holds only the keys that its route reads (all of
 * them on a Chinese landing page, `documentOf`); campaign keys are added once the page is hydrated.
 */
export function useWholeQuery(): string {
  const own = useOwnQuery().toString();
  const { search } = useLocation();
  if (useHydrated()) return search;
  return own && `?${own}`;
}
