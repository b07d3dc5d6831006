import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ownApi } from '@/api/own';
import { visitorEnApi } from '@/api/visitorEn';
import type { VisitorEnInsert, VisitorRegistration } from '@/api/types';
import { toRequest } from '@/features/visitor/conversions';
import { wayMessages } from '@/features/visitor/messages';
import { onCodeField, toFailure } from '@/forms/failures';
import { formMessages } from '@/forms/messages';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';
import { normaliseEmail } from '@/rules/validators/email';
import { selectKeptSource } from '@/state/keptSlice';
import { toastRaised } from '@/state/noticesSlice';
import type { AppDispatch } from '@/store/makeStore';

interface RegisterOptions {
  lang: Locale;
  /** The registration that is being changed; null for a new one. */
  edited: VisitorRegistration | null;
  /** Whether the address turned out to be registered already. */
  onTaken: (isTaken: boolean) => void;
  /** The server has the data: nothing of it needs to be kept here. */
  onDone: () => void;
}

/** Proves the address, sends the form, and goes on to the step that the server names. */
export function useRegister({ lang, edited, onTaken, onDone }: RegisterOptions) {
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const source = useSelector(selectKeptSource);
  // A code is good once, its proof for half an hour: a second attempt with the same address needs no new one.
  const proved = useRef<string | null>(null);
  const lost = formatMessage(formMessages.lost);

  return async ({ body, values, virtual }: FormSubmission): Promise<SubmitFailure | void> => {
    const request = toRequest(body, source) as VisitorEnInsert;
    const email = normaliseEmail(String(values['email']));
    const code = virtual['verificationCode'];
    if (code !== undefined && proved.current !== email) {
      const { error } = await dispatch(
        ownApi.endpoints.ownCheckEmailCode.initiate({
          checkEmailCode: { email: request.email, purpose: 'registration', code },
        }),
      );
      if (error) return onCodeField(toFailure(error, lost));
      proved.current = email;
    }
    const { source: _source, ...changes } = request;
    const { data, error } = await (edited
      ? dispatch(visitorEnApi.endpoints.visitorEnUpdate.initiate({ visitorEnUpdate: { ...changes, id: edited.id } }))
      : dispatch(visitorEnApi.endpoints.visitorEnInsert.initiate({ visitorEnInsert: request })));
    if (!data) {
      const failure = onCodeField(toFailure(error, lost));
      if (failure.reason === 'verify.proofMissing') proved.current = null;
      onTaken(failure.reason === 'visitor.emailExists');
      return failure;
    }
    onDone();
    if (edited) dispatch(toastRaised({ kind: 'success', text: formatMessage(wayMessages.editConfirmed) }));
    const next = data.next === 'questionnaire' ? paths.registrationQuestionnaire : paths.registrationResult;
    await navigate(next.href({ lang }));
  };
}
