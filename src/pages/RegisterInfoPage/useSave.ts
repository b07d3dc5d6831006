import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { visitorApi, type VisitorInsert, type VisitorRegistration } from '@/api';
import { toRequest } from '@/features/visitor/conversions';
import { nextHref, currentStep, registrationFlows } from '@/features/visitor/registrationFlows';
import { documentFailure } from '@/features/visitor/failures';
import type { DocumentDispute } from '@/features/visitor/zh/useDocumentDispute';
import { useCallFailure } from '@/forms/failures';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { useReferenceDates } from '@/forms/useReferenceDates';
import { isEmpty } from '@/rules/validators/text';
import { selectPersistedSource } from '@/state/persistedSlice';
import { toastRaised } from '@/state/noticesSlice';
import type { AppDispatch } from '@/app/store/makeStore';
import { useLocale } from '@/i18n/useLocale';

interface SaveOptions {
  edited: VisitorRegistration | null;
  /** The verified number, or the unchanged one. */
  mobile: string;
  redeemCode: string | undefined;
  /** The server has the data: local copies can be removed. */
  onDone: () => void;
  onSent: () => void;
  dispute: DocumentDispute;
  /** The proof has expired: verification starts again, and the typed values stay. */
  onUnproved: () => void;
}

/** Sends the form with the verified number, and continues with the server's next step. */
export function useSave({ edited, mobile, redeemCode, dispute, onDone, onSent, onUnproved }: SaveOptions) {
  const lang = useLocale();
  const [visitorUpdate] = visitorApi.endpoints.visitorUpdate.useMutation();
  const [visitorInsert] = visitorApi.endpoints.visitorInsert.useMutation();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const days = useReferenceDates();
  const { formatMessage } = useIntl();
  const source = useSelector(selectPersistedSource);
  const failureOf = useCallFailure();

  return async ({ body, values }: FormSubmission): Promise<SubmitFailure | void> => {
    const isUnchanged = edited !== null && isEmpty(values['documentNumber']);
    const wrong = isUnchanged ? null : documentFailure(values, days().opening, lang);
    if (wrong) return wrong;
    const { source: from, ...form } = {
      ...toRequest(body, source),
      ...dispute.body,
      mobile,
    } as unknown as VisitorInsert;
    const { data, error } = await (edited
      ? visitorUpdate({ visitorUpdate: { ...form, id: edited.id } })
      : visitorInsert({
          visitorInsert: { ...form, ...(redeemCode && { redeemCode }), ...(from && { source: from }) },
        }));
    if (!data) {
      const failure = failureOf(error);
      dispute.onFailure(failure.reason);
      // The response of an earlier attempt may have been lost: the registration exists, and its number opens it.
      if (failure.reason === 'visitor.mobileExists' && !edited)
        return { message: formatMessage({ id: 'visitor.entryExistsOpen' }) };
      if (failure.reason !== 'verify.proofMissing') return failure;
      dispatch(toastRaised({ kind: 'error', text: formatMessage({ id: 'visitor.proofEnded' }) }));
      onUnproved();
      if (edited) await navigate(registrationFlows.zh.hrefs(lang).changeNumber);
      return failure;
    }
    onDone();
    onSent();
    if (edited) dispatch(toastRaised({ kind: 'success', text: formatMessage({ id: 'visitor.editConfirmed' }) }));
    // A new registration continues with meetings; an edited one where it was.
    const isAtBeginning = !edited && currentStep(data.registration) === 'questionnaire';
    await navigate(isAtBeginning ? registrationFlows.zh.hrefs(lang).meetings : nextHref(data.registration, lang));
  };
}
