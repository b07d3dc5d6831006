import { useMemo } from 'react';
import { useLocation, useMatches, type UIMatch } from 'react-router-dom';
import { ownQuery } from '@/lib/ownQuery';

const NONE: readonly string[] = [];

/** What the address asks of the page that is shown: the keys of its route, and none that others have added. */
export function useOwnQuery(): URLSearchParams {
  const { search } = useLocation();
  const match = (useMatches() as UIMatch<unknown, { queryKeys?: readonly string[] } | undefined>[]).at(-1);
  const keys = match?.handle?.queryKeys ?? NONE;
  return useMemo(() => ownQuery(new URLSearchParams(search), keys), [search, keys]);
}
