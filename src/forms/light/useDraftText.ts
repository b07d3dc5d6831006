import { useState } from 'react';
import { useDraft } from '@/forms/useDraft';

/** No published form: a field alone. */
const FORM = { version: 1 };

/**
 * The text of a field that stands alone, such as a number or a code of an invitation: a reload does not lose it.
 * @param key of the draft; the same for fields that ask for the same.
 * @param initial What stands there from the beginning; what was typed before gives way to it.
 */
export function useDraftText(key: string, initial = '') {
  const { draft, save, drop } = useDraft({ key, form: FORM });
  const [typed, setTyped] = useState(initial === '' ? null : initial);
  const saved = draft?.values['text'];
  const change = (text: string) => {
    setTyped(text);
    // Who has emptied the field wants nothing of it kept.
    if (text === '') drop();
    else save({ text });
  };
  return [typed ?? (typeof saved === 'string' ? saved : ''), change, drop] as const;
}
