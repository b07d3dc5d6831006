import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { MemberField } from '@/rules/member';
import { selectIsRehydrated } from '@/forms/useDraft';
import { draftRemoved, draftSaved, selectDraft, type Draft } from '@/state/persistedSlice';
import { useServices } from '@/state/ServicesContext';
import { useHydrated } from '@/ui/hooks/useHydrated';
import type { Column, PendingRow } from './pendingRows';

/** Unsaved rows of a workbook, or typed ones. */
export interface Pending {
  /** Of the preview on the server; null once its rows are saved, and for typed rows. */
  importId: string | null;
  fileName: string | null;
  /** Expiry of the preview, ISO instant. */
  expiresAt: string;
  /** The columns in order, with the workbook's letters. */
  columns: Column[];
  rows: PendingRow[];
}

const FORMAT_VERSION = 1;

const withoutDocument = (row: PendingRow): PendingRow => ({
  ...row,
  values: { ...row.values, documentNumber: '' } satisfies Record<MemberField, string>,
});

function parsePending(draft: Draft | undefined, now: Date): Pending | null {
  if (!draft || draft.formVersion !== FORMAT_VERSION || Date.parse(draft.expiresAt) <= now.getTime()) return null;
  try {
    return JSON.parse(String(draft.values['pending'])) as Pending;
  } catch {
    return null;
  }
}

/** Persists unsaved rows on this device, so that a reload loses only document numbers, which are never persisted. */
export function usePendingRows(groupId: string) {
  const key = `group-member:several:${groupId}`;
  const dispatch = useDispatch();
  const { clock, timers, navigation } = useServices();
  const isRehydrated = useSelector(selectIsRehydrated);
  const isRead = useHydrated() && isRehydrated;
  const storedDraft = useSelector((state: Parameters<typeof selectDraft>[0]) => selectDraft(state, key));
  // Null: no rows; undefined: the persisted rows apply.
  const [currentPending, setOwn] = useState<Pending | null | undefined>();
  const latest = useRef<Pending | null>(null);
  const cancel = useRef<(() => void) | null>(null);

  const flush = useCallback(() => {
    cancel.current?.();
    cancel.current = null;
    const pending = latest.current;
    if (!pending) return;
    const { expiresAt } = pending;
    const values = { pending: JSON.stringify({ ...pending, rows: pending.rows.map(withoutDocument) }) };
    dispatch(
      draftSaved({ formId: key, formVersion: FORMAT_VERSION, values, savedAt: clock.now().toISOString(), expiresAt }),
    );
  }, [clock, dispatch, key]);
  useEffect(() => flush, [flush]);
  useEffect(() => navigation.onLeave(flush), [navigation, flush]);

  const storePending = useCallback(
    (pending: Pending | null) => {
      latest.current = pending;
      setOwn(pending);
      cancel.current?.();
      cancel.current = null;
      if (pending) cancel.current = timers.after(500, flush);
      else dispatch(draftRemoved(key));
    },
    [dispatch, key, timers, flush],
  );
  const restored = useMemo(
    () => (isRead ? parsePending(storedDraft, clock.now()) : null),
    [clock, isRead, storedDraft],
  );
  const pending = currentPending !== undefined ? currentPending : restored;
  // Restored rows may have been validated in another language, and lack their document numbers.
  return { isRead, pending, isRestored: currentPending === undefined && pending !== null, storePending };
}
