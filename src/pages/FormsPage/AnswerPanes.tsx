import { useCallback, useMemo } from 'react';
import { basicApi } from '@/api';
import { Preview } from '@/features/designer/components/Preview';
import { ValidationPanel } from '@/features/designer/components/ValidationPanel';
import { useRegions } from '@/features/visitor/zh/useRegions';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { useLocale } from '@/i18n/useLocale';
import { useLatest } from '@/ui/hooks/useLatest';
import type { DesignerDraft } from './useDraft';
import type { DesignerServer } from './useDraftServer';

const RESEND_S = 60;

interface PreviewPaneProps {
  draft: DesignerDraft;
  validate: DesignerServer['validate'];
  /** A stable function. */
  onValidated: () => void;
  selected: string | undefined;
  /** A stable function: a node was clicked. */
  onNodeClick: (pointer: string) => void;
}

/** The preview of the draft; its submit button validates the answers on the server. */
export function PreviewPane({ draft, validate, onValidated, selected, onNodeClick }: PreviewPaneProps) {
  const locale = useLocale();
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const findRegions = useRegions();
  const services = useMemo(
    () => ({ findRegions, sendEmailCode: () => Promise.resolve({ resendAfter: RESEND_S }) }),
    [findRegions],
  );
  // A ref, so that the submit handler stays the same while typing.
  const latest = useLatest(validate);
  const submit = useCallback(
    async ({ values, virtual }: FormSubmission): Promise<SubmitFailure | void> => {
      const result = await latest.current({ ...values, ...virtual });
      onValidated();
      if (typeof result === 'string') return { message: result };
      if (!result.accepted) return { errors: result.errors };
    },
    [latest, onValidated],
  );
  return (
    <Preview
      definition={draft.draftCheck.lastValid}
      isCurrent={draft.draftCheck.isValid}
      pageLocale={locale}
      draftAnswers={draft.typedAnswers}
      onAnswers={draft.setTyped}
      countries={countries}
      services={services}
      onSubmit={submit}
      onCrash={draft.setCrashed}
      selected={selected}
      onNodeClick={onNodeClick}
    />
  );
}

/** The server's validation of the preview's answers. */
export function ServerPane({ draft, server }: { draft: DesignerDraft; server: DesignerServer }) {
  const { text, answers, body, isRight } = draft;
  const { validationResult: result, isBusy, failure, validate } = server;
  return (
    <ValidationPanel
      body={body}
      result={result?.validationResult ?? null}
      isStale={result !== null && (result.text !== text || result.answers !== answers)}
      isValidating={isBusy}
      failure={failure}
      canValidate={isRight}
      onValidate={() => void validate(answers)}
    />
  );
}
