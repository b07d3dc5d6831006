import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  basicApi,
  type Edition,
  formApi,
  ownApi,
  visitorEnApi,
  type VisitorEnInsert,
  type VisitorRegistration,
} from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { useSendCode } from '@/features/captcha/useSendCode';
import { EarlierBadges } from '@/features/visitor/components/EarlierBadges';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { toFormValues, toRequest } from '@/features/visitor/conversions';
import { formForEditing } from '@/features/visitor/adaptForm';
import { useFeeText } from '@/features/visitor/useFee';
import { useInvitation } from '@/features/visitor/prefill';
import { registrationFlows } from '@/features/visitor/registrationFlows';
import { toCodeFieldError, useApiFailure } from '@/forms/apiFailure';
import { EmbeddedForm } from '@/forms/EmbeddedForm';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { useDraft } from '@/forms/useDraft';
import { paths } from '@/lib/paths';
import { localise } from '@/rules/locales';
import { normaliseEmail } from '@/rules/validators/email';
import { selectPersistedSource } from '@/state/persistedSlice';
import { toastRaised } from '@/state/noticesSlice';
import type { AppDispatch } from '@/app/store/makeStore';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import styles from '../../features/visitor/components/RegistrantPanel.module.css';

interface RegisterOptions {
  /** The registration to edit; null for a new one. */
  existing: VisitorRegistration | null;
  /** Called with whether the address is already registered. */
  setInUse: (isInUse: boolean) => void;
  /** Called once the server has stored the data; then the draft can be deleted. */
  onSaved: () => void;
}

/** Verifies the address, sends the form, and continues with the server's next step. */
function useRegister({ existing, setInUse, onSaved }: RegisterOptions) {
  const lang = useLocale();
  const [ownCheckEmailCode] = ownApi.endpoints.ownCheckEmailCode.useMutation();
  const [visitorEnUpdate] = visitorEnApi.endpoints.visitorEnUpdate.useMutation();
  const [visitorEnInsert] = visitorEnApi.endpoints.visitorEnInsert.useMutation();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const source = useSelector(selectPersistedSource);
  // A code is valid once, the verification for half an hour. Within it another attempt with the same address needs no
  // new code.
  const verifiedEmail = useRef<string | null>(null);
  const toFailure = useApiFailure();

  return async ({ body, values, virtual }: FormSubmission): Promise<SubmitFailure | void> => {
    const request = toRequest(body, source) as VisitorEnInsert;
    const email = normaliseEmail(String(values['email']));
    const code = virtual['verificationCode'];
    if (code !== undefined && verifiedEmail.current !== email) {
      const { error } = await ownCheckEmailCode({ email: request.email, purpose: 'registration', code });
      if (error) return toCodeFieldError(toFailure(error));
      verifiedEmail.current = email;
    }
    const { source: _source, ...changes } = request;
    const { data, error } = await (existing
      ? visitorEnUpdate({ ...changes, id: existing.id })
      : visitorEnInsert(request));
    if (!data) {
      const failure = toCodeFieldError(toFailure(error, existing ? 'visitorEnUpdate' : 'visitorEnInsert'));
      if (failure.reason === 'verify.proofMissing') verifiedEmail.current = null;
      setInUse(failure.reason === 'visitor.emailExists');
      return failure;
    }
    onSaved();
    if (existing) dispatch(toastRaised({ kind: 'success', text: formatMessage({ id: 'visitor.editConfirmed' }) }));
    const nextPath = data.next === 'questionnaire' ? paths.registrationQuestionnaire : paths.registrationResult;
    await navigate(nextPath.href({ lang }));
  };
}

/**
 * Below the e-mail field: a link to the user's registration, with other text when the address is already registered.
 */
function ExistingRegistrationHint({ href, isInUse }: { href: string; isInUse: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {formatMessage(isInUse ? { id: 'visitor.existsTitle' } : { id: 'visitor.registeredAlready' })}{' '}
      <Anchor href={href} className={styles.link}>
        {formatMessage({ id: 'visitor.openExisting' })}
      </Anchor>
    </>
  );
}

interface PersonalFormProps {
  edition: Edition;
  /** The registration to edit; null for a new one. */
  existing: VisitorRegistration | null;
  /** The token of an invitation link. */
  invitationToken: string | null;
}

/** The form of the first step, new or edited, with its draft. */
export function PersonalForm({ edition, existing, invitationToken }: PersonalFormProps) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const { data: form } = formApi.endpoints.currentForm.useQuery('visitor-en');
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const [isInUse, setIsInUse] = useState(false);
  const feeText = useFeeText({ hasLateFee: false });
  const definition = useMemo(() => form && (existing ? formForEditing(form, existing.email) : form), [form, existing]);
  const draft = useDraft({
    key: existing ? `visitor-en:${existing.id}` : 'visitor-en',
    form,
    recordUpdatedAt: existing?.updatedAt,
  });
  const { isReady: isSettled } = useInvitation(existing ? null : invitationToken, registrationFlows.email);
  const submit = useRegister({ existing, setInUse: setIsInUse, onSaved: draft.discard });
  const { sendCode, resendCooldown, captcha } = useSendCode('registration');
  const services = useMemo(() => ({ sendEmailCode: sendCode, resendCooldown }), [sendCode, resendCooldown]);
  const fieldExtras = useMemo(
    () =>
      existing
        ? undefined
        : {
            email: <ExistingRegistrationHint href={`${paths.registration.href({ lang })}?find=1`} isInUse={isInUse} />,
          },
    [existing, lang, isInUse],
  );
  if (!definition) return null;
  const noscript = formatMessage({ id: 'visitor.noscript' }, { email: edition.contacts.email });
  const title = existing ? formatMessage({ id: 'visitor.editTitle' }) : localise(definition.title, lang);
  return (
    <FlowPage
      step="information"
      title={title}
      intro={existing ? formatMessage({ id: 'visitor.editIntro' }) : localise(definition.intro, lang)}
      price={existing ? undefined : feeText}
    >
      {!existing && <EarlierBadges />}
      <EmbeddedForm
        isReady={isSettled}
        definition={definition}
        draft={draft}
        initialValues={existing ? toFormValues(existing) : undefined}
        countries={countries}
        services={services}
        fieldExtras={fieldExtras}
        noscript={noscript}
        note={formatMessage({ id: 'visitor.noteInformation' })}
        actions={
          !existing && (
            <Anchor href={registrationFlows.mobile.hrefs(lang).start} className={buttonClass('text')}>
              {formatMessage({ id: 'visitor.entryByMobile' })}
            </Anchor>
          )
        }
        onSubmit={submit}
      />
      {captcha}
    </FlowPage>
  );
}
