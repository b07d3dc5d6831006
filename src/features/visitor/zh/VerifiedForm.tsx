import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Country, Edition, VisitorRegistration } from '@/api';
import { useApiFailure } from '@/forms/apiFailure';
import { EmbeddedForm } from '@/forms/EmbeddedForm';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { useDraft } from '@/forms/useDraft';
import { useReferenceDates } from '@/forms/useReferenceDates';
import { useLocale } from '@/i18n/useLocale';
import type { FormDefinition } from '@/rules/forms/types';
import { toRequest } from '../conversions';
import { formWithoutMobile } from '../adaptForm';
import { documentFailure } from '../registrationErrors';
import { useDocumentDispute } from './useDocumentDispute';
import { useRegions } from './useRegions';

interface VerifiedFormProps {
  edition: Edition;
  form: FormDefinition | undefined;
  countries: Country[] | undefined;
  /** The verified number. */
  mobile: string;
  /** The operation that registers. */
  operation: 'exhibitorRegist' | 'meInsert';
  /** Registers; the verified number is part of the body. */
  onRegister: (body: object) => Promise<{ data?: { registration: VisitorRegistration }; error?: unknown }>;
  /** Called after registration; continues with the next step. */
  onDone: () => Promise<void> | void;
  /** The verification has expired. */
  onVerificationExpired: () => void;
  /** Message for a number that is already registered, perhaps because an earlier response was lost. */
  existsMessage: string;
  /** Next to the button: a link to the existing registration. */
  actions?: ReactNode;
}

const INITIAL_VALUES = { country: 'CN' };

/** The form of a flow with an earlier number verification: exhibitors' guests, and the old me area. */
export function VerifiedForm({
  edition,
  form,
  countries,
  mobile,
  existsMessage,
  actions,
  ...handlers
}: VerifiedFormProps) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const toFailure = useApiFailure();
  const getReferenceDates = useReferenceDates();
  const definition = useMemo(() => form && formWithoutMobile(form, null), [form]);
  const draft = useDraft({ key: form?.formId ?? '', form });
  const findRegions = useRegions();
  const services = useMemo(() => ({ findRegions }), [findRegions]);
  const dispute = useDocumentDispute(lang);
  const fieldExtras = useMemo(() => ({ documentNumber: dispute.choice || undefined }), [dispute.choice]);
  const onSubmit = async ({ body, values }: FormSubmission): Promise<SubmitFailure | void> => {
    const documentError = documentFailure(values, getReferenceDates().opening, lang);
    if (documentError) return documentError;
    const { data, error } = await handlers.onRegister({ ...toRequest(body), ...dispute.body, mobile });
    if (!data) {
      const failure = toFailure(error, handlers.operation);
      dispute.onFailure(failure.reason);
      if (failure.reason === 'visitor.mobileExists') return { message: existsMessage };
      if (failure.reason === 'verify.proofMissing') handlers.onVerificationExpired();
      return failure;
    }
    draft.discard();
    await handlers.onDone();
  };
  if (!definition) return null;
  const { email, phone } = edition.contacts;
  return (
    <EmbeddedForm
      isReady={mobile !== ''}
      definition={definition}
      draft={draft}
      initialValues={INITIAL_VALUES}
      countries={countries}
      services={services}
      fieldExtras={fieldExtras}
      noscript={formatMessage({ id: 'visitor.noscriptPhone' }, { email, phone })}
      actions={actions}
      note={formatMessage({ id: 'visitor.noteAdults' })}
      onSubmit={onSubmit}
    />
  );
}
