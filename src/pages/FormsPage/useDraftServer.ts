import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type ApiError, ownApi, type Preview, type PreviewVerdict, type ReplayCounts } from '@/api';
import type { PublicationNote } from '@/features/designer/components/PublishDialog';
import type { Answers } from '@/features/designer/components/Preview';
import { isEmpty } from '@/rules/validators/text';

/** A draft as stored on the server. */
interface StoredPreview {
  text: string;
  id: string;
  url: string;
  expiresAt: string;
}

export interface DraftValidation {
  validationResult: PreviewVerdict;
  /** What was validated. */
  text: string;
  answers: Answers;
}

const withoutEmpty = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => !isEmpty(value)));

/** The page's server actions: store a draft, validate answers with it, publish it. */
export function useDraftServer(formId: string, text: string, shared: Preview | null) {
  const [ownCreateFormPreview, { isLoading: isStoring }] = ownApi.endpoints.ownCreateFormPreview.useMutation();
  const [ownJudgeFormPreview, { isLoading: isValidating }] = ownApi.endpoints.ownJudgeFormPreview.useMutation();
  const [ownReplayForm] = ownApi.endpoints.ownReplayForm.useMutation();
  const [ownPublishForm] = ownApi.endpoints.ownPublishForm.useMutation();
  const { formatMessage } = useIntl();
  const storedPreview = useRef<StoredPreview | null>(
    shared && {
      text: shared.document,
      id: shared.id,
      url: `/forms?preview=${shared.id}`,
      expiresAt: shared.expiresAt,
    },
  );
  const [validationResult, setValidationResult] = useState<DraftValidation | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const errorMessages = useCallback(
    (error: ApiError): string[] => {
      if (error.kind === 'network') return [formatMessage({ id: 'designer.networkError' })];
      const messages = error.errors.map(({ message }) => message);
      return [error.message, ...messages.filter((message) => message !== error.message)];
    },
    [formatMessage],
  );

  /** Stores the current draft on the server, once per state. */
  const storeDraft = useCallback(async (): Promise<StoredPreview | ApiError> => {
    if (storedPreview.current?.text === text) return storedPreview.current;
    const { data, error } = await ownCreateFormPreview({ formId, document: text });
    if (!data) return error as ApiError;
    storedPreview.current = { text, id: data.id, url: data.url, expiresAt: data.expiresAt };
    return storedPreview.current;
  }, [formId, ownCreateFormPreview, text]);

  const validate = useCallback(
    async (answers: Answers): Promise<PreviewVerdict | string> => {
      setFailure(null);
      const reportError = (error: ApiError) => {
        const message = errorMessages(error).join(' ');
        setFailure(message);
        return message;
      };
      const draft = await storeDraft();
      if ('kind' in draft) return reportError(draft);
      const { data, error } = await ownJudgeFormPreview({
        id: draft.id,
        previewValues: { answers: withoutEmpty(answers) as Record<string, string> },
      });
      if (!data) return reportError(error as ApiError);
      setValidationResult({ validationResult: data, text: draft.text, answers });
      return data;
    },
    [storeDraft, ownJudgeFormPreview, errorMessages],
  );

  const share = useCallback(async () => {
    const draft = await storeDraft();
    if (!('kind' in draft)) return draft;
    setFailure(errorMessages(draft).join(' '));
    return null;
  }, [storeDraft, errorMessages]);

  /** Resolves with the new version's number, or with the obstacles. */
  const publish = useCallback(
    async (note: PublicationNote): Promise<number | string[]> => {
      const { data, error } = await ownPublishForm({ formId, document: text, ...note });
      return data ? data.formVersion : errorMessages(error as ApiError);
    },
    [formId, ownPublishForm, text, errorMessages],
  );
  /** Counts the stored answers that the draft would refuse; resolves with the reason if it can't. */
  const replay = useCallback(async (): Promise<ReplayCounts | string> => {
    const { data, error } = await ownReplayForm({ formId, replayRequest: { document: text } });
    return data ?? errorMessages(error as ApiError).join(' ');
  }, [formId, ownReplayForm, text, errorMessages]);
  return { replay, validationResult, failure, isBusy: isStoring || isValidating, validate, share, publish };
}

export type DesignerServer = ReturnType<typeof useDraftServer>;
