import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Country, Edition, VisitorRegistration } from '@/api';
import { useCallFailure } from '@/forms/failures';
import { FormPart } from '@/forms/FormPart';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { useDraft } from '@/forms/useDraft';
import { useJudgingDays } from '@/forms/useJudgingDays';
import { useLocale } from '@/i18n/useLocale';
import type { FormDefinition } from '@/rules/forms/types';
import { toRequest } from '../conversions';
import { chineseForm } from '../shownForm';
import { documentFailure } from '../failures';
import { useDocumentDispute } from './useDocumentDispute';
import { useRegions } from './useRegions';

interface ProvedFormProps {
  edition: Edition;
  form: FormDefinition | undefined;
  countries: Country[] | undefined;
  /** The number that was proved. */
  mobile: string;
  /** Registers; the proved number is part of the body. */
  onRegister: (body: object) => Promise<{ data?: { registration: VisitorRegistration }; error?: unknown }>;
  /** After that: goes on to what there is then. */
  onDone: () => Promise<void> | void;
  /** The proof is not good any more. */
  onUnproved: () => void;
  /** What is said of a number that is registered: its answer may have been lost. */
  exists: string;
  /** Beside the button: the way to what is registered. */
  actions?: ReactNode;
}

const FIRST = { country: 'CN' };

/** The form of a way on which the number was proved before it: of an exhibitor's guest, and of the old me area. */
export function ProvedForm({ edition, form, countries, mobile, exists, actions, ...on }: ProvedFormProps) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const failureOf = useCallFailure();
  const days = useJudgingDays();
  const definition = useMemo(() => form && chineseForm(form, null), [form]);
  const draft = useDraft({ key: form?.formId ?? '', form });
  const findRegions = useRegions();
  const services = useMemo(() => ({ findRegions }), [findRegions]);
  const dispute = useDocumentDispute(lang);
  const extras = useMemo(() => ({ documentNumber: dispute.choice || undefined }), [dispute.choice]);
  const onSubmit = async ({ body, values }: FormSubmission): Promise<SubmitFailure | void> => {
    const wrong = documentFailure(values, days().opening, lang);
    if (wrong) return wrong;
    const { data, error } = await on.onRegister({ ...toRequest(body), ...dispute.body, mobile });
    if (!data) {
      const failure = failureOf(error);
      dispute.onFailure(failure.reason);
      if (failure.reason === 'visitor.mobileExists') return { message: exists };
      if (failure.reason === 'verify.proofMissing') on.onUnproved();
      return failure;
    }
    draft.drop();
    await on.onDone();
  };
  if (!definition) return null;
  const { email, phone } = edition.contacts;
  return (
    <FormPart
      isReady={mobile !== ''}
      definition={definition}
      draft={draft}
      initialValues={FIRST}
      countries={countries}
      services={services}
      extras={extras}
      noscript={formatMessage({ id: 'visitor.noscriptPhone' }, { email, phone })}
      actions={actions}
      note={formatMessage({ id: 'visitor.noteAdults' })}
      onSubmit={onSubmit}
    />
  );
}
