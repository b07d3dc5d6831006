import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Clock } from '@/rules/clock';
import { draftDropped, draftSaved, selectDraft } from '@/state/persistedSlice';
import { selectIsRehydrated } from '@/forms/useDraft';
import { useHydrated } from '@/ui/hooks/useHydrated';

/** What the first step in Chinese leaves for the next: the number that was proved, and a free code that is held for it. */
export interface Entry {
  mobile: string;
  redeemCode?: string;
}

const VERSION = 1;
/** As long as the server believes a proof (contract, verifySmsValidate). */
const PROOF_MS = 30 * 60_000;

/**
 * Keeps it beside the drafts, so that a reload in the middle of the way does not lead back to its beginning.
 * @param form The form that it leads to.
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
