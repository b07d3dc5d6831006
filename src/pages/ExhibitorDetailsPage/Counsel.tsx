import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { type Exhibitor, exhibitorApi } from '@/api';
import { useCaptchaGuard } from '@/features/captcha/useCaptchaGuard';
import { CounselForm, type Question, SentConfirmation } from '@/features/counsel/components/CounselForm';
import { LoadForm } from '@/forms/EmbeddedForm';
import { selectIsRehydrated, useDraft } from '@/forms/useDraft';
import { sourceParam } from '@/lib/source';
import type { FormDefinition } from '@/rules/forms/types';
import { selectDraft, selectPersistedSource } from '@/state/persistedSlice';
import { Button } from '@/ui/controls/Button';

interface QuestionFormProps {
  exhibitor: Exhibitor;
  definition: FormDefinition;
  onSent: (number: string | null) => void;
}

const draftKey = (exhibitorId: string) => `counsel:${exhibitorId}`;

/** The form with its draft and its request. */
function QuestionForm({ exhibitor: { id, exhibits }, definition, onSent }: QuestionFormProps) {
  const [exhibitorCounsel] = exhibitorApi.endpoints.exhibitorCounsel.useMutation();
  const { formatMessage } = useIntl();
  const source = useSelector(selectPersistedSource);
  const draft = useDraft({ key: draftKey(id), form: definition });
  const { send, captcha } = useCaptchaGuard(null, formatMessage({ id: 'form.networkError' }));
  const sendQuestion = (question: Question) =>
    send(
      () => exhibitorCounsel({ ...question, exhibitorId: id, ...sourceParam(source) }),
      ({ number }) => {
        draft.discard();
        onSent(number);
      },
    );
  return (
    <>
      <CounselForm definition={definition} products={exhibits} draft={draft} onSend={sendQuestion} />
      {captcha}
    </>
  );
}

/** The question form for an exhibitor. It opens, and loads the form kit, on a click, or for an unfinished question. */
export function Counsel({ exhibitor }: { exhibitor: Exhibitor }) {
  const { formatMessage } = useIntl();
  const isRehydrated = useSelector(selectIsRehydrated);
  const hasDraft = useSelector((state: Parameters<typeof selectDraft>[0]) =>
    selectDraft(state, draftKey(exhibitor.id)),
  );
  const [isOpen, setIsOpen] = useState(false);
  const [sent, setSent] = useState<{ number: string | null } | null>(null);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isOpen && !sent) part.current?.focus();
  }, [isOpen, sent]);
  if (!isRehydrated) return null;
  if (sent)
    return <SentConfirmation exhibitorName={exhibitor.name} number={sent.number} onAnother={() => setSent(null)} />;
  if (!isOpen && !hasDraft)
    return <Button onClick={() => setIsOpen(true)}>{formatMessage({ id: 'counsel.open' })}</Button>;
  return (
    <div ref={part} tabIndex={-1}>
      <LoadForm formId="counsel">
        {(definition) => (
          <QuestionForm
            exhibitor={exhibitor}
            definition={definition}
            onSent={(number) => {
              setIsOpen(true);
              setSent({ number });
            }}
          />
        )}
      </LoadForm>
    </div>
  );
}
