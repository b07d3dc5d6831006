import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Clock } from '@/rules/clock';
import { draftRemoved, draftSaved, selectDraft } from '@/state/persistedSlice';
import { selectIsRehydrated } from '@/forms/useDraft';
import { useHydrated } from '@/ui/hooks/useHydrated';

/** The result of the Chinese flow's first step: the verified number, and a reserved redeem code. */
export interface VerifiedEntry {
  mobile: string;
  redeemCode?: string;
}

const FORMAT_VERSION = 1;
/** The lifetime of a verification on the server (contract, verifySmsValidate). */
const VERIFICATION_LIFETIME_MS = 30 * 60_000;

/**
 * Persists the result with the drafts, so that a reload does not restart the flow.
 * @param form The next form.
 */
export function useVerifiedEntry(clock: Clock, form = 'visitor-zh') {
  const key = `${form}:entry`;
  const dispatch = useDispatch();
  const isRehydrated = useSelector(selectIsRehydrated);
  const isReady = useHydrated() && isRehydrated;
  const storedDraft = useSelector((state: Parameters<typeof selectDraft>[0]) => selectDraft(state, key));
  const storeEntry = useCallback(
    (entry: VerifiedEntry) => {
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + VERIFICATION_LIFETIME_MS).toISOString();
      dispatch(
        draftSaved({
          formId: key,
          formVersion: FORMAT_VERSION,
          values: { mobile: entry.mobile, ...(entry.redeemCode && { redeemCode: entry.redeemCode }) },
          savedAt: now.toISOString(),
          expiresAt,
        }),
      );
    },
    [clock, dispatch, key],
  );
  const discard = useCallback(() => dispatch(draftRemoved(key)), [dispatch, key]);
  const isValid = isReady && storedDraft !== undefined && Date.parse(storedDraft.expiresAt) > clock.now().getTime();
  const { mobile, redeemCode } = isValid ? storedDraft.values : {};
  const entry = useMemo(
    (): VerifiedEntry | null =>
      typeof mobile === 'string' ? { mobile, ...(typeof redeemCode === 'string' && { redeemCode }) } : null,
    [mobile, redeemCode],
  );
  return { isReady, entry, storeEntry, discard };
}
