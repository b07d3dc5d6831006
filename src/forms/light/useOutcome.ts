import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '@/ui/hooks/useHydrated';

/**
 * What a form ended with, kept with the page in the tab's history: back, forward and a reload show it again instead of an empty form, so
 * that nobody fills it in a second time to be sure. Null until there is one.
 */
export function useOutcome<T>(): [T | null, (outcome: T | null) => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  // The server knows nothing of a tab's history.
  const inBrowser = useHydrated();
  // The history has it a moment later: until then a second press would find the form.
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
