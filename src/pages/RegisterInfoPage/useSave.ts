import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { visitorApi, type VisitorInsert, type VisitorRegistration } from '@/api';
import { toRequest } from '@/features/visitor/conversions';
import { nextHref, currentStep, registrationFlows } from '@/features/visitor/registrationFlows';
import { documentFailure } from '@/features/visitor/registrationErrors';
import type { DocumentDispute } from '@/features/visitor/zh/useDocumentDispute';
import { useApiFailure } from '@/forms/apiFailure';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { useReferenceDates } from '@/forms/useReferenceDates';
import { isEmpty } from '@/rules/validators/text';
import { selectPersistedSource } from '@/state/persistedSlice';
import { toastRaised } from '@/state/noticesSlice';
import type { AppDispatch } from '@/app/store/makeStore';
import { useLocale } from '@/i18n/useLocale';

interface SaveOptions {
  existing: VisitorRegistration | null;
  /** The verified number, or the unchanged one. */
  mobile: string;
  redeemCode: string | undefined;
  /** The server has stored the data: local drafts can be deleted. */
  onSaved: () => void;
  onSent: () => void;
  dispute: DocumentDispute;
  /** The verification has expired: it starts again, and the typed values stay. */
  onVerificationExpired: () => void;
}

/** Sends the form with the verified number, and continues with the server's next step. */
export function useSave({
  existing,
  mobile,
  redeemCode,
  dispute,
  onSaved,
  onSent,
  onVerificationExpired,
}: SaveOptions) {
  const lang = useLocale();
  const [visitorUpdate] = visitorApi.endpoints.visitorUpdate.useMutation();
  const [visitorInsert] = visitorApi.endpoints.visitorInsert.useMutation();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const getReferenceDates = useReferenceDates();
  const { formatMessage } = useIntl();
  const source = useSelector(selectPersistedSource);
  const toFailure = useApiFailure();

  return async ({ body, values }: FormSubmission): Promise<SubmitFailure | void> => {
    const isUnchanged = existing !== null && isEmpty(values['documentNumber']);
    const documentError = isUnchanged ? null : documentFailure(values, getReferenceDates().opening, lang);
    if (documentError) return documentError;
    const { source: persistedSource, ...form } = {
      ...toRequest(body, source),
      ...dispute.body,
      mobile,
    } as unknown as VisitorInsert;
    const { data, error } = await (existing
      ? visitorUpdate({ ...form, id: existing.id })
      : visitorInsert({
          ...form,
          ...(redeemCode && { redeemCode }),
          ...(persistedSource && { source: persistedSource }),
        }));
    if (!data) {
      const failure = toFailure(error, existing ? 'visitorUpdate' : 'visitorInsert');
      dispute.onFailure(failure.reason);
      // The response to an earlier attempt may have been lost. Then the registration exists, and verifying its number
      // opens it.
      if (failure.reason === 'visitor.mobileExists' && !existing)
        return { message: formatMessage({ id: 'visitor.entryExistsOpen' }) };
      if (failure.reason !== 'verify.proofMissing') return failure;
      dispatch(toastRaised({ kind: 'error', text: formatMessage({ id: 'visitor.verificationExpired' }) }));
      onVerificationExpired();
      if (existing) await navigate(registrationFlows.mobile.hrefs(lang).changeNumber);
      return failure;
    }
    onSaved();
    onSent();
    if (existing) dispatch(toastRaised({ kind: 'success', text: formatMessage({ id: 'visitor.editConfirmed' }) }));
    // A new registration continues with the meetings, an edited one with its current step.
    const isNewRegistration = !existing && currentStep(data.registration) === 'questionnaire';
    await navigate(
      isNewRegistration ? registrationFlows.mobile.hrefs(lang).meetings : nextHref(data.registration, lang),
    );
  };
}
