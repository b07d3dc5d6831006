import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '@/ui/hooks/useHydrated';

/**
 * The result of a form, stored in the tab's history state. Back, forward and reload show it again instead of an empty
 * form, so that nobody submits twice. Null until there is one.
 */
export function useSubmissionResult<T>(): [T | null, (result: T | null) => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  // The server does not know the tab's history.
  const inBrowser = useHydrated();
  // The history state updates asynchronously: until then a second click would still find the form.
  const [pendingUpdate, setNews] = useState<{ result: T | null } | null>(null);
  useEffect(() => setNews(null), [state]);
  const storeResult = useCallback(
    (result: T | null) => {
      setNews({ result });
      void navigate(
        { search, hash },
        { replace: true, preventScrollReset: true, state: result && { outcome: result } },
      );
    },
    [navigate, search, hash],
  );
  const historyResult = inBrowser ? ((state as { outcome?: T } | null)?.outcome ?? null) : null;
  return [pendingUpdate ? pendingUpdate.result : historyResult, storeResult];
}
