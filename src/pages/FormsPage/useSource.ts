import { useCallback, useEffect, useRef, useState } from 'react';
import type { Preview } from '@/api';
import { storeDraft, readDrafts } from '@/features/designer/deviceDrafts';
import { serialiseNextVersion, serialiseVersion, starterForm } from '@/rules/forms/formText';
import type { FormDefinition } from '@/rules/forms/types';
import { useServices } from '@/state/ServicesContext';

const SAVE_DEBOUNCE_MS = 400;

/** The text in the editor: the draft of this device, a shared one, or a published version. */
export type Source = 'draft' | 'shared' | `${number}`;

/** Changes of a shared draft are stored separately from the user's own. */
const keyOf = (formId: string, shared: Preview | null) => (shared ? `${formId}?${shared.id}` : formId);

/** The texts of a form: the selected one, and the draft, which is persisted on this device. */
export function useSource(formId: string, versions: readonly FormDefinition[], shared: Preview | null) {
  const { storage, timers, clock, navigation } = useServices();
  const newest = versions[0];
  // A new form has a page of its own; one that belongs to another page needs a developer.
  const nextVersion = newest
    ? serialiseNextVersion(newest, newest.version + 1)
    : serialiseNextVersion({ ...starterForm(formId), page: {} }, 1);
  const [source, setSource] = useState<Source>(shared ? 'shared' : 'draft');
  const [texts, setTexts] = useState(() => {
    const drafts = readDrafts(storage);
    return {
      draft: drafts[formId]?.text ?? nextVersion,
      shared: shared ? (drafts[keyOf(formId, shared)]?.text ?? shared.document) : '',
    };
  });
  const pendingWrite = useRef<{ cancel: () => void; write: () => void } | null>(null);
  const flush = useCallback(() => pendingWrite.current?.write(), []);
  // Flushes the debounced draft when the page is left.
  useEffect(() => flush, [flush]);
  useEffect(() => navigation.onLeave(flush), [navigation, flush]);
  const isEdited = source === 'draft' || source === 'shared';
  const change = useCallback(
    (text: string) => {
      if (source !== 'draft' && source !== 'shared') return;
      setTexts((before) => ({ ...before, [source]: text }));
      pendingWrite.current?.cancel();
      const write = () => {
        pendingWrite.current?.cancel();
        pendingWrite.current = null;
        const isModified = text !== (source === 'shared' ? shared?.document : nextVersion);
        const key = keyOf(formId, source === 'shared' ? shared : null);
        storeDraft(storage, key, isModified ? { text, savedAt: clock.now().toISOString() } : null);
      };
      pendingWrite.current = { cancel: timers.after(SAVE_DEBOUNCE_MS, write), write };
    },
    [source, shared, nextVersion, formId, storage, clock, timers],
  );
  /** The draft has been published. */
  const discardDraft = useCallback(() => {
    pendingWrite.current?.cancel();
    pendingWrite.current = null;
    storeDraft(storage, keyOf(formId, source === 'shared' ? shared : null), null);
  }, [formId, source, shared, storage]);
  const version = isEdited ? undefined : versions.find((form) => form.version === Number(source));
  const text = version ? serialiseVersion(version) : texts[source === 'shared' ? 'shared' : 'draft'];
  const isChanged = text !== (source === 'shared' ? shared?.document : nextVersion);
  return { source, setSource, text, isEdited, isChanged, change, discardDraft, nextVersion };
}
