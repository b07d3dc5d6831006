import { useState } from 'react';
import { useDraft } from '@/forms/useDraft';

/** A draft needs a version, although this is no published form. */
const FORM = { version: 1 };

/**
 * The text of a single field, such as an invitation code, persisted as a draft so that it survives a reload.
 * @param key Of the draft; the same for fields with the same meaning.
 * @param initial Initial text; a persisted one takes precedence.
 */
export function useDraftText(key: string, initial = '') {
  const { draft, save, drop } = useDraft({ key, form: FORM });
  const [typed, setTyped] = useState(initial === '' ? null : initial);
  const saved = draft?.values['text'];
  const change = (text: string) => {
    setTyped(text);
    // An emptied field removes the draft.
    if (text === '') drop();
    else save({ text });
  };
  return [typed ?? (typeof saved === 'string' ? saved : ''), change, drop] as const;
}
