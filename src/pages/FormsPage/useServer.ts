import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type ApiError, ownApi, type Preview, type PreviewVerdict } from '@/api';
import type { Excuse } from '@/features/designer/components/PublishDialog';
import type { Answers } from '@/features/designer/components/Preview';
import { isEmpty } from '@/rules/validators/text';

/** A draft as stored on the server. */
interface StoredPreview {
  text: string;
  id: string;
  url: string;
  expiresAt: string;
}

export interface Verdict {
  verdict: PreviewVerdict;
  /** What was validated. */
  text: string;
  answers: Answers;
}

const filled = (answers: Answers) => Object.fromEntries(Object.entries(answers).filter(([, value]) => !isEmpty(value)));

/** The page's server actions: store a draft, validate answers with it, publish it. */
export function useServer(formId: string, text: string, shared: Preview | null) {
  const [ownCreateFormPreview, { isLoading: isKeeping }] = ownApi.endpoints.ownCreateFormPreview.useMutation();
  const [ownJudgeFormPreview, { isLoading: isJudging }] = ownApi.endpoints.ownJudgeFormPreview.useMutation();
  const [ownPublishForm] = ownApi.endpoints.ownPublishForm.useMutation();
  const { formatMessage } = useIntl();
  const stored = useRef<StoredPreview | null>(
    shared && {
      text: shared.document,
      id: shared.id,
      url: `/forms?preview=${shared.id}`,
      expiresAt: shared.expiresAt,
    },
  );
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const wordsOf = useCallback(
    (error: ApiError): string[] => {
      if (error.kind === 'network') return [formatMessage({ id: 'designer.lost' })];
      const messages = error.errors.map(({ message }) => message);
      return [error.message, ...messages.filter((message) => message !== error.message)];
    },
    [formatMessage],
  );

  /** Stores the current draft on the server, once per state. */
  const keep = useCallback(async (): Promise<StoredPreview | ApiError> => {
    if (stored.current?.text === text) return stored.current;
    const { data, error } = await ownCreateFormPreview({ previewRequest: { formId, document: text } });
    if (!data) return error as ApiError;
    stored.current = { text, id: data.id, url: data.url, expiresAt: data.expiresAt };
    return stored.current;
  }, [formId, ownCreateFormPreview, text]);

  const judge = useCallback(
    async (answers: Answers): Promise<PreviewVerdict | string> => {
      setFailure(null);
      const fail = (error: ApiError) => {
        const words = wordsOf(error).join(' ');
        setFailure(words);
        return words;
      };
      const draft = await keep();
      if ('kind' in draft) return fail(draft);
      const { data, error } = await ownJudgeFormPreview({
        id: draft.id,
        previewValues: { answers: filled(answers) as Record<string, string> },
      });
      if (!data) return fail(error as ApiError);
      setVerdict({ verdict: data, text: draft.text, answers });
      return data;
    },
    [keep, ownJudgeFormPreview, wordsOf],
  );

  const share = useCallback(async () => {
    const draft = await keep();
    if (!('kind' in draft)) return draft;
    setFailure(wordsOf(draft).join(' '));
    return null;
  }, [keep, wordsOf]);

  /** Resolves with the new version's number, or with the obstacles. */
  const publish = useCallback(
    async (excuse: Excuse): Promise<number | string[]> => {
      const { data, error } = await ownPublishForm({ publishRequest: { formId, document: text, ...excuse } });
      return data ? data.formVersion : wordsOf(error as ApiError);
    },
    [formId, ownPublishForm, text, wordsOf],
  );
  return { verdict, failure, isAsking: isKeeping || isJudging, judge, share, publish };
}
