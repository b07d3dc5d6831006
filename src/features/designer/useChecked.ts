import { useEffect, useState } from 'react';
import { say } from '@/rules/forms/findings/say';
import { checkSource, isRight } from '@/rules/forms/check/checkSource';
import { problem, type PlacedProblem } from '@/rules/forms/check/problem';
import { readSource } from '@/rules/forms/source';
import type { FormDefinition } from '@/rules/forms/types';
import { useServices } from '@/state/ServicesContext';

/** Debounce after the last key; a check takes some milliseconds. */
const CHECK_AFTER_MS = 200;

export interface Draft {
  formId: string;
  text: string;
  /** Published versions, the newest first. */
  earlier: readonly FormDefinition[];
  /** A published version is open: it has its own number and is compared with nothing. */
  isPublished: boolean;
}

export interface Checked {
  draft: Draft;
  problems: readonly PlacedProblem[];
  /** As far as it can be parsed, with or without problems. */
  form: FormDefinition | undefined;
  /** The last error-free state; the same object as long as its content is the same. */
  right: FormDefinition | null;
  /** Whether that is the current state. */
  isRight: boolean;
}

/** A draft must have its form's id and the next version number. */
function nameProblems({ formId, text, earlier }: Draft, form: FormDefinition): PlacedProblem[] {
  const newest = earlier[0]?.version ?? 0;
  const { place } = readSource(text);
  return [
    ...(form.formId === formId
      ? []
      : [
          place(
            problem('fileName', '/formId', say('draftName', { form: formId }), {
              hint: say('write', { text: `"${formId}"` }),
            }),
          ),
        ]),
    ...(form.version === newest + 1
      ? []
      : [
          place(
            problem('fileName', '/version', say('draftVersion', { version: newest, next: newest + 1 }), {
              hint: say('write', { text: newest + 1 }),
            }),
          ),
        ]),
  ];
}

/** Checks a draft as the command and the server do. */
export function checkDraft(draft: Draft, before: Checked | null = null): Checked {
  const { text, earlier, isPublished } = draft;
  const { form, problems: found } = checkSource(text, { earlier: isPublished ? [] : earlier });
  const misnamed = form && !isPublished ? nameProblems(draft, form) : [];
  // With a wrong form id, all other problems would be misleading.
  const problems = form && form.formId !== draft.formId ? misnamed : [...misnamed, ...found];
  const right = isRight({ form, problems });
  const last = before?.draft.formId === draft.formId ? before.right : null;
  const same = right && last !== null && JSON.stringify(last) === JSON.stringify(form);
  return { draft, problems, form, right: right && form && !same ? form : last, isRight: right };
}

/** Checks the draft as it is typed. */
export function useChecked(draft: Draft): Checked {
  const { timers } = useServices();
  const [checked, setChecked] = useState(() => checkDraft(draft));
  const { formId, text, earlier, isPublished } = draft;
  useEffect(() => {
    const now = { formId, text, earlier, isPublished };
    return timers.after(CHECK_AFTER_MS, () =>
      setChecked((before) => {
        const { draft: last } = before;
        const same = last.text === text && last.earlier === earlier && last.isPublished === isPublished;
        return same ? before : checkDraft(now, before);
      }),
    );
  }, [timers, formId, text, earlier, isPublished]);
  return checked;
}
