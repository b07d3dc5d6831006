import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '@/ui/hooks/useHydrated';

/**
 * The result of a form, stored in the tab's history state. Back, forward and reload show it again instead of an empty
 * form, so that nobody submits twice. Null until there is one.
 */
export function useOutcome<T>(): [T | null, (outcome: T | null) => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  // The server does not know the tab's history.
  const inBrowser = useHydrated();
  // The history state updates asynchronously: until then a second click would still find the form.
  const [news, setNews] = useState<{ outcome: T | null } | null>(null);
  useEffect(() => setNews(null), [state]);
  const keep = useCallback(
    (outcome: T | null) => {
      setNews({ outcome });
      void navigate({ search, hash }, { replace: true, preventScrollReset: true, state: outcome && { outcome } });
    },
    [navigate, search, hash],
  );
  const stored = inBrowser ? ((state as { outcome?: T } | null)?.outcome ?? null) : null;
  return [news ? news.outcome : stored, keep];
}
