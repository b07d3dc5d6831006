import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formApi } from '@/api';
import type { Clock } from '@/rules/clock';
import { migrateDraft } from '@/rules/forms/versions/migrateAnswers';
import type { FormDefinition } from '@/rules/forms/types';
import { draftRemoved, draftSaved, selectDraft, type Draft } from '@/state/persistedSlice';
import { useServices } from '@/state/ServicesContext';
import { useHydrated } from '@/ui/hooks/useHydrated';

const SAVE_DEBOUNCE_MS = 500;
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
  recordUpdatedAt?: string;
}

const isUsable = (draft: Draft, { recordUpdatedAt }: DraftOptions, clock: Clock): boolean =>
  Date.parse(draft.expiresAt) > clock.now().getTime() &&
  (recordUpdatedAt === undefined || Date.parse(draft.savedAt) > Date.parse(recordUpdatedAt));

/**
 * Migrates a stored draft to the version that is shown. Null without a draft, and while the migration steps are
 * loading.
 */
function useMigratedDraft(storedDraft: Draft | null, form: DraftOptions['form']) {
  const published = form && 'schema' in form ? form : null;
  const isOlder = storedDraft !== null && published !== null && storedDraft.formVersion < published.version;
  const migrationRequest = isOlder
    ? { formId: published.formId, from: storedDraft.formVersion, to: published.version }
    : skipToken;
  const { data: steps, isError } = formApi.endpoints.formMigrations.useQuery(migrationRequest);
  const migrated = useMemo(() => {
    if (!storedDraft || storedDraft.formVersion === form?.version) return storedDraft;
    if (!isOlder || !steps) return null;
    return {
      ...storedDraft,
      formVersion: published.version,
      values: migrateDraft(storedDraft.values, steps, published),
    };
  }, [storedDraft, form, isOlder, steps, published]);
  return { migrated, isWaiting: isOlder && !steps && !isError };
}

/** The draft of a form on this device, for seven days; migrated when a newer version has been published since. */
export function useDraft(options: DraftOptions) {
  const { key, form } = options;
  const formVersion = form?.version ?? 0;
  const { clock, timers, navigation } = useServices();
  const dispatch = useDispatch();
  const isRehydrated = useSelector(selectIsRehydrated);
  const isLoaded = useHydrated() && isRehydrated;
  const storedDraft = useSelector((state: StateWithPersisted) => selectDraft(state, key));
  const cancel = useRef<(() => void) | null>(null);
  const pending = useRef<Draft['values'] | null>(null);

  const flush = useCallback(() => {
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
      cancel.current = timers.after(SAVE_DEBOUNCE_MS, flush);
    },
    [timers, flush],
  );

  const discard = useCallback(() => {
    cancel.current?.();
    cancel.current = null;
    pending.current = null;
    dispatch(draftRemoved(key));
  }, [dispatch, key]);

  // Writes the draft when the page or site is left before the debounce of half a second ends.
  useEffect(() => flush, [flush]);
  useEffect(() => navigation.onLeave(flush), [navigation, flush]);

  const usableDraft = isLoaded && storedDraft && isUsable(storedDraft, options, clock) ? storedDraft : null;
  const { migrated: draft, isWaiting } = useMigratedDraft(usableDraft, form);
  const isReady = isLoaded && !isWaiting;
  return useMemo(() => ({ isReady, draft, save, discard }), [isReady, draft, save, discard]);
}
