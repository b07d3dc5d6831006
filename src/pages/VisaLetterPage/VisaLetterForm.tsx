import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { basicApi } from '@/api/basic';
import { formApi } from '@/api/form';
import { ownApi } from '@/api/own';
import type { VisaLetter, VisaLetterApply } from '@/api/types';
import { useSendCode } from '@/features/captcha/useSendCode';
import { visaLetterMessages } from '@/features/visaLetter/messages';
import { onCodeField, toFailure } from '@/forms/failures';
import { FormPart } from '@/forms/FormPart';
import { formMessages } from '@/forms/messages';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { useDraft } from '@/forms/useDraft';
import { sourcePart } from '@/lib/source';
import type { Locale } from '@/rules/locales';
import { normaliseEmail } from '@/rules/validators/email';
import { selectKeptSource } from '@/state/keptSlice';
import type { AppDispatch } from '@/store/makeStore';

export const FORM_ID = 'visa-letter';

/** Proves the address, then asks for the letter. A proof is good for half an hour: a mistake costs no second code. */
function useLetter(onTaken: (letter: VisaLetter) => void) {
  const dispatch = useDispatch<AppDispatch>();
  const source = useSelector(selectKeptSource);
  const lost = useIntl().formatMessage(formMessages.lost);
  const proved = useRef<string | null>(null);
  return async ({ body, values, virtual }: FormSubmission): Promise<SubmitFailure | void> => {
    // Validated against its file, so its core properties have the contract's shapes.
    const visaLetterApply = { ...body, ...sourcePart(source) } as VisaLetterApply;
    const email = normaliseEmail(String(values['email']));
    const code = virtual['verificationCode'];
    if (code !== undefined && proved.current !== email) {
      const checkEmailCode = { email: visaLetterApply.email, purpose: 'visaLetter' as const, code };
      const { error } = await dispatch(ownApi.endpoints.ownCheckEmailCode.initiate({ checkEmailCode }));
      if (error) return onCodeField(toFailure(error, lost));
      proved.current = email;
    }
    const { data, error } = await dispatch(ownApi.endpoints.ownVisaLetter.initiate({ visaLetterApply }));
    if (data) return onTaken(data);
    const failure = onCodeField(toFailure(error, lost));
    if (failure.reason === 'verify.proofMissing') proved.current = null;
    return failure;
  };
}

interface VisaLetterFormProps {
  lang: Locale;
  /** Of the organiser, for readers without JavaScript. */
  email: string;
  onTaken: (letter: VisaLetter) => void;
}

/** The form with its draft. */
export function VisaLetterForm({ lang, email, onTaken }: VisaLetterFormProps) {
  const { formatMessage } = useIntl();
  const { data: definition } = formApi.endpoints.currentForm.useQuery(FORM_ID);
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const { isRead, draft, save, drop } = useDraft({ key: FORM_ID, form: definition });
  const { sendCode, codeWait, captcha } = useSendCode('visaLetter');
  const services = useMemo(() => ({ sendEmailCode: sendCode, codeWait }), [sendCode, codeWait]);
  const sources = useMemo(() => ({ countries }), [countries]);
  const submit = useLetter((letter) => {
    drop();
    onTaken(letter);
  });
  if (!definition) return null;
  return (
    <>
      <FormPart
        isReady={isRead}
        definition={definition}
        locale={lang}
        initialValues={draft?.values}
        onValuesChange={save}
        sources={sources}
        services={services}
        noscript={formatMessage(visaLetterMessages.noscript, { email })}
        note={formatMessage(visaLetterMessages.note)}
        onSubmit={submit}
      />
      {captcha}
    </>
  );
}
