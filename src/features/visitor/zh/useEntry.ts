import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Clock } from '@/rules/clock';
import { draftDropped, draftSaved, selectDraft } from '@/state/persistedSlice';
import { selectIsRehydrated } from '@/forms/useDraft';
import { useHydrated } from '@/ui/hooks/useHydrated';

/** The result of the Chinese flow's first step: the verified number, and a reserved redeem code. */
export interface Entry {
  mobile: string;
  redeemCode?: string;
}

const VERSION = 1;
/** The lifetime of a proof on the server (contract, verifySmsValidate). */
const PROOF_MS = 30 * 60_000;

/**
 * Persists the result with the drafts, so that a reload does not restart the flow.
 * @param form The next form.
 */
export function useEntry(clock: Clock, form = 'visitor-zh') {
  const key = `${form}:entry`;
  const dispatch = useDispatch();
  const isRehydrated = useSelector(selectIsRehydrated);
  const isRead = useHydrated() && isRehydrated;
  const stored = useSelector((state: Parameters<typeof selectDraft>[0]) => selectDraft(state, key));
  const keep = useCallback(
    (entry: Entry) => {
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + PROOF_MS).toISOString();
      dispatch(
        draftSaved({
          formId: key,
          formVersion: VERSION,
          values: { mobile: entry.mobile, ...(entry.redeemCode && { redeemCode: entry.redeemCode }) },
          savedAt: now.toISOString(),
          expiresAt,
        }),
      );
    },
    [clock, dispatch, key],
  );
  const drop = useCallback(() => dispatch(draftDropped(key)), [dispatch, key]);
  const isGood = isRead && stored !== undefined && Date.parse(stored.expiresAt) > clock.now().getTime();
  const { mobile, redeemCode } = isGood ? stored.values : {};
  const entry = useMemo(
    (): Entry | null =>
      typeof mobile === 'string' ? { mobile, ...(typeof redeemCode === 'string' && { redeemCode }) } : null,
    [mobile, redeemCode],
  );
  return { isRead, entry, keep, drop };
}
