/** The draft of a form on the server: loaded, saved while it is edited, with its lock and its review. */
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type DesignerInfo, errorOf, type FormDraft, ownApi } from '@/api';
import { useApiFailure } from '@/forms/apiFailure';
import { useServices } from '@/state/ServicesContext';
import { useLatest } from '@/ui/hooks/useLatest';
import { readDrafts, storeDraft } from '../deviceDrafts';

const { ownFormDraft } = ownApi.endpoints;

type State = Parameters<ReturnType<typeof ownFormDraft.select>>[0];

const SAVE_DEBOUNCE_MS = 1_500;
/** How often others' saves and locks are requested, and how soon a failed save is repeated. */
const POLL_MS = 30_000;

interface ServerDraftOptions {
  formId: string;
  /** Whether the list of forms has a draft of it: without one, none is requested. */
  exists: boolean;
  /** False for a published version, a shared draft and a guest: then nothing is loaded or saved. */
  isEnabled: boolean;
  designer: DesignerInfo;
  /** The text in the editor. */
  text: string;
  /** The text without a change, which begins no draft: that of the next version. */
  unchangedText: string;
  /** Replaces the text in the editor, by that of the server or an earlier one. */
  onText: (text: string) => void;
}

/**
 * `conflict`: another designer has saved since; `ended`: the draft was published or discarded; `locked`: another
 * designer edits it. In these states and after a failure, changes are on this device only.
 */
export type ServerDraftState =
  'disabled' | 'loading' | 'none' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'conflict' | 'ended' | 'locked';

/** What the text in the editor began from: a revision of the draft, or the next version if there is no draft. */
interface Base {
  revision: number;
  document: string;
  isDraft: boolean;
}

interface Failure {
  /** The text that was not saved; null if something else failed. */
  text: string | null;
  message: string;
}

/** Requests trim texts, so a document on the server has no line break at its end. */
const asText = (document: string): string => `${document}\n`;

/** Whether the draft of others prevents that a draft is saved. */
function isPreventedByOthers(error: unknown): boolean {
  const saveError = errorOf(error, 'ownSaveFormDraft');
  if (saveError?.kind !== 'response') return false;
  return saveError.reason === 'form.draftChanged' || saveError.reason === 'form.draftLocked';
}

/** The draft as the server has it: undefined until it is known, null if there is none. */
function useStoredDraft(formId: string, isRequested: boolean) {
  const { timers } = useServices();
  const { currentData, error, refetch } = ownFormDraft.useQuery(formId, { skip: !isRequested });
  const isMissing = !isRequested || currentData === null;
  useEffect(() => (isMissing ? undefined : timers.every(POLL_MS, () => void refetch())), [isMissing, timers, refetch]);
  const loadError = !isMissing && !currentData ? error : undefined;
  return { stored: isMissing ? null : currentData, loadError, refetch };
}

/** What the text began from; stored with the text, so that it is known after a reload. */
function useBase({ formId, text, unchangedText }: ServerDraftOptions) {
  const { storage, clock } = useServices();
  const [base, setBase] = useState<Base>(() => ({ revision: 0, document: unchangedText.trim(), isDraft: false }));
  const latestText = useLatest(text);
  /** The text in the editor, or `replacement`, began from this draft. */
  const begin = useCallback(
    ({ revision, document }: FormDraft, replacement?: string) => {
      setBase({ revision, document, isDraft: true });
      const next = replacement ?? latestText.current;
      if (next.trim() !== unchangedText.trim())
        storeDraft(storage, formId, { text: next, savedAt: clock.now().toISOString(), revision });
    },
    [formId, unchangedText, storage, clock, latestText],
  );
  /** The draft has ended with this revision. */
  const end = useCallback(
    (revision: number) => setBase({ revision, document: unchangedText.trim(), isDraft: false }),
    [unchangedText],
  );
  return { base, begin, end };
}

/** Loads a draft of others, or another revision, as long as this loses no change. */
function useReconcile(
  { formId, text, onText }: ServerDraftOptions,
  stored: FormDraft | null | undefined,
  { base, begin }: Pick<ReturnType<typeof useBase>, 'base' | 'begin'>,
  isSaving: boolean,
) {
  const { storage } = useServices();
  const trimmed = text.trim();
  const isNewer = Boolean(stored) && (stored?.revision ?? 0) > base.revision;
  useLayoutEffect(() => {
    if (!stored || !isNewer || isSaving) return;
    const isUnchanged = trimmed === base.document;
    // The text of the last visit, which was not saved before the page was left.
    const isContinued = !base.isDraft && readDrafts(storage)[formId]?.revision === stored.revision;
    if ([base.document, trimmed].includes(stored.document) || (isContinued && !isUnchanged)) begin(stored);
    else if (isUnchanged) {
      begin(stored, asText(stored.document));
      onText(asText(stored.document));
    }
  }, [stored, isNewer, isSaving, trimmed, base, storage, formId, begin, onText]);
  return isNewer && !isSaving;
}

/** Saves a document, and loads the draft of others that prevents it. */
function useSave(formId: string) {
  const [ownSaveFormDraft, { isLoading: isSaving }] = ownApi.endpoints.ownSaveFormDraft.useMutation();
  const [reload] = ownFormDraft.useLazyQuery();
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
  /** @returns the draft; null if others prevent it; or the error */
  const save = useCallback(
    async (document: string, { revision, isDraft }: Base): Promise<FormDraft | null | { error: unknown }> => {
      const { data, error } = await ownSaveFormDraft({
        formId,
        draftSave: { document, revision: isDraft ? revision : 0 },
      });
      if (data) {
        void dispatch(ownApi.util.upsertQueryData('ownFormDraft', formId, data));
        // The list of forms shows the new draft.
        if (!isDraft) dispatch(ownApi.util.invalidateTags(['Forms']));
        return data;
      }
      if (!isPreventedByOthers(error)) return { error };
      await reload(formId);
      return null;
    },
    [formId, ownSaveFormDraft, reload, dispatch],
  );
  return { save, isSaving };
}

/** Saves the text as soon as nobody types, unless something prevents it. */
function useAutosave(
  text: string,
  { base, begin }: ReturnType<typeof useBase>,
  { save: send, isSaving }: ReturnType<typeof useSave>,
  { isPrevented, onFound }: { isPrevented: boolean; onFound: () => void },
) {
  const { timers } = useServices();
  const failureOf = useApiFailure();
  const [failure, setFailure] = useState<Failure | null>(null);
  const trimmed = text.trim();
  const isDirty = trimmed !== base.document;
  const canSave = isDirty && !isPrevented && !isSaving && trimmed !== '' && failure?.text !== trimmed;
  const save = async () => {
    const result = await send(trimmed, base);
    if (result && 'error' in result) return setFailure({ text: trimmed, message: failureOf(result.error).message });
    setFailure(null);
    onFound();
    if (result) begin(result);
  };
  const latest = useLatest({ save, canSave });
  useEffect(
    () => (canSave ? timers.after(SAVE_DEBOUNCE_MS, () => void latest.current.save()) : undefined),
    [canSave, trimmed, timers, latest],
  );
  // Saves what is pending when the designer opens another form.
  useEffect(
    () => () => {
      const { canSave: isPending, save: saveNow } = latest.current;
      if (isPending) void saveNow();
    },
    [latest],
  );
  const retry = useCallback(() => setFailure(null), []);
  useEffect(() => (failure ? timers.after(POLL_MS, retry) : undefined), [failure, timers, retry]);
  const report = (error: unknown) => setFailure({ text: null, message: failureOf(error).message });
  return { isDirty, failure, retry, report };
}

export type ServerDraft = ReturnType<typeof useServerDraft>;

/** Keeps the text in the editor and the draft on the server in step. */
export function useServerDraft(options: ServerDraftOptions) {
  const { formId, exists, isEnabled, designer, text, unchangedText, onText } = options;
  const { clock } = useServices();
  const [ownLockFormDraft] = ownApi.endpoints.ownLockFormDraft.useMutation();
  const [ownReviewFormDraft] = ownApi.endpoints.ownReviewFormDraft.useMutation();
  const [ownDiscardFormDraft] = ownApi.endpoints.ownDiscardFormDraft.useMutation();
  /** A draft was begun, or found, since the list of forms was loaded. */
  const [hasBegun, setHasBegun] = useState(false);
  const { stored, loadError, refetch } = useStoredDraft(formId, isEnabled && (exists || hasBegun));
  const baseline = useBase(options);
  const { base, begin, end } = baseline;
  const saving = useSave(formId);
  const isNewer = useReconcile(options, stored, baseline, saving.isSaving);
  const isChanged = text.trim() !== base.document;
  const isConflict = isNewer && isChanged;
  const isEnded = isEnabled && base.isDraft && stored === null;
  const lock = stored?.lock && new Date(stored.lock.until) > clock.now() ? stored.lock : null;
  const isHeld = lock !== null && lock.author !== designer.name;
  const { isDirty, failure, retry, report } = useAutosave(text, baseline, saving, {
    isPrevented: !isEnabled || stored === undefined || isConflict || isEnded || isHeld,
    onFound: useCallback(() => setHasBegun(true), []),
  });
  const failureOf = useApiFailure();

  let state: ServerDraftState;
  if (!isEnabled) state = 'disabled';
  else if (stored === undefined) state = loadError ? 'failed' : 'loading';
  else if (isEnded) state = 'ended';
  else if (isConflict) state = 'conflict';
  else if (isHeld) state = 'locked';
  else if (saving.isSaving) state = 'saving';
  else if (failure) state = 'failed';
  else if (isDirty) state = 'unsaved';
  else state = stored ? 'saved' : 'none';

  const run = async (call: Promise<{ error?: unknown }>): Promise<boolean> => {
    const { error } = await call;
    if (error) report(error);
    return !error;
  };
  return {
    state,
    /** The draft on the server, of which others know; null if there is none. */
    draft: stored ?? null,
    lock,
    isLockedByOther: isHeld,
    /** The server has the text in the editor, so that it can be published and reviewed. */
    isSaved: isEnabled && stored !== undefined && !isDirty && !isEnded,
    failure: loadError ? failureOf(loadError).message : (failure?.message ?? null),
    retry() {
      retry();
      if (loadError) void refetch();
    },
    changeLock: (action: 'lock' | 'unlock' | 'takeOver') =>
      run(ownLockFormDraft({ formId, draftLockRequest: { action } })),
    review: (action: 'request' | 'approve' | 'withdraw') =>
      run(ownReviewFormDraft({ formId, draftReviewRequest: { action, revision: base.revision } })),
    /** Ends the draft and begins again from the published version. */
    async discard() {
      const { data, error } = await ownDiscardFormDraft({ formId, revision: base.revision });
      if (error || !data) return report(error);
      end(data.revision);
      onText(unchangedText);
    },
    /** After a conflict or the end of the draft: continues from the server's text, or saves this one over it. */
    resolve(by: 'theirs' | 'mine') {
      if (stored) begin(stored, by === 'theirs' ? asText(stored.document) : undefined);
      else end(base.revision);
      if (by === 'theirs') onText(stored ? asText(stored.document) : unchangedText);
    },
    /** Continues with the document of an earlier revision. */
    restore: (document: string) => onText(asText(document)),
  };
}
