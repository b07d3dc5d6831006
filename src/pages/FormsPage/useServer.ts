import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type ApiError, ownApi, type Preview, type PreviewVerdict } from '@/api';
import type { Excuse } from '@/features/designer/components/PublishDialog';
import type { Answers } from '@/features/designer/components/Preview';
import { isEmpty } from '@/rules/validators/text';

/** A draft as the server keeps it. */
interface KeptPreview {
  text: string;
  id: string;
  url: string;
  expiresAt: string;
}

export interface Said {
  verdict: PreviewVerdict;
  /** What it is about. */
  text: string;
  answers: Answers;
}

const filled = (answers: Answers) => Object.fromEntries(Object.entries(answers).filter(([, value]) => !isEmpty(value)));

/** What this page asks of the server: to keep a draft, to judge answers by it, to publish it. */
export function useServer(formId: string, text: string, shared: Preview | null) {
  const [ownCreateFormPreview, { isLoading: isKeeping }] = ownApi.endpoints.ownCreateFormPreview.useMutation();
  const [ownJudgeFormPreview, { isLoading: isJudging }] = ownApi.endpoints.ownJudgeFormPreview.useMutation();
  const [ownPublishForm] = ownApi.endpoints.ownPublishForm.useMutation();
  const { formatMessage } = useIntl();
  const kept = useRef<KeptPreview | null>(
    shared && {
      text: shared.document,
      id: shared.id,
      url: `/forms?preview=${shared.id}`,
      expiresAt: shared.expiresAt,
    },
  );
  const [said, setSaid] = useState<Said | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const wordsOf = useCallback(
    (error: ApiError): string[] => {
      if (error.kind === 'network') return [formatMessage({ id: 'designer.lost' })];
      const told = error.errors.map(({ message }) => message);
      return [error.message, ...told.filter((message) => message !== error.message)];
    },
    [formatMessage],
  );

  /** The draft as it is now, kept by the server: once for each state of it. */
  const keep = useCallback(async (): Promise<KeptPreview | ApiError> => {
    if (kept.current?.text === text) return kept.current;
    const { data, error } = await ownCreateFormPreview({ previewRequest: { formId, document: text } });
    if (!data) return error as ApiError;
    kept.current = { text, id: data.id, url: data.url, expiresAt: data.expiresAt };
    return kept.current;
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
      setSaid({ verdict: data, text: draft.text, answers });
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

  /** The number of the new version, or what stands in the way. */
  const publish = useCallback(
    async (excuse: Excuse): Promise<number | string[]> => {
      const { data, error } = await ownPublishForm({ publishRequest: { formId, document: text, ...excuse } });
      return data ? data.formVersion : wordsOf(error as ApiError);
    },
    [formId, ownPublishForm, text, wordsOf],
  );
  return { said, failure, isAsking: isKeeping || isJudging, judge, share, publish };
}
