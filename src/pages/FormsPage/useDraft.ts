import { useMemo, useState } from 'react';
import type { Preview as SharedDraft } from '@/api';
import type { Answers } from '@/features/designer/components/Preview';
import { keepFittingAnswers } from '@/rules/forms/mockAnswers';
import { useDraftCheck } from '@/features/designer/useDraftCheck';
import { diffForms } from '@/rules/forms/versions/diff';
import { toFormBody } from '@/rules/forms/fields';
import type { FormDefinition } from '@/rules/forms/types';
import { useSource } from './useSource';

/**
 * The draft in the editor with everything derived from its text: problems, preview answers, and the changes since the
 * newest version.
 */
export function useDraft(formId: string, versions: readonly FormDefinition[], shared: SharedDraft | null) {
  const texts = useSource(formId, versions, shared);
  const { text, isEdited } = texts;
  const draftCheck = useDraftCheck(
    useMemo(() => ({ formId, text, earlier: versions, isPublished: !isEdited }), [formId, text, versions, isEdited]),
  );
  const { form, lastValid } = draftCheck;
  const [typedAnswers, setTyped] = useState<Answers>({});
  const answers = useMemo(
    () => (lastValid ? keepFittingAnswers(typedAnswers, lastValid) : {}),
    [lastValid, typedAnswers],
  );
  const body = useMemo(() => lastValid && toFormBody(lastValid, answers), [lastValid, answers]);
  const [base] = versions;
  const changes = useMemo(() => (base && form ? diffForms(base, form) : null), [base, form]);
  const [crashedForm, setCrashed] = useState<FormDefinition | null>(null);
  const isRendered = crashedForm === null || lastValid !== crashedForm;
  const isRight = draftCheck.draft.text === text && draftCheck.isValid && isRendered;
  const baseVersion = base?.version ?? 0;
  return {
    ...texts,
    draftCheck,
    typedAnswers,
    setTyped,
    answers,
    body,
    base,
    baseVersion,
    changes,
    isRendered,
    setCrashed,
    isRight,
  };
}

export type DesignerDraft = ReturnType<typeof useDraft>;
