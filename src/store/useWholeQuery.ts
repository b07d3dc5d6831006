import { useLocation } from 'react-router-dom';
import { useOwnQuery } from '@/store/useOwnQuery';
import { useHydrated } from '@/ui/useHydrated';

/**
 * The query that links to the page in other languages carry, with its question mark. A cached page holds only the keys that its route reads; campaign
 * keys are added once the page is hydrated.
 */
export function useLanguageQuery(): string {
  const own = useOwnQuery().toString();
  const { search } = useLocation();
  if (useHydrated()) return search;
  return own && `?${own}`;
}
