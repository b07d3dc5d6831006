import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/ui/useHydrated';
import { useOwnQuery } from './useOwnQuery';

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
