import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Country, Edition, VisitorRegistration } from '@/api';
import { useCallFailure } from '@/forms/failures';
import { FormPart } from '@/forms/FormPart';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { useDraft } from '@/forms/useDraft';
import { useReferenceDates } from '@/forms/useReferenceDates';
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
  /** The verified number. */
  mobile: string;
  /** Registers; the verified number is part of the body. */
  onRegister: (body: object) => Promise<{ data?: { registration: VisitorRegistration }; error?: unknown }>;
  /** Called after registration; continues with the next step. */
  onDone: () => Promise<void> | void;
  /** The proof has expired. */
  onUnproved: () => void;
  /** Message for a number that is already registered, perhaps because an earlier response was lost. */
  exists: string;
  /** Next to the button: a link to the existing registration. */
  actions?: ReactNode;
}

const FIRST = { country: 'CN' };

/** The form of a flow with an earlier number verification: exhibitors' guests, and the old me area. */
export function ProvedForm({ edition, form, countries, mobile, exists, actions, ...on }: ProvedFormProps) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const failureOf = useCallFailure();
  const days = useReferenceDates();
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
