import { useEffect, useState } from 'react';
import { diagnosticMessage } from '@/rules/forms/diagnostics/diagnosticMessage';
import { checkSource, isPublishable } from '@/rules/forms/check/checkSource';
import { isError } from '@/rules/forms/check/problem';
import { problem, type LocatedProblem } from '@/rules/forms/check/problem';
import { parseFormSource } from '@/rules/forms/source';
import type { FormDefinition } from '@/rules/forms/types';
import { useServices } from '@/state/ServicesContext';

/** Debounce after the last key; a check takes some milliseconds. */
const CHECK_DEBOUNCE_MS = 200;

export interface Draft {
  formId: string;
  text: string;
  /** Published versions, the newest first. */
  earlier: readonly FormDefinition[];
  /** A published version is open: it has its own number and is compared with nothing. */
  isPublished: boolean;
}

export interface DraftCheck {
  draft: Draft;
  problems: readonly LocatedProblem[];
  /** As far as it can be parsed, with or without problems. */
  form: FormDefinition | undefined;
  /** The last error-free state; the same object as long as its content is the same. */
  lastValid: FormDefinition | null;
  /** It has no errors, so it can be previewed. */
  isValid: boolean;
  /** Nothing is missing either. */
  isPublishable: boolean;
}

/** A draft must have its form's id and the next version number. */
function nameProblems({ formId, text, earlier }: Draft, form: FormDefinition): LocatedProblem[] {
  const newest = earlier[0]?.version ?? 0;
  const { locate } = parseFormSource(text);
  return [
    ...(form.formId === formId
      ? []
      : [
          locate(
            problem('fileName', '/formId', diagnosticMessage('draftName', { form: formId }), {
              hint: diagnosticMessage('use', { text: `"${formId}"` }),
            }),
          ),
        ]),
    ...(form.version === newest + 1
      ? []
      : [
          locate(
            problem('fileName', '/version', diagnosticMessage('draftVersion', { version: newest, next: newest + 1 }), {
              hint: diagnosticMessage('use', { text: newest + 1 }),
            }),
          ),
        ]),
  ];
}

/** Checks a draft as the command and the server do. */
export function checkDraft(draft: Draft, previous: DraftCheck | null = null): DraftCheck {
  const { text, earlier, isPublished } = draft;
  const { form, problems: sourceProblems } = checkSource(text, { earlier: isPublished ? [] : earlier });
  const namingProblems = form && !isPublished ? nameProblems(draft, form) : [];
  // With a wrong form id, all other problems would be misleading.
  const problems = form && form.formId !== draft.formId ? namingProblems : [...namingProblems, ...sourceProblems];
  const hasNoErrors = form !== undefined && !problems.some(isError);
  const previousValid = previous?.draft.formId === draft.formId ? previous.lastValid : null;
  const isUnchanged = hasNoErrors && previousValid !== null && JSON.stringify(previousValid) === JSON.stringify(form);
  return {
    draft,
    problems,
    form,
    lastValid: hasNoErrors && !isUnchanged ? form : previousValid,
    isValid: hasNoErrors,
    isPublishable: isPublishable({ form, problems }),
  };
}

/** Checks the draft as it is typed. */
export function useDraftCheck(draft: Draft): DraftCheck {
  const { timers } = useServices();
  const [checked, setChecked] = useState(() => checkDraft(draft));
  const { formId, text, earlier, isPublished } = draft;
  useEffect(() => {
    const current = { formId, text, earlier, isPublished };
    return timers.after(CHECK_DEBOUNCE_MS, () =>
      setChecked((previous) => {
        const { draft: previousDraft } = previous;
        const isUnchanged =
          previousDraft.text === text && previousDraft.earlier === earlier && previousDraft.isPublished === isPublished;
        return isUnchanged ? previous : checkDraft(current, previous);
      }),
    );
  }, [timers, formId, text, earlier, isPublished]);
  return checked;
}
