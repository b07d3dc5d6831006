import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formApi } from '@/api';
import type { Clock } from '@/rules/clock';
import { migrateDraft } from '@/rules/forms/migrateAnswers';
import type { FormDefinition } from '@/rules/forms/types';
import { draftDropped, draftSaved, selectDraft, type Draft } from '@/state/persistedSlice';
import { useServices } from '@/state/ServicesContext';
import { useHydrated } from '@/ui/hooks/useHydrated';

const SAVE_AFTER_MS = 500;
export const DRAFT_LIFETIME_MS = 7 * 24 * 3600_000;

type StateWithPersisted = Parameters<typeof selectDraft>[0];

/** The slice is filled from storage after hydration; until then it is unknown whether there is a draft. */
export const selectIsRehydrated = ({ persisted }: StateWithPersisted): boolean =>
  (persisted as StateWithPersisted['persisted'] & { _persist?: { rehydrated: boolean } })._persist?.rehydrated === true;

interface DraftOptions {
  /** The form's id; with a colon and a registration's id, it is the draft of that registration only. */
  key: string;
  /** The published form; undefined while it loads. Anything that is not a published form has a version only. */
  form: FormDefinition | { version: number } | undefined;
  /** The last change of the record that the form shows: an older draft does not overwrite it. */
  since?: string;
}

const isGood = (draft: Draft, { since }: DraftOptions, clock: Clock): boolean =>
  Date.parse(draft.expiresAt) > clock.now().getTime() &&
  (since === undefined || Date.parse(draft.savedAt) > Date.parse(since));

/**
 * Migrates a stored draft to the version that is shown. Null without a draft, and while the migration steps are
 * loading.
 */
function useCarried(stored: Draft | null, form: DraftOptions['form']) {
  const published = form && 'schema' in form ? form : null;
  const isOlder = stored !== null && published !== null && stored.formVersion < published.version;
  const migrationRequest = isOlder
    ? { formId: published.formId, from: stored.formVersion, to: published.version }
    : skipToken;
  const { data: steps, isError } = formApi.endpoints.formMigrations.useQuery(migrationRequest);
  const carried = useMemo(() => {
    if (!stored || stored.formVersion === form?.version) return stored;
    if (!isOlder || !steps) return null;
    return { ...stored, formVersion: published.version, values: migrateDraft(stored.values, steps, published) };
  }, [stored, form, isOlder, steps, published]);
  return { carried, isWaiting: isOlder && !steps && !isError };
}

/** The draft of a form on this device, for seven days; migrated when a newer version has been published since. */
export function useDraft(options: DraftOptions) {
  const { key, form } = options;
  const formVersion = form?.version ?? 0;
  const { clock, timers, navigation } = useServices();
  const dispatch = useDispatch();
  const isRehydrated = useSelector(selectIsRehydrated);
  const isThere = useHydrated() && isRehydrated;
  const stored = useSelector((state: StateWithPersisted) => selectDraft(state, key));
  const cancel = useRef<(() => void) | null>(null);
  const pending = useRef<Draft['values'] | null>(null);

  const write = useCallback(() => {
    cancel.current?.();
    cancel.current = null;
    const values = pending.current;
    pending.current = null;
    if (!values) return;
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + DRAFT_LIFETIME_MS).toISOString();
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

  // Writes the draft when the page or site is left before the debounce of half a second ends.
  useEffect(() => write, [write]);
  useEffect(() => navigation.onLeave(write), [navigation, write]);

  const good = isThere && stored && isGood(stored, options, clock) ? stored : null;
  const { carried: draft, isWaiting } = useCarried(good, form);
  const isRead = isThere && !isWaiting;
  return useMemo(() => ({ isRead, draft, save, drop }), [isRead, draft, save, drop]);
}
