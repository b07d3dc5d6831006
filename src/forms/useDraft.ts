import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Clock } from '@/rules/clock';
import { draftDropped, draftSaved, selectDraft, type Draft } from '@/state/keptSlice';
import { useServices } from '@/state/ServicesContext';
import { useHydrated } from '@/ui/useHydrated';

const SAVE_AFTER_MS = 500;
const KEPT_MS = 7 * 24 * 3600_000;

type KeptState = Parameters<typeof selectDraft>[0];

/** The slice is filled from the storage after hydration: until then nobody knows whether there is a draft. */
export const selectKeptIsRead = ({ kept }: KeptState): boolean =>
  (kept as KeptState['kept'] & { _persist?: { rehydrated: boolean } })._persist?.rehydrated === true;

interface DraftOptions {
  /** The form's id; with a registration's id behind a colon it is the draft of that registration alone. */
  key: string;
  formVersion: number;
  /** When the record that the form shows was last changed: an older draft does not overwrite it. */
  since?: string;
}

const isGood = (draft: Draft, { formVersion, since }: DraftOptions, clock: Clock): boolean =>
  draft.formVersion === formVersion &&
  Date.parse(draft.expiresAt) > clock.now().getTime() &&
  (since === undefined || Date.parse(draft.savedAt) > Date.parse(since));

/** A form as it was left on this device, for seven days. */
export function useDraft(options: DraftOptions) {
  const { key, formVersion } = options;
  const { clock, timers, navigation } = useServices();
  const dispatch = useDispatch();
  const isKept = useSelector(selectKeptIsRead);
  const isRead = useHydrated() && isKept;
  const stored = useSelector((state: KeptState) => selectDraft(state, key));
  const cancel = useRef<(() => void) | null>(null);
  const pending = useRef<Draft['values'] | null>(null);

  const write = useCallback(() => {
    cancel.current?.();
    cancel.current = null;
    const values = pending.current;
    pending.current = null;
    if (!values) return;
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + KEPT_MS).toISOString();
    dispatch(draftSaved({ formId: key, formVersion, values, savedAt: now.toISOString(), expiresAt }));
  }, [clock, dispatch, formVersion, key]);

  const save = useCallback(
    (snapshot: Record<string, unknown>) => {
      pending.current = snapshot as Draft['values'];
      cancel.current?.();
      cancel.current = timers.after(SAVE_AFTER_MS, write);
    },
    [timers, write],
  );

  const drop = useCallback(() => {
    cancel.current?.();
    cancel.current = null;
    pending.current = null;
    dispatch(draftDropped(key));
  }, [dispatch, key]);

  // Whoever leaves the page or the site within the half second keeps what was typed.
  useEffect(() => write, [write]);
  useEffect(() => navigation.onLeave(write), [navigation, write]);

  const draft = isRead && stored && isGood(stored, options, clock) ? stored : null;
  return useMemo(() => ({ isRead, draft, save, drop }), [isRead, draft, save, drop]);
}
