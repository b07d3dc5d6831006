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
  const { draft, save, discard } = useDraft({ key, form: FORM });
  const [typed, setTyped] = useState(initial === '' ? null : initial);
  const savedText = draft?.values['text'];
  const handleChange = (text: string) => {
    setTyped(text);
    // An emptied field removes the draft.
    if (text === '') discard();
    else save({ text });
  };
  return [typed ?? (typeof savedText === 'string' ? savedText : ''), handleChange, discard] as const;
}
